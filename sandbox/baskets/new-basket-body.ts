import * as v from 'valibot'

import { AddressBody } from './contents/order-address.ts'
import type { Change } from './contents/changes.ts'
import { CustomerBody } from './contents/customer.ts'
import { ItemToAdd, MAX_ITEMS } from './contents/item-body.ts'
import { DEFAULT_SHIPMENT } from './contents/model.ts'
import { BasketBody } from './contents/basket-fields.ts'
import { NewInstrumentBody } from './contents/payment-body.ts'
import { NewShipmentBody } from './contents/shipments.ts'

export const CouponBody = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(256)),
})

const Parts = v.object({
  customerInfo: v.exactOptional(CustomerBody),
  billingAddress: v.exactOptional(AddressBody),
  shipments: v.optional(v.array(NewShipmentBody), []),
  productItems: v.optional(v.pipe(v.array(ItemToAdd), v.maxLength(MAX_ITEMS)), []),
  paymentInstruments: v.optional(v.array(NewInstrumentBody), []),
  couponItems: v.optional(v.array(CouponBody), []),
})

/** The contents of a new basket, transformed into the changes that fill an empty one. */
export const NewBasketBody = v.pipe(
  v.looseObject({}),
  v.transform((body) => [body, body] as const),
  v.tuple([BasketBody, Parts]),
  // A new basket has no shipping items to refer to.
  v.transform(([{ shippingItems: _none, ...own }, parts]): Change[] => [
    { name: 'updateBasketFields', payload: own },
    ...shipmentChanges(parts.shipments),
    ...getChanges(parts),
  ]),
)

type Parts = v.InferOutput<typeof Parts>

function getChanges(parts: Parts): Change[] {
  const { customerInfo, billingAddress, productItems } = parts
  const changes: Change[] = []
  if (customerInfo) changes.push({ name: 'setCustomer', payload: customerInfo })
  if (billingAddress) {
    const payload = { body: billingAddress, useAsShipping: false }
    changes.push({ name: 'setBillingAddress', payload })
  }
  for (const payload of parts.couponItems) changes.push({ name: 'addCoupon', payload })
  for (const payload of parts.paymentInstruments) {
    changes.push({ name: 'addPaymentInstrument', payload })
  }
  if (productItems.length > 0) {
    changes.push({ name: 'addItems', payload: productItems })
  }
  return changes
}

/** A first shipment without an id is the default shipment. */
const shipmentChanges = (shipments: NewShipmentBody[]): Change[] =>
  shipments.map((body, index) => {
    const isDefault = body.shipmentId === DEFAULT_SHIPMENT || (index === 0 && !body.shipmentId)
    return isDefault
      ? { name: 'updateShipment', payload: { shipmentId: DEFAULT_SHIPMENT, body } }
      : { name: 'addShipment', payload: body }
  })
