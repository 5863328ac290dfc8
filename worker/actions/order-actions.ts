import { isOrderNo } from '#shared/checkout/order-no.ts'
import { BuyAgain, CancelOrder, ReturnItems } from '#shared/orders/order-history.ts'
import { routes } from '#shared/routes.ts'
import { LEFT_PARAMETER } from '#shared/orders/routes.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'
import { STEP_PARAMETER, DONE_PARAMETER } from '#shared/http/define-route.ts'
import { MOST_RETURN_LINES, quantityField, reasonField } from '#shared/orders/return-fields.ts'

import { defineAction } from './define-action.ts'
import { wholeNumber, type FormValues } from '../http/form-values.ts'

/** A form on the page of an order. */
const onOrder = {
  pages: ['order'],
  fallbackPage: 'orders',
  access: 'orders',
  success: 'redirect',
} as const

/** The page of an order, with a query. */
function orderPath(orderNo: string, query: Record<string, string> = {}) {
  if (!isOrderNo(orderNo)) return routes.orders.href({})
  const search = new URLSearchParams(query).toString()
  return routes.order.href({ orderNumber: orderNo }) + (search && `?${search}`)
}

export const buyAgain = defineAction({
  ...onOrder,
  agents: 'allowed',
  limit: 'none',
  idempotency: 'bag',
  pageOf: ({ orderNo = '' }: FormValues<'orderNo' | 'lineId'>) => orderPath(orderNo),
  fields: ['orderNo', 'lineId'],
  schema: BuyAgain,
  async run({ orderActions, input, idempotencyKey }) {
    const { added, left } = await orderActions.buyAgain(input, idempotencyKey)
    return orderPath(input.orderNo, {
      [DONE_PARAMETER]: added > 0 ? 'added' : 'none',
      ...(added > 0 && input.lineId !== undefined && { [ADDED_PARAMETER]: input.lineId }),
      ...(left.length > 0 && {
        [LEFT_PARAMETER]: left
          .map(({ lineId, added: units, limit }) => [lineId, units, limit ?? []].flat().join(':'))
          .join(','),
      }),
    })
  },
})

export const cancelOrder = defineAction({
  ...onOrder,
  agents: 'allowed',
  limit: 'none',
  idempotency: 'account',
  pageOf: ({ orderNo = '' }: FormValues<'orderNo' | 'reason'>) =>
    orderPath(orderNo, { [STEP_PARAMETER]: 'cancel' }),
  fields: ['orderNo', 'reason'],
  toInput: ({ orderNo, reason }) => ({ orderNo, ...(reason && { reason }) }),
  schema: CancelOrder,
  async run({ orderActions, input, idempotencyKey }) {
    await orderActions.cancelOrder(input, idempotencyKey)
    return orderPath(input.orderNo, { [DONE_PARAMETER]: 'canceled' })
  },
})

const LINES = Array.from({ length: MOST_RETURN_LINES }, (_, index) => index)

/** The ids and what could be returned come in one field each, and quantity and reason of each line in fields of its place. */
export const returnItems = defineAction({
  ...onOrder,
  agents: 'allowed',
  limit: 'none',
  idempotency: 'account',
  pageOf: ({ orderNo = '' }: FormValues<string>) =>
    orderPath(orderNo, { [STEP_PARAMETER]: 'return' }),
  fields: [
    'orderNo',
    'lineIds',
    'available',
    ...LINES.map(quantityField),
    ...LINES.map(reasonField),
  ],
  toInput: ({ orderNo, lineIds = '', available = '', ...values }: FormValues<string>) => ({
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
  schema: ReturnItems,
  async run({ orderActions, input, idempotencyKey }) {
    await orderActions.returnItems(input, idempotencyKey)
    return orderPath(input.orderNo, { [DONE_PARAMETER]: 'returning' })
  },
})
