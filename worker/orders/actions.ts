import * as v from 'valibot'

import { isOrderNo } from '#shared/checkout/order-no.ts'
import { BoughtAgain, BuyAgain, CancelOrder, ReturnItems } from '#shared/orders/order-history.ts'
import { TrackOrder } from '#shared/orders/order-tracking.ts'
import { routes } from '#shared/routes.ts'
import { LEFT_PARAMETER } from '#shared/orders/routes.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'
import { STEP_PARAMETER, DONE_PARAMETER } from '#shared/http/define-route.ts'
import { MOST_RETURN_LINES, quantityField, reasonField } from '#shared/orders/return-fields.ts'

import { QUARTER_MS, type Limit } from '../limits/limits.ts'
import { customerAction, visitorAction } from '../http/action.ts'
import { wholeNumber, type FormValues } from '../http/form-values.ts'
import type { Edge } from '../http/edge.ts'
import * as history from './order-history.ts'
import * as tracking from './track-order.ts'

const Nothing = v.object({})
const forAll = { agents: 'allowed', limit: 'none' } as const

/** A form on the page of an order. */
const onOrder = { pages: ['order'], fallbackPage: 'orders' } as const

/** The page of an order, with a query. */
function orderPath(orderNo: string, query: Record<string, string> = {}) {
  if (!isOrderNo(orderNo)) return routes.orders.href({})
  const search = new URLSearchParams(query).toString()
  return routes.order.href({ orderNumber: orderNo }) + (search && `?${search}`)
}

/** Order numbers and their e-mail addresses, which are guessed. */
const orderLookupLimit: Limit = {
  name: 'orderLookup',
  windowMs: QUARTER_MS,
  address: 10,
  counts: 'wrong',
}

/** The form of the order tracking page. Its response shows the order, which is stored nowhere. */
const trackOrder = visitorAction({
  name: 'trackOrder',
  agents: 'allowed',
  limit: orderLookupLimit,
  input: TrackOrder,
  run: (edge: Edge, input) => tracking.trackOrder(edge, input),
  form: {
    pages: ['orderStatus'],
    fallbackPage: 'orderStatus',
    fields: ['orderNo', 'email', 'postalCode'],
    done: (order) => order,
  },
})

const buyAgain = customerAction({
  ...forAll,
  name: 'buyAgain',
  idempotency: 'bag',
  input: BuyAgain,
  output: BoughtAgain,
  run: (edge: Edge, input) => history.buyAgain(edge, input),
  form: {
    ...onOrder,
    fields: ['orderNo', 'lineId'],
    pageOf: ({ orderNo = '' }) => orderPath(orderNo),
    done: ({ added, left }, { orderNo = '', lineId }) =>
      orderPath(orderNo, {
        [DONE_PARAMETER]: added > 0 ? 'added' : 'none',
        ...(added > 0 && lineId !== undefined && { [ADDED_PARAMETER]: lineId }),
        ...(left.length > 0 && {
          [LEFT_PARAMETER]: left
            .map((line) => [line.lineId, line.added, line.limit ?? []].flat().join(':'))
            .join(','),
        }),
      }),
  },
})

const cancelOrder = customerAction({
  ...forAll,
  name: 'cancelOrder',
  idempotency: 'account',
  input: CancelOrder,
  output: Nothing,
  sameBy: ({ orderNo }) => orderNo,
  run: history.cancelOrder,
  form: {
    ...onOrder,
    fields: ['orderNo', 'reason'],
    toInput: ({ orderNo, reason }) => ({ orderNo, ...(reason && { reason }) }),
    pageOf: ({ orderNo = '' }) => orderPath(orderNo, { [STEP_PARAMETER]: 'cancel' }),
    done: (_, { orderNo = '' }) => orderPath(orderNo, { [DONE_PARAMETER]: 'canceled' }),
  },
})

const LINES = Array.from({ length: MOST_RETURN_LINES }, (_, index) => index)

/** One field has the ids of all lines, one their returnable units; quantity and reason are fields of each line. */
const returnItems = customerAction({
  ...forAll,
  name: 'returnItems',
  idempotency: 'account',
  input: ReturnItems,
  output: Nothing,
  sameBy: ({ orderNo, items }) => [
    orderNo,
    history.chosenIn({ items }).map(({ reason: _reason, ...units }) => units),
  ],
  run: history.returnItems,
  form: {
    ...onOrder,
    fields: [
      'orderNo',
      'lineIds',
      'available',
      ...LINES.map(quantityField),
      ...LINES.map(reasonField),
    ],
    toInput: ({ orderNo, lineIds = '', available = '', ...values }: FormValues) => ({
      orderNo,
      items: lineIds.split(',').map((lineId, index) => {
        const reason = values[reasonField(index)]
        const left = available.split(',')[index]
        return {
          lineId,
          quantity: wholeNumber(values[quantityField(index)]),
          ...(left && { available: wholeNumber(left) }),
          ...(reason && { reason }),
        }
      }),
    }),
    pageOf: ({ orderNo = '' }) => orderPath(orderNo, { [STEP_PARAMETER]: 'return' }),
    done: (_, { orderNo = '' }) => orderPath(orderNo, { [DONE_PARAMETER]: 'returning' }),
  },
})

export const orderActions = { trackOrder, buyAgain, cancelOrder, returnItems }
