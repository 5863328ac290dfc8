import type { Context } from 'hono'

import { callBasket, readCaller } from '../baskets/call-basket.ts'
import { InstrumentBody, NewInstrumentBody } from '../baskets/contents/payment-body.ts'
import { paymentMethodsResponse } from '../shopper-payments/payment-methods.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { toLanguage } from '../platform/site.ts'
import { confirmOrder } from './confirm-order.ts'
import type { OrderChange } from '../baskets/contents/basket-object.ts'
import { orderResponseFor, requestedOrder } from './requested-order.ts'
import { ORDER } from './paths.ts'

const METHODS = `${ORDER}/payment-methods` as const
const INSTRUMENTS = `${ORDER}/payment-instruments` as const
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId` as const

/** The payment instruments of an unpaid order. */
export const orderInstrumentRoutes = factory
  .createApp()
  .get(METHODS, async (c) => {
    await requestedOrder(c)
    return c.json(paymentMethodsResponse(toLanguage(c.var.locale)))
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
  const { basketId } = await requestedOrder(c)
  const caller = readCaller(c)
  const orderNo = c.req.param('orderNo') ?? ''
  await callBasket(c, basketId, (basket) => basket.changeOrder(caller, { orderNo, change }))
  const order = await requestedOrder(c)
  if (order.paymentStatus === 'paid') {
    await confirmOrder(c, order).catch((error: unknown) => console.error(error))
  }
  return c.json(orderResponseFor(c, order))
}
