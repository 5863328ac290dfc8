import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import {
  findCertificate,
  type GiftCertificate,
  maskedCode,
} from '../gift-certificates/find-certificate.ts'
import { only, ProblemError } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { sites } from '../sites/sites.ts'
import { isMerchant } from './merchants.ts'
import { bodyLimited, notMerchant } from './payment-problems.ts'

const BALANCE = '/gift-cards/balance'

const BalanceRequest = v.object({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  currency: v.picklist(sites.map(({ currency }) => currency)),
})

/** The balance of a gift card, for the merchant. A card is only valid in its own currency. */
export const giftCards = factory
  .createApp()
  .post(BALANCE, bodyLimited(), async (c) => {
    if (!(await isMerchant(c.req.header('authorization')))) throw notMerchant()
    const { code, currency } = await readBody(c, BalanceRequest)
    const site = sites.find((candidate) => candidate.currency === currency)
    const card = site && (await findCertificate(c.env.DB, site.id, code))
    if (!card) throw cardNotFound()
    return c.json({
      card: maskedCode(card.code),
      status: currentStatus(card),
      currency,
      // Both in minor units.
      amount: card.amount,
      balance: card.balance,
    })
  })
  .all(BALANCE, only('POST'))

function currentStatus({ isPending, isEnabled, balance }: GiftCertificate) {
  if (isPending) return 'pending'
  if (!isEnabled) return 'disabled'
  return balance === 0 ? 'spent' : 'active'
}

const cardNotFound = () =>
  new ProblemError({
    status: 404,
    type: 'gift-card-not-found',
    title: 'Gift Card Not Found',
    detail: 'There is no gift card with this code in this currency.',
  })
