import type { Context } from 'hono'

import type { CardBalance, CardStatus, GiftCardBalances } from '#shared/gift-cards/gift-card.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { isCardNumber, plainCardNumber } from '#shared/gift-cards/card-number.ts'

import { openResultClient } from '../commerce/commerce-client.ts'
import { readGiftCertificate, type WireGiftCertificate } from './upstream.ts'
import type { AppEnv } from '../env.ts'

/** Opens the balances of the request's site. Needs no session. */
export const openGiftCardBalances = (c: Context<AppEnv>): GiftCardBalances => ({
  async checkBalance({ cardNumber }) {
    const context = c.get('context')
    const number = plainCardNumber(cardNumber)
    if (number === '') {
      throw new ProblemError('invalid-input', { fields: { cardNumber: 'required' } })
    }
    // No card has such a number.
    if (!isCardNumber(number)) throw new ProblemError('not-found')
    const found = await readGiftCertificate(openResultClient(context, c.env), number)
    const { currency } = context.site
    const money = (dollars: number) => ({ minorUnits: Math.round(dollars * 100), currency })
    const balance: CardBalance = {
      ending: number.slice(-4),
      status: statusOf(found),
      balance: money(found.balance),
      amount: money(found.amount),
    }
    return balance
  },
})

function statusOf({ enabled, status, balance }: WireGiftCertificate): CardStatus {
  if (status === 'pending') return 'pending'
  if (!enabled) return 'disabled'
  return balance === 0 ? 'spent' : 'active'
}
