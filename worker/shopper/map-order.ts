import * as v from 'valibot'

import { OrderNo, type Order } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Pickup } from '#shared/stores/store.ts'

import type { ContentMapper } from '../catalog/content-mapper.ts'
import type { WireOrder } from '../commerce/wire-basket.ts'
import { pictureOfOrder } from '../order-tracking/picture-of-order.ts'
import { arrivalText } from '../shipping/arrival-text.ts'
import { confirmedBefore } from './confirmed-total.ts'
import { paidGiftCards } from '../gift-cards/gift-payment.ts'
import { mapBag } from './map-bag.ts'
import { mapAddress, mapCard } from './map-checkout.ts'
import { needsAddress, parcelOf } from './shipments.ts'

/** @throws {ProblemError} `unavailable` if the order lacks a required field */
export function mapOrder(
  wire: WireOrder,
  mapper: ContentMapper,
  pickup: Pickup | null = null,
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
    giftCards: paidGiftCards(wire, currency),
    confirmed: confirmedBefore(wire, currency),
    bag: mapBag(wire, { mapper, couponLimit: 0 }),
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
