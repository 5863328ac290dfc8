import { factory } from '../env.ts'
import { only } from '../problems.ts'
import { readBody } from '../read-body.ts'
import { AddressBody } from './shipments/address-body.ts'
import { askBasket, callerOf, changeBasket, changeTaxed } from './call-basket.ts'
import { BASKET } from './paths.ts'
import { InstrumentBody, NewInstrumentBody } from './payment/payment-body.ts'
import { paymentMethodsAnswer } from './payment/payment-methods.ts'

const INSTRUMENTS = `${BASKET}/payment-instruments` as const
const INSTRUMENT = `${INSTRUMENTS}/:paymentInstrumentId` as const

export const checkoutRoutes = factory
  .createApp()
  .put(`${BASKET}/billing-address`, async (c) => {
    const payload = {
      body: await readBody(c, AddressBody),
      useAsShipping: c.req.query('useAsShipping') === 'true',
    }
    return changeTaxed(c, { deed: 'setBillingAddress', payload })
  })
  .all(`${BASKET}/billing-address`, only('PUT'))
  .get(`${BASKET}/payment-methods`, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = callerOf(c)
    await askBasket(c, basketId, (basket) => basket.read(caller, basketId))
    return c.json(paymentMethodsAnswer(caller.language))
  })
  .all(`${BASKET}/payment-methods`, only('GET'))
  .post(INSTRUMENTS, async (c) =>
    changeBasket(c, {
      deed: 'addPaymentInstrument',
      payload: await readBody(c, NewInstrumentBody),
    }),
  )
  .all(INSTRUMENTS, only('POST'))
  .patch(INSTRUMENT, async (c) => {
    const body = await readBody(c, InstrumentBody)
    const payload = { paymentInstrumentId: c.req.param('paymentInstrumentId'), body }
    return changeBasket(c, { deed: 'updatePaymentInstrument', payload })
  })
  .delete(INSTRUMENT, (c) =>
    changeBasket(c, {
      deed: 'removePaymentInstrument',
      payload: { paymentInstrumentId: c.req.param('paymentInstrumentId') },
    }),
  )
  .all(INSTRUMENT, only('PATCH', 'DELETE'))
