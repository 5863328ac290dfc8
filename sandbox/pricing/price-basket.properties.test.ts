import fc from 'fast-check'
import { expect, test } from 'vitest'

import { coupons } from '../catalog/coupons.ts'
import { promotions } from '../catalog/promotions.ts'
import { requireSite } from '../sites/sites.ts'
import { canadianProvinces, usStates } from './states-and-provinces.ts'
import type { LineToPrice, ManualDiscount, PricedBasket, PricingInput } from './model.ts'
import { priceBasket } from './price-basket.ts'
import { sumKnown } from './price-shipments.ts'
import { rivalsFor, toLine, sampleBasket, SATURDAY } from './pricing-test-data.ts'

const forms = [
  'singlewick',
  'tincandle',
  'threewick',
  'handsoap',
  'waxmelt',
  'candleholder',
  'bodylotion',
  'giftset',
]

// Few prices and ids make ties likely; arbitrary promotions make competing offers likely.
const line = fc.record({
  itemId: fc.uuid(),
  productId: fc.constantFrom('A', 'B', 'C'),
  shipmentId: fc.constantFrom('me', 'two'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 999 })),
  unitPrice: fc.oneof(fc.constantFrom(895, 1695, 1095), fc.integer({ min: 0, max: 25_000 })),
  isGiftCard: fc.integer({ min: 0, max: 7 }).map((draw) => draw === 0),
  form: fc.option(fc.constantFrom(...forms)),
  promotionIds: fc.subarray(promotions.map(({ id }) => id)),
  bonusOf: fc.constant(null),
  manual: fc.constant(new Array<ManualDiscount>()),
})

const codes = [...coupons.map(({ code }) => code), 'welcome10', 'UNKNOWN']
const destinations = [
  ...[...usStates.keys()].map((stateCode) => ({ countryCode: 'US', stateCode })),
  ...[...canadianProvinces.keys()].map((stateCode) => ({ countryCode: 'CA', stateCode })),
  { countryCode: 'FR', stateCode: '' },
]

const shipmentCalled = (shipmentId: string) =>
  fc.record({
    shipmentId: fc.constant(shipmentId),
    shippingItemId: fc.constant(`shipping-${shipmentId}`),
    shippingMethodId: fc.option(
      fc.constantFrom('standard', 'express', 'overnight', 'pigeon', 'ISPU'),
    ),
    destination: fc.option(fc.constantFrom(...destinations)),
    isPickup: fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
    manual: fc.array(byHand('parcel', ['percentage', 'amount']), { maxLength: 1 }),
  })

const byHand = (name: string, types: ManualDiscount['discount']['type'][]) =>
  fc.record({
    priceAdjustmentId: fc.constant(name),
    promotionId: fc.constant(name),
    itemText: fc.constant(name),
    discount: fc.record({
      type: fc.constantFrom(...types),
      value: fc.integer({ min: 0, max: 100 }),
    }),
  })

const input: fc.Arbitrary<PricingInput> = fc.record({
  site: fc.constantFrom(requireSite('us'), requireSite('ca')),
  language: fc.constantFrom('en', 'fr'),
  now: fc.constantFrom(
    SATURDAY,
    Date.parse('2027-01-20T00:00:00Z'),
    Date.parse('2027-02-01T00:00:00Z'),
  ),
  qualifiers: fc.record({
    sourceCodes: fc.subarray(['SPRINGLETTER']),
    customerGroups: fc.subarray(['Apothecary Circle']),
    custom: fc.constantFrom({}, { deviceType: 'mobile' }),
    couponCodes: fc.subarray(codes),
  }),
  lines: fc.uniqueArray(line, { maxLength: 8, selector: ({ itemId }) => itemId }),
  coupons: fc
    .array(fc.constantFrom(...codes), { maxLength: 3 })
    .map((entered) => entered.map((code, index) => ({ couponItemId: String(index), code }))),
  shipments: fc.tuple(shipmentCalled('me'), shipmentCalled('two')),
  manual: fc.array(byHand('order', ['percentage', 'amount']), { maxLength: 2 }),
  giftCertificates: fc.array(
    fc.record({ shipmentId: fc.constant('me'), amount: fc.constantFrom(500, 2500) }),
    { maxLength: 2 },
  ),
  externalTaxes: fc.constant(null),
})

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const settings = { numRuns: 1500 }

test('the totals of any basket add up', () => {
  fc.assert(
    fc.property(input, (given) => {
      const basket = priceBasket(given)
      const { lines, shipments, orderAdjustments } = basket

      expect(lines.map(({ itemId }) => itemId)).toEqual(given.lines.map(({ itemId }) => itemId))
      for (const one of lines) {
        const off = sum(one.adjustments.map(({ amount }) => amount))
        expect(one.priceAfterItemDiscount).toBe(one.price + off)
      }
      expect(basket.productSubTotal).toBe(sum(lines.map((one) => one.priceAfterItemDiscount)))
      expect(basket.productTotal).toBe(sum(lines.map((one) => one.priceAfterOrderDiscount)))
      expect(basket.productTotal).toBe(
        basket.productSubTotal + sum(orderAdjustments.map(({ amount }) => amount)),
      )
      for (const { shipping } of shipments) {
        const parcel = sum(shipping?.adjustments.map(({ amount }) => amount) ?? [])
        expect(shipping?.price ?? 0).toBe((shipping?.basePrice ?? 0) + parcel)
      }
    }),
    settings,
  )
})

