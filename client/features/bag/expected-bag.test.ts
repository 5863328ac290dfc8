import * as v from 'valibot'
import { expect, test } from 'vitest'

import { LineId } from '#shared/contract/bag.ts'
import { ProductId } from '#shared/contract/product.ts'

import { expectedBag } from './expected-bag.ts'
import { smallBag, smallLine } from './testing/small-bag.ts'

const candle = v.parse(ProductId, 'candle')
const soap = v.parse(ProductId, 'soap')
const candleLine = v.parse(LineId, 'line-candle')
const giftLine = v.parse(LineId, 'line-gift')
const coupon = { id: v.parse(LineId, 'c1'), code: 'GLOW20', applies: true }

const bag = smallBag(
  [smallLine('candle', 2), smallLine('soap', 1, { id: giftLine, isBonus: true })],
  { coupons: [coupon] },
)

test('applies pending mutations in order and keeps the last known total', () => {
  const expected = expectedBag(bag, [
    { kind: 'updateLine', lineId: candleLine, quantity: 5 },
    { kind: 'addToBag', productId: candle, quantity: 1 },
    { kind: 'removeCoupon', couponId: coupon.id },
    { kind: 'addCoupon', code: 'OTHER' },
  ])

  expect(expected.lines.map(({ quantity }) => quantity)).toEqual([6, 1])
  expect(expected.count).toBe(7)
  expect(expected.coupons).toEqual([])
  expect(expected.total).toEqual(bag.total)
})

test('what is shipped and what is picked up are counted apart, also while changes are pending', () => {
  const pickup = { fulfillment: 'pickup' } as const
  const mist = smallLine('mist', 4, pickup)
  const both = smallBag([smallLine('candle', 2), smallLine('soap', 1), mist])
  const countsOf = ({ count, shipItemCount, bopisItemCount }: typeof both) => [
    count,
    shipItemCount,
    bopisItemCount,
  ]
  expect(countsOf(both)).toEqual([7, 3, 4])
  const more = [
    { kind: 'addToBag', productId: mist.productId, quantity: 3, ...pickup },
    { kind: 'updateLine', lineId: candleLine, quantity: 1 },
  ] as const
  expect(countsOf(expectedBag(both, more))).toEqual([9, 2, 7])
  // The other way is another line.
  const other = { kind: 'addToBag', productId: candle, quantity: 1, ...pickup } as const
  expect(expectedBag(both, [other]).lines).toEqual(both.lines)
})

test('removes a line with quantity 0, and gifts with the last of what earns them', () => {
  const own = smallLine('mist', 1)
  const three = { ...bag, lines: [...bag.lines, own] }
  const remove = { kind: 'updateLine', lineId: candleLine, quantity: 0 } as const
  expect(expectedBag(three, [remove]).lines.map(({ id }) => id)).toEqual([giftLine, own.id])
  const removed = expectedBag(bag, [remove])
  expect([removed.lines, removed.count]).toEqual([[], 0])
})

test('never merges an item into a gift line', () => {
  const added = expectedBag(bag, [{ kind: 'addToBag', productId: soap, quantity: 2 }])
  expect(added.lines).toEqual(bag.lines)
  expect(added.count).toBe(5)
})

test('returns the service’s bag when nothing is pending', () => {
  expect(expectedBag(bag, [])).toBe(bag)
})

test('a gift certificate that is being removed no longer counts, and an unknown one changes nothing', () => {
  const id = v.parse(LineId, 'gift')
  const certificate = {
    id,
    name: null,
    picture: null,
    amount: bag.total,
    recipientName: 'Leo',
    recipientEmail: null,
    senderName: null,
    message: null,
  }
  const gifts = { ...bag, giftCertificates: [certificate], count: bag.count + 1 }
  const remove = (giftCertificateId: LineId) =>
    expectedBag(gifts, [{ kind: 'removeGiftCertificate', giftCertificateId }])

  expect(remove(id)).toMatchObject({ giftCertificates: [], count: bag.count })
  expect(remove(candleLine)).toEqual(gifts)
})
