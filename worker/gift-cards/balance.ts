import { isCardNumber, plainCardNumber } from '#shared/gift-cards/card-number.ts'
import type { CardBalance, CardStatus, CheckBalance } from '#shared/gift-cards/gift-card.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { PublicEdge } from '../http/edge.ts'
import { openResultClient } from '../session/open-result-client.ts'
import { readGiftCertificate, type WireGiftCertificate } from './upstream.ts'

/** Reads the balance of a gift card. Needs no session. @throws {ProblemError} `invalid-input`, `not-found` */
export async function checkBalance(
  { context, bindings }: PublicEdge,
  { cardNumber }: CheckBalance,
): Promise<CardBalance> {
  const number = plainCardNumber(cardNumber)
  if (number === '') {
    throw new ProblemError('invalid-input', { fields: { cardNumber: 'required' } })
  }
  // No card has such a number.
  if (!isCardNumber(number)) throw new ProblemError('not-found')
  const found = await readGiftCertificate(openResultClient(context, bindings), number)
  const { currency } = context.site
  const money = (dollars: number) => ({ minorUnits: Math.round(dollars * 100), currency })
  return {
    ending: number.slice(-4),
    status: mapStatus(found),
    balance: money(found.balance),
    amount: money(found.amount),
  }
}

function mapStatus({ enabled, status, balance }: WireGiftCertificate): CardStatus {
  if (status === 'pending') return 'pending'
  if (!enabled) return 'disabled'
  return balance === 0 ? 'spent' : 'active'
}
