import * as v from 'valibot'

import { OrderNo, type Address, type Order } from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type { WireOrder } from '../commerce/wire-basket.ts'
import { mapBag } from './map-bag.ts'
import { mapAddress, mapCard } from './map-checkout.ts'

/** @throws {ProblemError} `unavailable` if the order lacks a required field */
export function mapOrder(wire: WireOrder, mapper: ContentMapper): Order {
  const orderNo = v.safeParse(OrderNo, wire.orderNo)
  const [shipment] = wire.shipments
  const shippingAddress = mapAddress(shipment?.shippingAddress)
  if (!orderNo.success || !shippingAddress) throw new ProblemError('unavailable')
  const billingAddress: Address = mapAddress(wire.billingAddress) ?? shippingAddress
  return {
    orderNo: orderNo.output,
    placedAt: isDate(wire.creationDate) ? wire.creationDate : null,
    email: wire.customerInfo.email ?? '',
    shippingAddress,
    billingAddress,
    arrival: plainText(shipment?.shippingMethod?.c_estimatedArrivalTime),
    payment: mapCard(wire),
    bag: mapBag(wire, { mapper, couponLimit: 0 }),
  }
}

const isDate = (text: string | undefined): text is string =>
  text !== undefined && !Number.isNaN(Date.parse(text))
