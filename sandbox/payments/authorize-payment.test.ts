import { expect, test } from 'vitest'

import { authorizePayment, type Authorization } from './authorize-payment.ts'
import { issueToken } from './issue-token.ts'
import { testCards } from './test-cards.ts'
import { openDatabase } from './testing/open-database.ts'
import { deleteTokens, readToken } from './tokens.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const HOURS = 60 * 60 * 1000

const emptyDatabase = openDatabase()

test('a token pays for one order, once, even with parallel and repeated requests', async () => {
  const provider = await openTestProvider()
  const token = await provider.tokenFor('4111111111111111')

  const orders = ['A1', 'A2', 'A1', 'A2', 'A1']
  const authorizations = await Promise.all(orders.map((orderNo) => provider.pay(token, orderNo)))
  const winner = authorizations.find(({ status }) => status === 'authorized')
  const winning = authorizations[0] === winner ? 'A1' : 'A2'
  expect(
    authorizations.map((authorization) =>
      'code' in authorization ? authorization.code : authorization.authorizationId,
    ),
  ).toEqual(orders.map((orderNo) => (orderNo === winning ? idOf(winner) : 'token_used')))
  expect(winner).toEqual({ status: 'authorized', authorizationId: expect.any(String) })
  expect(await provider.pay(token, winning)).toEqual(winner)
  expect(await readToken(provider.db, token, NOW)).toBeNull()
})

test('an order that is paid cannot be paid again with another card', async () => {
  const provider = await openTestProvider()
  const first = await provider.pay(await provider.tokenFor('4111111111111111'), 'B1')
  const other = await provider.tokenFor('5555555555554444')

  expect(await provider.pay(other, 'B1')).toEqual(first)
  expect(await readToken(provider.db, other, NOW)).toMatchObject({ brand: 'Mastercard' })
  expect(await provider.pay(other, 'B2')).toMatchObject({ status: 'authorized' })
})

test('a declined card gives its reason, uses up its token, and allows another card', async () => {
  const provider = await openTestProvider()
  for (const [number, outcome] of Object.entries(testCards)) {
    if (outcome === 'approved') continue
    const token = await provider.tokenFor(number)
    const rejection = { status: 'declined', code: outcome, message: expect.any(String) }
    expect(await provider.pay(token, 'C1')).toEqual(rejection)
    expect(await provider.pay(token, 'C1')).toEqual(rejection)
    expect(await provider.pay(token, 'C2')).toMatchObject({ code: 'token_used' })
  }
  const good = await provider.tokenFor('6011111111111117')
  expect(await provider.pay(good, 'C1')).toMatchObject({ status: 'authorized' })
})

test('declines a token that is unknown, expired or deleted', async () => {
  const provider = await openTestProvider()
  const token = await provider.tokenFor('4111111111111111')

  expect(await provider.pay('card_nobody', 'D1')).toMatchObject({ code: 'token_unknown' })
  expect(await readToken(provider.db, token, NOW + 48 * HOURS - 1)).not.toBeNull()
  expect(await readToken(provider.db, token, NOW + 48 * HOURS)).toBeNull()
  expect(await provider.pay(token, 'D1', NOW + 48 * HOURS)).toMatchObject({ code: 'token_expired' })
  await deleteTokens(provider.db)
  expect(await provider.pay(token, 'D1')).toMatchObject({ code: 'token_unknown' })
})

test('stores neither the number and code of a card nor the token itself', async () => {
  const provider = await openTestProvider()
  const token = await provider.tokenFor('4000000000009995')
  const { results } = await provider.db.prepare('SELECT * FROM payment_tokens').all()

  expect(results).toEqual([
    {
      token_hash: expect.not.stringContaining(token),
      brand: 'Visa',
      holder: 'Ana Ruiz',
      last_digits: '9995',
      expiration_month: 8,
      expiration_year: 2029,
      outcome: 'insufficient_funds',
      expires_at: NOW + 48 * HOURS,
      order_no: null,
      authorization_id: null,
      amount: null,
      currency: null,
    },
  ])
})

const idOf = (authorization: Authorization | undefined) =>
  authorization?.status === 'authorized' ? authorization.authorizationId : ''

async function openTestProvider() {
  const db = await emptyDatabase()
  return {
    db,
    async tokenFor(number: string) {
      const card = { number, expiry: '08/29', code: '737', holder: 'Ana Ruiz' }
      const issued = await issueToken(db, card, NOW)
      if (!('token' in issued)) throw new Error(JSON.stringify(issued))
      return issued.token
    },
    pay: (token: string, orderNo: string, now = NOW) =>
      authorizePayment(db, { token, amount: 4250, currency: 'USD', orderNo, now }),
  }
}
