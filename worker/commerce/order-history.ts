import * as v from 'valibot'

import type { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { SendAsSession } from './baskets.ts'
import { WireCustomerOrder } from './order-lookup.ts'
import { parseCart } from './parse-cart.ts'
import { parseLeniently } from './parse-usable.ts'
import type { CommerceResult } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'
import { WireId } from './wire-id.ts'

/** Statuses of orders that a customer has placed. A failed one was never an order for them. */
const LISTED = 'created,new,open,completed,cancelled,replaced'
/** No page waits longer for what it can do without (ms). */
const REASONS_DEADLINE_MS = 2_500
/** Has the place of an order number in the API's paths. */
const META_DATA = 'oms-meta-data'
const EXPAND = 'oms,oms_shipments'

const WireOrderPage = v.object({
  total: v.optional(v.number(), 0),
  data: v.optional(v.array(v.unknown()), []),
})

const codes = v.optional(v.array(v.object({ reason: v.string() })), [])
const WireReasons = v.object({ cancelReasonCodes: codes, returnReasonCodes: codes })

export interface WireReturn {
  itemId: string
  quantity: number
  reason?: string
}

/** The order does not exist, or belongs to another shopper. Both look the same to the shopper. */
const NOT_FOUND_STATUSES = new Set([403, 404])

type Failure = Exclude<CommerceResult, { kind: 'ok' }>

/** Orders of a customer after they were placed, and order management (scapi: orders). */
export function createOrderManagement(send: SendAsSession) {
  const order = (request: Omit<ShopperRequest, 'family'>) => send({ family: 'orders', ...request })

  return {
    /** An order that cannot be read is left out. @throws {ProblemError} `unavailable` */
    async list(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
      signal?: AbortSignal,
    ) {
      const answer = await send({
        family: 'orderHistory',
        operation: 'getCustomerOrders',
        method: 'GET',
        path: `/customers/${v.parse(WireId, customerId)}/orders`,
        query: { limit, offset, status: LISTED, expand: EXPAND },
        signal,
      })
      if (answer.kind !== 'ok') throw unavailable(answer)
      const { output } = parseLeniently(WireOrderPage, answer.body)
      if (!output) throw new ProblemError('unavailable', { cause: 'odd answer' })
      const orders = output.data.flatMap((each) => parseCart(WireCustomerOrder, each) ?? [])
      return { orders, total: output.total }
    },

    /** @throws {ProblemError} `not-found`, `unavailable` */
    async get(orderNo: OrderNo, signal?: AbortSignal): Promise<WireCustomerOrder> {
      if (orderNo === META_DATA) throw new ProblemError('not-found')
      const answer = await order({
        operation: 'getOrder',
        method: 'GET',
        path: `/orders/${orderNo}`,
        query: { expand: EXPAND },
        signal,
      })
      if (answer.kind !== 'ok') throw notFoundOr(answer, unavailable(answer))
      return wholeOrder(answer.body)
    },

    /** The reasons for cancellations and returns. Empty if the site has no order management. */
    async reasons(signal?: AbortSignal): Promise<Record<'cancel' | 'return', string[]>> {
      const late = AbortSignal.timeout(REASONS_DEADLINE_MS)
      const answer = await order({
        operation: 'getOmsMetaData',
        method: 'GET',
        path: `/orders/${META_DATA}`,
        signal: signal ? AbortSignal.any([late, signal]) : late,
      }).catch(() => null)
      const { output } = parseLeniently(WireReasons, answer?.kind === 'ok' ? answer.body : {})
      const textsOf = (list: { reason: string }[] = []) => list.map(({ reason }) => reason)
      return {
        cancel: textsOf(output?.cancelReasonCodes),
        return: textsOf(output?.returnReasonCodes),
      }
    },

    /** @returns false if it is not known whether the order was canceled. @throws {ProblemError} `not-found`, `rejected` */
    cancel: (orderNo: OrderNo, reason: string | undefined) =>
      sendChange(send, {
        operation: 'cancelOmsOrder',
        path: `/orders/${orderNo}/actions/oms-cancel-order`,
        body: reason === undefined ? {} : { reason },
      }),

    /** @returns false if it is not known whether it was accepted. @throws {ProblemError} `not-found`, `rejected` */
    returnItems: (orderNo: OrderNo, productItems: WireReturn[]) =>
      sendChange(send, {
        operation: 'returnOmsOrder',
        path: `/orders/${orderNo}/actions/oms-return-order`,
        body: { productItems },
      }),
  }
}

/** @returns false if it is not known whether the change was made */
async function sendChange(
  send: SendAsSession,
  request: Pick<ShopperRequest, 'operation' | 'path' | 'body'>,
): Promise<boolean> {
  const answer = await send({ family: 'orders', method: 'POST', ...request })
  if (answer.kind === 'ok') return true
  if (answer.kind === 'no-response' || answer.status >= 500) return false
  if (answer.status === 401 || answer.status === 429) throw unavailable(answer)
  throw notFoundOr(answer, new ProblemError('rejected'))
}

export type OrderManagement = ReturnType<typeof createOrderManagement>

function wholeOrder(body: unknown): WireCustomerOrder {
  const order = parseCart(WireCustomerOrder, body)
  if (!order) throw new ProblemError('unavailable', { cause: 'odd answer' })
  return order
}

const notFoundOr = (answer: Failure, other: ProblemError) =>
  answer.kind === 'http-error' && NOT_FOUND_STATUSES.has(answer.status)
    ? new ProblemError('not-found')
    : other

const unavailable = (answer: Failure) =>
  new ProblemError('unavailable', {
    cause: answer.kind === 'http-error' ? `status ${answer.status}` : answer.cause,
  })
