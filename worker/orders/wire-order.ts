import * as v from 'valibot'

import { WireOrder, WireShipment } from '../bag/wire-basket.ts'

const text = v.nullish(v.string())

const OmsShipment = v.object({
  id: text,
  provider: text,
  trackingNumber: text,
  trackingUrl: text,
  expectedDeliveryDate: text,
  actualDeliveryDate: text,
})

/** An order with its progress. */
export const WireTrackedOrder = v.object({
  ...WireOrder.entries,
  status: text,
  omsData: v.nullish(v.object({ shipments: v.optional(v.array(OmsShipment), []) })),
  shipments: v.optional(
    v.array(
      v.object({
        ...WireShipment.entries,
        shippingStatus: text,
        trackingNumber: text,
      }),
    ),
    [],
  ),
})
export type WireTrackedOrder = v.InferOutput<typeof WireTrackedOrder>

/** An order with the fields that only its customer may read. */
export const WireCustomerOrder = v.object({
  ...WireTrackedOrder.entries,
  currency: v.exactOptional(v.string()),
  paymentInstruments: v.optional(
    v.array(
      v.object({
        amount: v.nullish(v.number()),
        maskedGiftCertificateCode: text,
        paymentCard: v.optional(
          v.object({
            cardType: v.optional(v.string()),
            numberLastDigits: v.optional(v.string()),
            maskedNumber: v.optional(v.string()),
            expirationMonth: v.optional(v.number()),
            expirationYear: v.optional(v.number()),
          }),
        ),
      }),
    ),
    [],
  ),
})
export type WireCustomerOrder = v.InferOutput<typeof WireCustomerOrder>
