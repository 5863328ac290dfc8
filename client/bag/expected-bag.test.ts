import * as v from 'valibot'
import { expect, test } from 'vitest'

import { LineId } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'

import { expectedBag, findLine } from './expected-bag.ts'
import { smallBag, smallLine } from './testing/small-bag.ts'

const lamp = v.parse(ProductId, 'lamp')
const mug = v.parse(ProductId, 'mug')
const lampLine = v.parse(LineId, 'line-lamp')
const giftLine = v.parse(LineId, 'line-gift')
const coupon = { id: v.parse(LineId, 'c1'), code: 'GLOW20', applies: true }

const bag = smallBag([smallLine('lamp', 2), smallLine('mug', 1, { id: giftLine, isBonus: true })], {
  coupons: [coupon],
})

test('applies pending mutations in order and keeps the last known total', () => {
  const expected = expectedBag(bag, [
    { kind: 'updateLine', lineId: lampLine, quantity: 5 },
    { kind: 'addToBag', productId: lamp, quantity: 1 },
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
  const both = smallBag([smallLine('lamp', 2), smallLine('mug', 1), mist])
  const countsOf = ({ count, shipItemCount, bopisItemCount }: typeof both) => [
    count,
    shipItemCount,
    bopisItemCount,
  ]
  expect(countsOf(both)).toEqual([7, 3, 4])
  const more = [
    { kind: 'addToBag', productId: mist.productId, quantity: 3, ...pickup },
    { kind: 'updateLine', lineId: lampLine, quantity: 1 },
  ] as const
  expect(countsOf(expectedBag(both, more))).toEqual([9, 2, 7])
  // The other way is another line.
  const other = { kind: 'addToBag', productId: lamp, quantity: 1, ...pickup } as const
  expect(expectedBag(both, [other]).lines).toEqual(both.lines)
})

test('removes a line with quantity 0, and gifts with the last of what earns them', () => {
  const own = smallLine('mist', 1)
  const three = { ...bag, lines: [...bag.lines, own] }
  const remove = { kind: 'updateLine', lineId: lampLine, quantity: 0 } as const
  expect(expectedBag(three, [remove]).lines.map(({ id }) => id)).toEqual([giftLine, own.id])
  const removed = expectedBag(bag, [remove])
  expect([removed.lines, removed.count]).toEqual([[], 0])
})

test('never merges an item into a gift line', () => {
  const added = expectedBag(bag, [{ kind: 'addToBag', productId: mug, quantity: 2 }])
  expect(added.lines).toEqual(bag.lines)
  expect(added.count).toBe(5)
})

test('a product that is sent again is another line than the one that is bought once', () => {
  const monthly = smallLine('mug', 1, { autoRefreshMonths: 1 })
  const both = smallBag([smallLine('lamp', 1), monthly])
  const add = (productId: typeof lamp, refreshMonths?: number) =>
    expectedBag(both, [
      { kind: 'addToBag', productId, quantity: 1, ...(refreshMonths && { refreshMonths }) },
    ])
  const quantities = ({ lines }: typeof both) => lines.map(({ quantity }) => quantity)
  expect([lamp, mug].map((product) => quantities(add(product)))).toEqual([
    [2, 1],
    [1, 1],
  ])
  expect([lamp, mug].map((product) => quantities(add(product, 1)))).toEqual([
    [1, 1],
    [1, 2],
  ])
  expect([add(lamp), add(mug)].map(({ count }) => count)).toEqual([3, 3])
})

test('a gift card that is being added counts as one', () => {
  const card = {
    productId: mug,
    recipientName: 'Leo',
    senderName: 'Ana',
    amount: '25',
    message: '',
  }
  const added = expectedBag(bag, [{ kind: 'addGiftCard', ...card, recipientEmail: '' }])
  expect(added).toEqual({ ...bag, count: bag.count + 1 })
})

test('the shopper’s own line of a product is found by the way it comes, and never a gift', () => {
  const pickup = { id: v.parse(LineId, 'line-pickup'), fulfillment: 'pickup' } as const
  const lines = [...bag.lines, smallLine('lamp', 1, pickup)]
  const found = (productId: string, way?: 'shipping' | 'pickup') =>
    findLine(smallBag(lines), productId, way)?.id
  expect(found('lamp')).toBe(lampLine)
  expect(found('lamp', 'shipping')).toBe(lampLine)
  expect(found('lamp', 'pickup')).toBe(pickup.id)
  expect([found('mug'), found('mug', 'shipping'), found('mist')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
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
  expect(remove(lampLine)).toEqual(gifts)
})
