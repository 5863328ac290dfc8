import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { GiftMessage } from './gift-message.ts'
import { AddressBody } from './address-body.ts'

export const MethodBody = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })

const ShipmentId = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/))

const fields = {
  shippingAddress: v.exactOptional(AddressBody),
  shippingMethod: v.exactOptional(MethodBody),
  gift: v.exactOptional(v.boolean()),
  giftMessage: v.exactOptional(GiftMessage),
  shipmentNo: v.exactOptional(ShipmentId),
}

export const ShipmentBody = v.pipe(v.looseObject(fields), v.transform(withCustom))
export type ShipmentBody = v.InferOutput<typeof ShipmentBody>

export const NewShipmentBody = v.pipe(
  v.looseObject({
    ...fields,
    shipmentId: v.exactOptional(ShipmentId),
  }),
  v.transform(withCustom),
)
export type NewShipmentBody = v.InferOutput<typeof NewShipmentBody>
