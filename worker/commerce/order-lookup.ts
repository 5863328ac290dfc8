import * as v from 'valibot'

import type { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceRequest } from './commerce-client.ts'
import { parseCart } from './parse-cart.ts'
import { tooManyAttempts } from './problem-type.ts'
import type { CommerceResult } from './send-request.ts'
import { WireOrder, WireShipment } from './wire-basket.ts'

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

/** An order with what only its customer may read. */
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

interface OrderDetails {
  orderNo: OrderNo
  email: string
  /** That of the billing address. */
  postalCode: string
}

/** The order does not exist, or the details are not its own. Both look the same to the shopper. */
const NOT_FOUND_STATUSES = new Set([400, 403, 404])

/**
 * Looks up an order by its details, with the guest token of pages. A shopper's own token would open the shopper's
 * orders without any details.
 * @throws {ProblemError} `not-found`, `too-many-attempts`, `unavailable`
 */
export async function guestOrderLookup(
  sendCommerceRequest: (request: CommerceRequest) => Promise<CommerceResult>,
  { orderNo, ...details }: OrderDetails,
  locale: string,
): Promise<WireTrackedOrder> {
  const result = await sendCommerceRequest({
    family: 'orderLookups',
    operation: 'guestOrderLookup',
    method: 'POST',
    path: `/orders/${orderNo}/lookup`,
    query: { locale, expand: 'oms,oms_shipments' },
    body: details,
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') {
    if (NOT_FOUND_STATUSES.has(result.status)) throw new ProblemError('not-found')
    if (result.status === 429) throw tooManyAttempts(result)
    throw new ProblemError('unavailable')
  }
  const order = parseCart(WireTrackedOrder, result.body)
  if (!order) throw new ProblemError('unavailable')
  return order
}
