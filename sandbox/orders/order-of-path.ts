import type { Context } from 'hono'

import type { SandboxEnv } from '../env.ts'
import { languageOf } from '../sites.ts'
import { orderAnswer } from './order-answer.ts'
import { type OrderRow, requireOrder } from './order-row.ts'

type OrderContext = Context<SandboxEnv>

/** @throws ProblemError if it is not an order of the shopper who asks */
export const orderOfPath = (c: OrderContext) =>
  requireOrder(c.env.DB, c.req.param('orderNo') ?? '', c.var.shopper.customerId)

export const answerToOwner = (c: OrderContext, order: OrderRow) =>
  orderAnswer(order, {
    language: languageOf(c.var.locale),
    origin: c.var.origin,
    now: c.var.now(),
  })
