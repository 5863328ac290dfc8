import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { AddressBody } from './contents/order-address.ts'
import { callBasket, readCaller, changeBasket, changeBasketAndDropTaxes } from './call-basket.ts'
import { BASKET } from './paths.ts'
import { InstrumentBody, NewInstrumentBody } from './contents/payment-body.ts'
import { paymentMethodsResponse } from '../shopper-payments/payment-methods.ts'

const INSTRUMENTS = `${BASKET}/payment-instruments` as const
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId` as const

export const checkoutRoutes = factory
  .createApp()
  .put(`${BASKET}/billing-address`, async (c) => {
    const payload = {
      body: await readBody(c, AddressBody),
      useAsShipping: c.req.query('useAsShipping') === 'true',
    }
    return changeBasketAndDropTaxes(c, { name: 'setBillingAddress', payload })
  })
  .all(`${BASKET}/billing-address`, only('PUT'))
  .get(`${BASKET}/payment-methods`, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = readCaller(c)
    await callBasket(c, basketId, (basket) => basket.read(caller, basketId))
    return c.json(paymentMethodsResponse(caller.language))
  })
  .all(`${BASKET}/payment-methods`, only('GET'))
  .post(INSTRUMENTS, async (c) =>
    changeBasket(c, {
      name: 'addPaymentInstrument',
      payload: await readBody(c, NewInstrumentBody),
    }),
  )
  .all(INSTRUMENTS, only('POST'))
  .patch(INSTRUMENT, async (c) => {
    const body = await readBody(c, InstrumentBody)
    const payload = { paymentInstrumentId: c.req.param('paymentInstrumentId'), body }
    return changeBasket(c, { name: 'updatePaymentInstrument', payload })
  })
  .delete(INSTRUMENT, (c) =>
    changeBasket(c, {
      name: 'removePaymentInstrument',
      payload: { paymentInstrumentId: c.req.param('paymentInstrumentId') },
    }),
  )
  .all(INSTRUMENT, only('PATCH', 'DELETE'))
