import type { Context } from 'hono'

import { callBasket, callerOf } from '../baskets/call-basket.ts'
import { InstrumentBody, NewInstrumentBody } from '../baskets/contents/payment-body.ts'
import { paymentMethodsResponse } from '../shopper-payments/payment-methods.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { languageOf } from '../platform/sites.ts'
import { confirmOrder } from './confirm-order.ts'
import type { OrderChange } from '../baskets/contents/basket-object.ts'
import { orderResponseFor, orderOfPath } from './order-of-path.ts'
import { ORDER } from './paths.ts'

const METHODS = `${ORDER}/payment-methods` as const
const INSTRUMENTS = `${ORDER}/payment-instruments` as const
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId` as const

/** The payment instruments of an unpaid order. */
export const orderInstrumentRoutes = factory
  .createApp()
  .get(METHODS, async (c) => {
    await orderOfPath(c)
    return c.json(paymentMethodsResponse(languageOf(c.var.locale)))
  })
  .all(METHODS, only('GET'))
  .post(INSTRUMENTS, async (c) =>
    changed(c, { kind: 'add', body: await readBody(c, NewInstrumentBody) }),
  )
  .all(INSTRUMENTS, only('POST'))
  .patch(INSTRUMENT, async (c) => {
    const body = await readBody(c, InstrumentBody)
    const paymentInstrumentId = c.req.param('paymentInstrumentId')
    return changed(c, { kind: 'update', paymentInstrumentId, body })
  })
  .delete(INSTRUMENT, (c) =>
    changed(c, { kind: 'remove', paymentInstrumentId: c.req.param('paymentInstrumentId') }),
  )
  .all(INSTRUMENT, only('PATCH', 'DELETE'))

async function changed(c: Context<SandboxEnv>, change: OrderChange) {
  const { basketId } = await orderOfPath(c)
  const caller = callerOf(c)
  const orderNo = c.req.param('orderNo') ?? ''
  await callBasket(c, basketId, (basket) => basket.changeOrder(caller, { orderNo, change }))
  const order = await orderOfPath(c)
  if (order.paymentStatus === 'paid') {
    await confirmOrder(c, order).catch((error: unknown) => console.error(error))
  }
  return c.json(orderResponseFor(c, order))
}
