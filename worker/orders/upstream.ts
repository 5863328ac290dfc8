import * as v from 'valibot'

import type { OrderNo } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { parseCart } from '../bag/parse-cart.ts'
import type { Edge, PublicEdge } from '../http/edge.ts'
import { openResultClient } from '../session/open-result-client.ts'
import {
  ofStrangers,
  required,
  type Named,
  type PublicFamily,
  type ShopperFamily,
} from '../upstream/families.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import { tooManyAttempts } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'
import type { ShopperRequest } from '../upstream/shopper-client.ts'
import { WireId } from '../upstream/wire-id.ts'
import { WireCustomerOrder, WireTrackedOrder } from './wire-order.ts'

export const orderFamilies = {
  /** A customer's list of orders, for which only its page waits. */
  orderHistory: {
    name: 'orderHistory',
    subject: 'shopper',
    base: '/customer/shopper-customers/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 5_000,
    retried: true,
  },
  /** Guests look up an order by its details. Commerce limits wrong ones for each order. */
  orderLookups: {
    ...required,
    ...ofStrangers,
    name: 'orderLookups',
    base: '/checkout/shopper-orders/v1',
    deadlineMs: 5_000,
    retried: false,
    subject: 'visitor',
  },
} as const satisfies Record<string, Named<ShopperFamily | PublicFamily>>

/** Statuses of orders that a customer has placed. A failed one was never an order for them. */
const LISTED = 'created,new,open,completed,cancelled,replaced'
/** The longest wait of a page for optional data (ms). */
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
export function createOrderManagement({ session }: Pick<Edge, 'session'>) {
  const order = (request: Omit<ShopperRequest, 'family'>) =>
    session.send({ family: 'orders', ...request })

  return {
    /** An order that cannot be read is left out. @throws {ProblemError} `unavailable` */
    async list(
      customerId: string,
      { limit, offset }: { limit: number; offset: number },
      signal?: AbortSignal,
    ) {
      const answer = await session.send({
        family: orderFamilies.orderHistory,
        operation: 'getCustomerOrders',
        method: 'GET',
        path: `/customers/${v.parse(WireId, customerId)}/orders`,
        query: { limit, offset, status: LISTED, expand: EXPAND },
        signal,
      })
      if (answer.kind !== 'ok') throw unavailable(answer)
      const { output } = parseLeniently(WireOrderPage, answer.body)
      if (!output) throw new ProblemError('unavailable', { cause: 'invalid response' })
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
      const toTexts = (list: { reason: string }[] = []) => list.map(({ reason }) => reason)
      return {
        cancel: toTexts(output?.cancelReasonCodes),
        return: toTexts(output?.returnReasonCodes),
      }
    },

    /** @returns false if it is not known whether the order was canceled. @throws {ProblemError} `not-found`, `rejected` */
    cancel: (orderNo: OrderNo, reason: string | undefined) =>
      sendChange(session, {
        operation: 'cancelOmsOrder',
        path: `/orders/${orderNo}/actions/oms-cancel-order`,
        body: reason === undefined ? {} : { reason },
      }),

    /** @returns false if it is not known whether it was accepted. @throws {ProblemError} `not-found`, `rejected` */
    returnItems: (orderNo: OrderNo, productItems: WireReturn[]) =>
      sendChange(session, {
        operation: 'returnOmsOrder',
        path: `/orders/${orderNo}/actions/oms-return-order`,
        body: { productItems },
      }),
  }
}

/** @returns false if it is not known whether the change was made */
async function sendChange(
  session: Edge['session'],
  request: Pick<ShopperRequest, 'operation' | 'path' | 'body'>,
): Promise<boolean> {
  const answer = await session.send({ family: 'orders', method: 'POST', ...request })
  if (answer.kind === 'ok') return true
  if (answer.kind === 'no-response' || answer.status >= 500) return false
  if (answer.status === 401 || answer.status === 429) throw unavailable(answer)
  throw notFoundOr(answer, new ProblemError('rejected'))
}

function wholeOrder(body: unknown): WireCustomerOrder {
  const order = parseCart(WireCustomerOrder, body)
  if (!order) throw new ProblemError('unavailable', { cause: 'invalid response' })
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

interface OrderDetails {
  orderNo: OrderNo
  email: string
  /** That of the billing address. */
  postalCode: string
}

/** The order does not exist, or the details are not its own. Both look the same to the shopper. */
const WRONG_DETAILS_STATUSES = new Set([400, 403, 404])

/**
 * Looks up an order by its details, with the guest token of pages. A shopper's own token would open the shopper's
 * orders without any details.
 * @throws {ProblemError} `not-found`, `too-many-attempts`, `unavailable`
 */
export async function lookUpOrder(
  { context, bindings }: PublicEdge,
  { orderNo, ...details }: OrderDetails,
): Promise<WireTrackedOrder> {
  const result = await openResultClient(
    context,
    bindings,
  )({
    family: orderFamilies.orderLookups,
    operation: 'guestOrderLookup',
    method: 'POST',
    path: `/orders/${orderNo}/lookup`,
    query: { locale: context.locale, expand: EXPAND },
    body: details,
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') {
    if (WRONG_DETAILS_STATUSES.has(result.status)) throw new ProblemError('not-found')
    if (result.status === 429) throw tooManyAttempts(result)
    throw new ProblemError('unavailable')
  }
  const order = parseCart(WireTrackedOrder, result.body)
  if (!order) throw new ProblemError('unavailable')
  return order
}
