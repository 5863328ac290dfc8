import * as v from 'valibot'

import { GIFT_CERTIFICATE } from './payment-methods.ts'
import { factory } from '../platform/env.ts'
import { findGiftCard, GiftCardRequest } from '../gift-certificates/gift-card.ts'
import { majorUnits } from '../platform/money.ts'
import { badRequest, only, ProblemError } from '../platform/problems.ts'
import { readBody, maxText } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'

const BASE = '/checkout/shopper-payments/v1/organizations/:organizationId'
const BALANCE = `${BASE}/payment-instruments/balance` as const
const CONFIGURATION = `${BASE}/payment-configuration` as const

const BalanceRequest = v.object({ paymentMethodId: maxText(256), giftCard: GiftCardRequest })

/** Shopper Payments: gift card balances, and an empty configuration because no platform gateway is set up. */
export const shopperPayments = factory
  .createApp()
  .use(`${BASE}/*`, requireShopper('sfcc.shopper-baskets-orders.rw'), siteRequest)
  .post(BALANCE, async (c) => {
    const { paymentMethodId, giftCard } = await readBody(c, BalanceRequest)
    if (paymentMethodId !== GIFT_CERTIFICATE) {
      throw badRequest(`The payment method '${paymentMethodId}' has no balance.`, {
        parameter: 'paymentMethodId',
      })
    }
    const { site } = c.var
    const found = await findGiftCard(c.env.DB, site.id, giftCard)
    if (!found?.isEnabled || found.isPending) throw giftCardNotFound()
    return c.json({ amount: majorUnits(found.balance), currency: site.currency })
  })
  .all(BALANCE, only('POST'))
  .get(CONFIGURATION, (c) => {
    if (c.req.query('currency') === undefined) {
      throw badRequest("Missing required query parameter 'currency'.", { parameter: 'currency' })
    }
    return c.json({ zoneId: null, paymentMethodSetAccounts: [], paymentMethods: [] })
  })
  .all(CONFIGURATION, only('GET'))

/** A wrong number and a wrong security code give the same problem. */
const giftCardNotFound = () =>
  new ProblemError({
    status: 404,
    type: 'gift-card-not-found',
    title: 'Gift Card Not Found',
    detail: 'No gift card with this number and security code could be found.',
  })
