import * as v from 'valibot'

import type { OrderNo } from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import type { CommerceRequest } from './commerce-client.ts'
import { parseCart } from './parse-cart.ts'
import type { CommerceResult } from './send-request.ts'
import { WireOrder, WireShipment } from './wire-basket.ts'

const text = v.nullish(v.string())

/** An order with its progress. */
export const WireTrackedOrder = v.object({
  ...WireOrder.entries,
  status: text,
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
    query: { locale },
    body: details,
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') {
    if (NOT_FOUND_STATUSES.has(result.status)) throw new ProblemError('not-found')
    throw new ProblemError(result.status === 429 ? 'too-many-attempts' : 'unavailable')
  }
  const order = parseCart(WireTrackedOrder, result.body)
  if (!order) throw new ProblemError('unavailable')
  return order
}
