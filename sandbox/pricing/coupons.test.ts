import { expect, test } from 'vitest'

import { requireSite } from '../sites/sites.ts'
import { findCoupon } from './coupons.ts'
import { noQualifiers } from './promotion-context.ts'
import { toLine, ohio, priced, SATURDAY } from './pricing-test-data.ts'

const lotions = toLine('bodylotion', 1550, 2)
const card = toLine('giftcard', 5000)

test('finds a code regardless of case and spaces, until its promotion ends', () => {
  const find = (code: string, now = SATURDAY) => findCoupon(code, requireSite('ca'), now)

  expect(find('WELCOME10')).toMatchObject({
    kind: 'known',
    coupon: { code: 'WELCOME10', promotion: { id: 'coupon-welcome' } },
  })
  expect(find(' welcome10\n')).toEqual(find('WELCOME10'))
  expect(find('ShipFree')).toMatchObject({ kind: 'known' })
  expect(find('body5')).toMatchObject({ kind: 'known' })
  expect(find('expired')).toEqual({ kind: 'inactive', statusCode: 'no_active_promotion' })
  expect(find('expired', Date.parse('2026-03-20T20:00:00Z'))).toMatchObject({ kind: 'known' })
  expect(find('WELCOME 10')).toEqual({ kind: 'unknown' })
  expect(find('')).toEqual({ kind: 'unknown' })
})

test('WELCOME10 takes 10% off everything except gift cards, to the cent', () => {
  const lines = [toLine('singlewick', 1695), card, toLine('soapbar', 995)]
  const basket = priced({ lines, codes: ['welcome10'] })

  expect(basket.orderAdjustments).toEqual([
    {
      promotionId: 'coupon-welcome',
      itemText: 'Welcome: 10% Off',
      amount: -269,
      couponCode: 'WELCOME10',
      appliedDiscount: { type: 'percentage', percentage: 10 },
    },
  ])
  // 169.5 and 99.5: the cheaper line gets the half cent.
  expect(basket.lines.map((line) => line.priceAfterOrderDiscount)).toEqual([1526, 5000, 895])
  expect(basket.lines.map((line) => line.priceAfterItemDiscount)).toEqual([1695, 5000, 995])
  expect(basket).toMatchObject({ productSubTotal: 7690, productTotal: 7421 })
  expect(basket.coupons).toEqual([
    { couponItemId: 'c0', code: 'welcome10', statusCode: 'applied', valid: true },
  ])
})

test('a code from the shopper’s context takes off the same as an entered one, and only once', () => {
  const lines = [toLine('singlewick', 1695)]
  const brought = { lines, qualifiers: { ...noQualifiers, couponCodes: ['welcome10', 'NOSUCH'] } }
  const entered = priced({ lines, codes: ['WELCOME10'] })

  expect(priced(brought).orderAdjustments).toEqual(entered.orderAdjustments)
  expect(priced(brought)).toMatchObject({ productTotal: 1525, coupons: [] })
  expect(priced({ ...brought, codes: ['WELCOME10'] })).toEqual(entered)

  const goodOnce = { ...noQualifiers, couponCodes: ['LASTEMBER', 'FIRSTLIGHT'] }
  expect(priced({ lines, qualifiers: goodOnce }).orderAdjustments).toEqual([])
})

test('applies order discounts after product discounts, and tax after both', () => {
  const basket = priced({
    lines: [toLine('tincandle', 1095, 3)],
    codes: ['WELCOME10'],
    shippingMethodId: 'standard',
    destination: ohio,
  })

  expect(basket.lines[0]).toMatchObject({
    price: 3285,
    priceAfterItemDiscount: 2190,
    priceAfterOrderDiscount: 1971,
    taxBasis: 2190,
    tax: 126,
    adjustedTax: 113,
  })
  expect(basket).toMatchObject({ merchandizeTotalTax: 126, adjustedMerchandizeTotalTax: 113 })
})

