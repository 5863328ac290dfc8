import type { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'

import type { SendAsSession } from '../upstream/shopper-client.ts'
import { giftCardProblem, rejectionOf } from '../upstream/problem-type.ts'
import { parseCart } from '../bag/parse-cart.ts'
import { WireOrder } from '../bag/wire-basket.ts'
import type { WireProblem } from '../upstream/wire-problem.ts'

export type OrderResult =
  | { kind: 'order'; order: WireOrder }
  | { kind: 'refused'; slug: string; problem: ProblemType }
  /** The request was sent, but its outcome is unknown. */
  | { kind: 'unknown' }

/** The order does not exist or belongs to another shopper. Both look the same to the shopper. */
const NOT_FOUND_STATUSES = new Set([400, 403, 404])

/** The order API for one shopper (scapi: orders). */
export function createOrders({ session }: { session: { send: SendAsSession } }) {
  const send: SendAsSession = (request) => session.send(request)
  return {
    /**
     * Sends the request exactly once and never retries it (design: exactly once).
     * @throws {ProblemError} `unavailable` if it was not sent
     */
    async create(basketId: string): Promise<OrderResult> {
      const answer = await send({
        family: 'orders',
        operation: 'createOrder',
        method: 'POST',
        path: '/orders',
        body: { basketId },
      })
      if (answer.kind === 'no-response') return { kind: 'unknown' }
      if (answer.kind === 'http-error') {
        const { status, problem } = answer
        // After a gateway timeout or a late error, the order may exist.
        if (status >= 500 || status < 400) return { kind: 'unknown' }
        if (status === 401 || status === 429) throw new ProblemError('unavailable')
        return { kind: 'refused', slug: problem.slug, problem: reasonOf(problem) }
      }
      const order = parseCart(WireOrder, answer.body)
      return order ? { kind: 'order', order } : { kind: 'unknown' }
    },

    /** @throws {ProblemError} `not-found`, `unavailable` */
    async get(orderNo: OrderNo, signal?: AbortSignal): Promise<WireOrder> {
      const answer = await send({
        family: 'orders',
        operation: 'getOrder',
        method: 'GET',
        path: `/orders/${orderNo}`,
        signal,
      })
      if (answer.kind === 'http-error' && NOT_FOUND_STATUSES.has(answer.status)) {
        throw new ProblemError('not-found')
      }
      const order = answer.kind === 'ok' ? parseCart(WireOrder, answer.body) : null
      if (!order) throw new ProblemError('unavailable')
      return order
    },

    /** Fails an order and reopens its basket. @returns whether that is certain */
    async fail(orderNo: OrderNo, signal?: AbortSignal): Promise<boolean> {
      const answer = await send({
        family: 'orders',
        operation: 'failOrder',
        method: 'POST',
        path: `/orders/${orderNo}/actions/fail`,
        query: { reopenBasket: true },
        body: { reasonCode: 'payment_auth_failure' },
        signal,
      })
      return answer.kind === 'ok'
    },
  }
}

function reasonOf(problem: WireProblem): ProblemType {
  const { parameter, statusCode } = problem.members
  // Another order has used the gift card.
  if (giftCardProblem(statusCode)) return 'gift-card-short'
  // The payments do not cover the total.
  if (parameter === 'paymentInstruments') return 'price-changed'
  // An incomplete basket is rejected with the name of what is missing.
  return typeof parameter === 'string' ? 'step-open' : rejectionOf(problem)
}
