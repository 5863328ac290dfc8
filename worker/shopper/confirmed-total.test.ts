import * as v from 'valibot'
import { expect, test } from 'vitest'

import { WireOrder } from '../commerce/wire-basket.ts'
import { confirmedBefore, isAboveConfirmed } from './confirmed-total.ts'

const card = (amount: number | null, confirmed?: number) => ({
  paymentCard: { cardType: 'Visa' },
  amount,
  c_confirmedTotal: confirmed,
})
const giftCard = (amount: number, confirmed?: number) => ({
  paymentMethodId: 'GIFT_CERTIFICATE',
  amount,
  c_confirmedTotal: confirmed,
})

const orderOf = (orderTotal: number | undefined, ...paymentInstruments: object[]) =>
  v.parse(WireOrder, {
    orderNo: 'JW1',
    ...(orderTotal !== undefined && { orderTotal }),
    paymentInstruments,
  })

test.for([
  ['costs what was confirmed', orderOf(54.2, card(54.2)), { total: 5420 }, false],
  ['costs less', orderOf(54.19, card(54.19)), { total: 5420 }, false],
  ['costs a cent more', orderOf(54.21, card(54.2)), { total: 5420 }, true],
  ['takes a cent more from the card', orderOf(54.2, card(54.21)), { total: 5420 }, true],
  [
    'takes more from the card because a gift card pays less',
    orderOf(54.2, giftCard(10), card(44.2)),
    { total: 5420, due: 4000 },
    true,
  ],
  [
    'is paid as confirmed by a gift card and a card',
    orderOf(54.2, giftCard(14.2), card(40)),
    { total: 5420, due: 4000 },
    false,
  ],
  [
    'takes more from two cards together',
    orderOf(54.2, card(30), card(24.21)),
    { total: 5420 },
    true,
  ],
  ['says nothing of its amounts', orderOf(undefined, card(null)), { total: 5420 }, false],
] as const)(
  'whether an order that %s is above the confirmed sum',
  ([, order, confirmed, isAbove]) => {
    expect(isAboveConfirmed(order, confirmed)).toBe(isAbove)
  },
)

test('an order that came to less than was confirmed names the confirmed total', () => {
  const confirmed = { minorUnits: 5420, currency: 'USD' }
  const told = (orderTotal: number | undefined, ...payments: object[]) =>
    confirmedBefore(orderOf(orderTotal, ...payments), 'USD')
  expect(told(50, card(50, 54.2))).toEqual(confirmed)
  expect(told(54.19, giftCard(10), card(44.19, 54.2))).toEqual(confirmed)
  expect(told(54.2, card(54.2, 54.2))).toBeUndefined()
  expect(told(60, card(60, 54.2))).toBeUndefined()
  expect(told(50, card(50))).toBeUndefined()
  expect(told(undefined, card(50, 54.2))).toBeUndefined()
})
