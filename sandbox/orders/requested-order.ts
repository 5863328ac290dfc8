import type { Context } from 'hono'

import type { SandboxEnv } from '../platform/env.ts'
import { toLanguage } from '../platform/site.ts'
import { isAccessCodeValid } from './access-code.ts'
import { orderResponse } from './order-response.ts'
import { findOrder, orderNotFound, type OrderRow, requireOrder } from './order-row.ts'

type OrderContext = Context<SandboxEnv>

/** @throws ProblemError if it is not an order of the shopper who sends the request */
export const requestedOrder = (c: OrderContext) =>
  requireOrder(c.env.DB, c.req.param('orderNo') ?? '', c.var.shopper.customerId)

/** The order of the path, for its shopper and for callers with a valid access code.
 * @throws ProblemError for anyone else, as if the order did not exist */
export async function requireAccessibleOrder(
  c: OrderContext,
  code: string | undefined,
): Promise<OrderRow> {
  if (code === undefined) return requestedOrder(c)
  const orderNo = c.req.param('orderNo') ?? ''
  const order = await findOrder(c.env.DB, orderNo)
  const isOwn = order?.customerId === c.var.shopper.customerId
  if (order?.siteId !== c.var.site.id) throw orderNotFound(orderNo)
  if (isOwn || (await isAccessCodeValid(c.env.DB, order, { code, now: c.var.now() }))) return order
  throw orderNotFound(orderNo)
}

export const orderResponseFor = (
  c: OrderContext,
  order: OrderRow,
  expand: ReadonlySet<string> = new Set(),
) =>
  orderResponse(order, {
    language: toLanguage(c.var.locale),
    origin: c.var.origin,
    now: c.var.now(),
    expand,
  })
