import * as v from 'valibot'

import { factory } from '../env.ts'
import { only, ProblemError } from '../problems.ts'
import { readBody, text } from '../read-body.ts'
import { requireOrder } from './order-row.ts'
import { ORDER, ORDERS } from './paths.ts'

const Cancellation = v.object({ reason: v.exactOptional(text(256)) })

const Return = v.object({
  productItems: v.pipe(
    v.array(
      v.object({
        itemId: v.pipe(v.string(), v.nonEmpty()),
        quantity: v.pipe(v.number(), v.minValue(0)),
        reason: v.exactOptional(text(256)),
      }),
    ),
    v.minLength(1),
  ),
})

/** The shop has no order management beside its own: what only that could do is refused, as it is live. */
export const orderManagement = factory
  .createApp()
  .get(`${ORDERS}/oms-meta-data`, () => {
    throw notActive()
  })
  .all(`${ORDERS}/oms-meta-data`, only('GET'))
  .post(`${ORDER}/actions/oms-cancel-order`, async (c) => {
    await readBody(c, Cancellation)
    await requireOrder(c.env.DB, c.req.param('orderNo'), c.var.shopper.customerId)
    throw notActive()
  })
  .all(`${ORDER}/actions/oms-cancel-order`, only('POST'))
  .post(`${ORDER}/actions/oms-return-order`, async (c) => {
    await readBody(c, Return)
    await requireOrder(c.env.DB, c.req.param('orderNo'), c.var.shopper.customerId)
    throw notActive()
  })
  .all(`${ORDER}/actions/oms-return-order`, only('POST'))

const notActive = () =>
  new ProblemError({
    status: 409,
    type: 'oms-not-active',
    title: 'OMS Not Active',
    detail: 'Order Management is not active for this site.',
  })