test('the order total is the sum of shipment totals, including gift certificates', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { orderTotal, productTotal, shippingTotal, taxTotal, shipments } = priceBasket(given)
      const bought = given.giftCertificates.map(({ amount }) => amount)

      expect(orderTotal).toBe(sumKnown([productTotal, shippingTotal, taxTotal, ...bought]))
      expect(orderTotal).toBe(sumKnown(shipments.map(({ shipmentTotal }) => shipmentTotal)))
    }),
    settings,
  )
})

test('named taxes add up to the tax total, and so do the taxes of products and shipping', () => {
  fc.assert(
    fc.property(input, (given) => {
      const basket = priceBasket(given)
      const { taxTotal, adjustedMerchandizeTotalTax, adjustedShippingTotalTax } = basket

      expect(sum(basket.taxItems.map(({ value }) => value))).toBe(taxTotal ?? 0)
      expect(taxTotal).toBe(
        adjustedMerchandizeTotalTax === null || adjustedShippingTotalTax === null
          ? null
          : adjustedMerchandizeTotalTax + adjustedShippingTotalTax,
      )
      for (const one of basket.lines) expectTax(one.adjustedTax, one.priceAfterOrderDiscount, one)
      for (const { shipping } of basket.shipments) {
        if (shipping) expectTax(shipping.adjustedTax, shipping.price, shipping)
      }
    }),
    settings,
  )
})

/** Expects a tax within half a cent of the exact result. */
function expectTax(tax: number | null, amount: number, { taxRate }: { taxRate: number | null }) {
  expect(tax === null).toBe(taxRate === null)
  expect(Math.abs((tax ?? 0) - amount * (taxRate ?? 0))).toBeLessThanOrEqual(0.5 + 1e-6)
}

test('no amount is negative, no line is reduced twice, and gift cards are never reduced', () => {
  fc.assert(
    fc.property(input, (given) => {
      const basket = priceBasket(given)

      expect(amountsOf(basket).filter((amount) => amount < 0 || !Number.isInteger(amount))).toEqual(
        [],
      )
      for (const [index, one] of basket.lines.entries()) {
        expect(one.adjustments.length).toBeLessThanOrEqual(1)
        expect(one.adjustments.every(({ amount }) => amount < 0)).toBe(true)
        const isGiftCard = given.lines[index]?.isGiftCard === true
        expect(isGiftCard && one.priceAfterOrderDiscount !== one.price).toBe(false)
        expect(isGiftCard && (one.adjustedTax ?? 0) !== 0).toBe(false)
      }
    }),
    settings,
  )
})

function amountsOf({ lines, shipments, ...basket }: PricedBasket): number[] {
  const parcels = shipments.flatMap(({ shipping }) => (shipping ? [shipping] : []))
  const parts = [basket, ...lines, ...shipments, ...parcels]
  return parts
    .flatMap((part) => Object.entries(part))
    .flatMap(([name, value]) => (typeof value === 'number' && name !== 'taxRate' ? [value] : []))
}

test('the order of lines and codes does not change any amount', () => {
  const twice = input.chain((given) =>
    fc.record({
      given: fc.constant(given),
      lines: shuffled(given.lines),
      entered: shuffled(given.coupons),
    }),
  )
  fc.assert(
    fc.property(twice, ({ given, lines, entered }) => {
      expect(bill({ ...given, lines, coupons: entered })).toEqual(bill(given))
    }),
    settings,
  )
})

const shuffled = <T>(values: T[]) =>
  fc.shuffledSubarray(values, { minLength: values.length, maxLength: values.length })

/** The priced basket without the lines' approaching discounts and the coupon entries. */
function bill(given: PricingInput) {
  const { lines, coupons: _coupons, ...totals } = priceBasket(given)
  const byItem = new Map(lines.map(({ approaching: _reach, ...one }) => [one.itemId, one]))
  return { ...totals, byItem }
}

test('limiting a line to one of its competing offers never saves more', () => {
  const competing: fc.Arbitrary<LineToPrice[]> = fc.uniqueArray(
    fc
      .record({
        itemId: fc.uuid(),
        productId: fc.constant('A'),
        quantity: fc.integer({ min: 1, max: 3 }),
        unitPrice: fc.integer({ min: 500, max: 3000 }),
        isGiftCard: fc.constant(false),
        form: fc.constant('singlewick'),
        promotionIds: fc.subarray(rivalsFor('singlewick'), { minLength: 1 }),
      })
      .map((more) => toLine('singlewick', more.unitPrice, more.quantity, more)),
    { minLength: 1, maxLength: 4, selector: ({ itemId }) => itemId },
  )
  fc.assert(
    fc.property(competing, (lines) => {
      const { productSubTotal } = priceBasket({ ...sample, lines })
      const narrowed = lines.flatMap((one, index) =>
        one.promotionIds.map((id) => lines.with(index, { ...one, promotionIds: [id] })),
      )
      const others = narrowed.map((bag) => priceBasket({ ...sample, lines: bag }).productSubTotal)
      expect(Math.min(...others)).toBeGreaterThanOrEqual(productSubTotal)
    }),
    settings,
  )
})

const sample = sampleBasket({})