test('reports a coupon that reduces nothing as not applicable', () => {
  const statuses = (codes: string[], lines = [card]) =>
    priced({ codes, lines }).coupons.map(({ statusCode, valid }) => [statusCode, valid])

  expect(statuses(['WELCOME10'])).toEqual([['no_applicable_promotion', true]])
  expect(statuses(['BODY5'])).toEqual([['no_applicable_promotion', true]])
  expect(statuses(['EXPIRED'])).toEqual([['no_applicable_promotion', false]])
  expect(statuses(['NOPE'])).toEqual([['no_applicable_promotion', false]])
  expect(statuses(['WELCOME10', 'welcome10'], [lotions])).toEqual([
    ['applied', true],
    ['no_applicable_promotion', true],
  ])
  expect(priced({ codes: ['EXPIRED', 'NOPE', 'WELCOME10'], lines: [card] }).productTotal).toBe(5000)
})

test('BODY5 takes $5 off body care of $30 or more, counted after product discounts', () => {
  const winter = { ...lotions, promotionIds: ['bodycare-twenty'] }
  const body5 = { codes: ['BODY5'], lines: [lotions, toLine('roommist', 1200)] }

  expect(priced(body5)).toMatchObject({ productTotal: 3800, coupons: [{ statusCode: 'applied' }] })
  expect(priced(body5).lines.map((line) => line.priceAfterOrderDiscount)).toEqual([2600, 1200])
  expect(priced({ ...body5, lines: [toLine('soapbar', 1000, 3)] }).productTotal).toBe(2500)

  const reduced = priced({ ...body5, lines: [winter] })
  expect(reduced).toMatchObject({
    productTotal: 2480,
    coupons: [{ statusCode: 'no_applicable_promotion' }],
  })
  expect(reduced.approaching).toContainEqual({
    promotionId: 'coupon-body-care',
    calloutMsg: 'Add $5.20 of body care and BODY5 takes $5 off',
  })
  const french = priced({ ...body5, site: 'ca', language: 'fr', lines: [winter] })
  expect(french.approaching).toContainEqual({
    promotionId: 'coupon-body-care',
    calloutMsg: 'Ajoutez 5,20\u00a0$ de soins du corps et BODY5 vous donne 5\u00a0$ de rabais',
  })
})

test('applies two coupons one after the other, regardless of the order in which they were entered', () => {
  const both = priced({ lines: [lotions], codes: ['BODY5', 'WELCOME10'] })

  expect(both.orderAdjustments.map(({ couponCode, amount }) => [couponCode, amount])).toEqual([
    ['WELCOME10', -310],
    ['BODY5', -500],
  ])
  expect(both.productTotal).toBe(2290)
  expect(both.coupons.map(({ code }) => code)).toEqual(['BODY5', 'WELCOME10'])
})

test('SHIPFREE makes only standard shipping free, also to remote states', () => {
  const alaska = { countryCode: 'US', stateCode: 'AK' }
  const ship = (shippingMethodId: string | null, destination = ohio, lines = [lotions]) => {
    const basket = priced({ codes: ['SHIPFREE'], lines, shippingMethodId, destination })
    return [basket.shippingTotal, basket.coupons[0]?.statusCode, basket.approaching]
  }

  expect(ship('standard')).toEqual([0, 'applied', []])
  expect(ship('standard', alaska)).toEqual([0, 'applied', []])
  const promise = { calloutMsg: 'Free standard shipping with the code SHIPFREE' }
  expect(ship(null)).toEqual([null, 'applied', [expect.objectContaining(promise)]])
  expect(ship('express')).toEqual([1499, 'no_applicable_promotion', []])
  const large = [toLine('roommist', 6000)]
  expect(ship('standard', ohio, large)).toEqual([0, 'no_applicable_promotion', []])

  const { shipping } = priced({
    codes: ['SHIPFREE'],
    lines: [lotions],
    shippingMethodId: 'standard',
    destination: ohio,
  })
  expect(shipping?.adjustments).toEqual([
    {
      promotionId: 'coupon-free-shipping',
      itemText: 'Free Standard Shipping',
      amount: -599,
      couponCode: 'SHIPFREE',
      appliedDiscount: { type: 'free' },
    },
  ])
})
