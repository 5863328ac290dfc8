import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { type Order, OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { Pickup } from '#shared/stores/store.ts'

import { arrivalText } from '../bag/arrival.ts'
import { productsOfLines } from '../bag/lacking-lines.ts'
import { mapBag } from '../bag/map-bag.ts'
import { needsAddress, parcelOf, pickupOf } from '../bag/shipments.ts'
import { mapAddress } from '../bag/wire-address.ts'
import type { WireOrder } from '../bag/wire-basket.ts'
import { confirmedBefore } from './confirmed-total.ts'
import { mapCard } from './map-checkout.ts'
import { createOrders } from './orders.ts'
import { paidGiftCards } from '../gift-cards/gift-payment.ts'
import type { Edge } from '../http/edge.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'
import type { LineProducts } from '../product/line-products.ts'

/** Reads an order of the shopper. @throws {ProblemError} `not-found`, also for another shopper's order */
export async function readOrder(
  edge: Edge,
  orderNo: OrderNo,
  signal?: AbortSignal,
): Promise<Order> {
  if (!edge.session.state) throw new ProblemError('not-found')
  const order = await createOrders(edge).get(orderNo, signal)
  const [pickup, products] = await Promise.all([
    pickupOf(edge, order),
    productsOfLines(edge, [order]),
  ])
  return mapOrder(order, edge.mapper, { pickup, products })
}

/** What an order's page reads besides the order. */
export interface OrderExtras {
  pickup?: Pickup | null
  products?: LineProducts
}

/** @throws {ProblemError} `unavailable` if the order lacks a required field */
export function mapOrder(
  wire: WireOrder,
  mapper: ContentMapper,
  { pickup = null, products }: OrderExtras = {},
): Order {
  const orderNo = v.safeParse(OrderNo, wire.orderNo)
  const addresses = addressesOf(wire)
  if (!orderNo.success || !addresses) throw new ProblemError('unavailable')
  const { currency } = mapper.site
  return {
    orderNo: orderNo.output,
    placedAt: isDate(wire.creationDate) ? wire.creationDate : null,
    email: wire.customerInfo.email ?? '',
    isGuest: wire.guest ?? true,
    ...addresses,
    pickup,
    arrival: needsAddress(wire) ? arrivalText(parcelOf(wire), mapper.locale) : null,
    payment: mapCard(wire),
    giftCards: giftCardsOf(wire, currency),
    confirmed: confirmedBefore(wire, currency),
    bag: mapBag(wire, { mapper, couponLimit: 0, ...(products && { products }) }),
    together: pictureOfOrder(wire, mapper),
  }
}

/** Null if one is missing. An order that is not shipped has no shipping address. */
function addressesOf(wire: WireOrder): Pick<Order, 'shippingAddress' | 'billingAddress'> | null {
  const isShipped = needsAddress(wire)
  const shippingAddress = isShipped ? mapAddress(parcelOf(wire)?.shippingAddress) : null
  const billingAddress = mapAddress(wire.billingAddress) ?? shippingAddress
  const isWhole = shippingAddress !== null || !isShipped
  return isWhole && billingAddress ? { shippingAddress, billingAddress } : null
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text))

/** Wide enough for any page that shows it (px). */
const WIDTH = 1200

/** One picture of all products of an order; null if the service draws none. */
export function pictureOfOrder(
  { c_orderImage: address }: Pick<WireOrder, 'c_orderImage'>,
  mapper: ContentMapper,
): Picture | null {
  const picture = mapper.picture(address ?? undefined, '')
  if (!picture) return null
  const { link } = picture
  return { ...picture, link: `${link}${link.includes('?') ? '&' : '?'}sw=${WIDTH}` }
}

const giftCardsOf = (...order: Parameters<typeof paidGiftCards>) =>
  features.giftCards ? paidGiftCards(...order) : []
