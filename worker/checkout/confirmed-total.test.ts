import * as v from 'valibot'
import { expect, test } from 'vitest'

import { PaymentId } from '#shared/checkout/checkout.ts'

import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { WireBasket, WireOrder } from '../bag/wire-basket.ts'
import { confirmedBefore, isAboveConfirmed, limitPayments } from './confirmed-total.ts'
import { emptyBag } from '../bag/map-bag.ts'

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

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })

/** The limits that an order of $54.20, of which a gift card pays $14.20, sets to the payments of its basket. */
async function limitsOf(payments: object[], refuses: (body: object) => boolean = () => false) {
  const basket = v.parse(WireBasket, { basketId: 'b1', paymentInstruments: payments })
  const limits: unknown[] = []
  const shop = {
    baskets: {
      updatePaymentInstrumentInBasket: async (_basket: string, id: string, body: object) => {
        limits.push([id, body])
        return refuses(body) ? { kind: 'refused', problem: 'rejected' } : { kind: 'basket', basket }
      },
    },
  }
  const bag = emptyBag({ mapper: mapperForTest('us', 'en-US'), couponLimit: 3 })
  const gift = { id: v.parse(PaymentId, 'gift'), ending: '0125', applied: usd(1420), left: null }
  await limitPayments(shop.baskets as never, basket, {
    bag: { ...bag, total: usd(5420) },
    giftCards: [gift],
    due: usd(4000),
  })
  return limits
}

test('each payment is limited to its share of the total that the shopper has confirmed', async () => {
  const payments = [
    { ...giftCard(0), paymentInstrumentId: 'gift' },
    { ...giftCard(0), paymentInstrumentId: 'other' },
    { ...card(null), paymentInstrumentId: 'card' },
    // A payment without an id cannot be limited.
    card(null),
  ]
  const limits = (c_confirmedTotal: object) => [
    ['gift', { amount: 14.2, ...c_confirmedTotal }],
    ['other', { amount: 0, ...c_confirmedTotal }],
    ['card', { amount: 40, ...c_confirmedTotal }],
  ]
  expect(await limitsOf(payments)).toEqual(limits({ c_confirmedTotal: 54.2 }))
  // What is limited already stays as it is, and only that.
  expect(await limitsOf([{ ...card(40, 54.2), paymentInstrumentId: 'card' }])).toEqual([])
  for (const before of [card(40, 50), card(41, 54.2)]) {
    const limited = await limitsOf([{ ...before, paymentInstrumentId: 'card' }])
    expect(limited).toEqual(limits({ c_confirmedTotal: 54.2 }).slice(2))
  }
})

test('a service without the field of the confirmed total limits payments all the same', async () => {
  const payment = { ...card(null), paymentInstrumentId: 'card' }
  const hasField = (body: object) => 'c_confirmedTotal' in body
  expect(await limitsOf([payment], hasField)).toEqual([
    ['card', { amount: 40, c_confirmedTotal: 54.2 }],
    ['card', { amount: 40 }],
  ])
  await expect(limitsOf([payment], () => true)).rejects.toThrow('rejected')
})
