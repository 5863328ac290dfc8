import { expect, test } from 'vitest'

import type { ManualDiscount } from './model.ts'
import { toLine, ohio, priced, shipmentTo } from './pricing-test-data.ts'
import { PICKUP_METHOD_ID } from './shipping-methods.ts'

const oregon = { countryCode: 'US', stateCode: 'OR' }
const bar = toLine('soapbar', 1000)
const mist = toLine('roommist', 2000, 1, { shipmentId: 'two' })
const fetched = { ...shipmentTo(ohio, PICKUP_METHOD_ID, 'two'), isPickup: true }

const byHand = (
  type: ManualDiscount['discount']['type'],
  value: number,
  id = 'hand',
): ManualDiscount => ({
  priceAdjustmentId: id,
  promotionId: id,
  itemText: id,
  discount: { type, value },
})

test('every shipment has its own shipping and the taxes of its destination', () => {
  const basket = priced({
    lines: [bar, mist],
    shipments: [shipmentTo(ohio, 'standard'), shipmentTo(oregon, 'express', 'two')],
  })

  expect(basket.shipments).toMatchObject([
    { shipmentId: 'me', productTotal: 1000, shippingTotal: 599, taxTotal: 58 + 34 },
    { shipmentId: 'two', productTotal: 2000, shippingTotal: 1499, taxTotal: 0 },
  ])
  expect(basket).toMatchObject({ shippingTotal: 2098, taxTotal: 92, orderTotal: 5190 })
})

test('a pickup costs no shipping and needs no method', () => {
  const basket = priced({ lines: [bar, mist], shipments: [shipmentTo(ohio, null), fetched] })

  expect(basket.shipments).toMatchObject([
    { shippingTotal: null, shipmentTotal: null },
    { shippingTotal: 0, taxTotal: 115, shipmentTotal: 2115 },
  ])
  expect(basket.orderTotal).toBeNull()
  const alone = priced({ lines: [mist], shipments: [shipmentTo(null, null), fetched] })
  expect(alone).toMatchObject({ shippingTotal: 0, orderTotal: 2115 })
})

test('a shipment without items costs nothing, whatever its method', () => {
  const me = shipmentTo(ohio, 'standard')
  const left = priced({ lines: [mist], shipments: [me, fetched], codes: ['SHIPFREE'] })
  expect(left.shipments).toMatchObject([
    { shippingTotal: 0, taxTotal: 0, shipmentTotal: 0, shipping: null },
    { shippingTotal: 0, taxTotal: 115, shipmentTotal: 2115 },
  ])
  expect(left).toMatchObject({ shippingTotal: 0, orderTotal: 2115 })
  expect(left.coupons).toMatchObject([{ statusCode: 'no_applicable_promotion' }])

  const giftCertificates = [{ shipmentId: 'me', amount: 2500 }]
  expect(priced({ giftCertificates, shipments: [me] })).toMatchObject({
    shippingTotal: 0,
    taxTotal: 0,
    orderTotal: 2500,
  })
})

test('the total of the whole order makes standard shipping free for every parcel', () => {
  const basket = priced({
    lines: [toLine('roommist', 4000), mist],
    shipments: [shipmentTo(ohio, 'standard'), shipmentTo(ohio, 'standard', 'two')],
  })

  expect(basket.shipments).toMatchObject([{ shippingTotal: 0 }, { shippingTotal: 0 }])
})

test('free shipping is within reach if any delivered parcel can earn it', () => {
  const hawaii = { countryCode: 'US', stateCode: 'HI' }
  const inReach = (first: ReturnType<typeof shipmentTo>, shipmentId = 'two') =>
    priced({
      lines: [toLine('roommist', 3000, 1, { shipmentId })],
      shipments: [first, shipmentTo(ohio, 'standard', 'two')],
    }).approaching.map(({ promotionId }) => promotionId)
  expect(inReach(shipmentTo(null, null))).toEqual(['free-shipping-us'])
  expect(inReach({ ...shipmentTo(ohio, null), isPickup: true })).toEqual(['free-shipping-us'])
  expect(inReach(shipmentTo(hawaii, 'standard'), 'me')).toEqual([])
  const both = priced({
    lines: [toLine('roommist', 3000), toLine('soapbar', 800, 1, { shipmentId: 'two' })],
    shipments: [shipmentTo(hawaii, 'standard'), shipmentTo(ohio, 'standard', 'two')],
  })
  expect(both.approaching).toHaveLength(1)
})

test('manual discounts apply after promotions, and never take off more than the price', () => {
  const reduced = (discount: ManualDiscount, quantity = 2) =>
    priced({ lines: [toLine('soapbar', 1000, quantity, { manual: [discount] })] }).lines[0]

  expect(reduced(byHand('percentage', 12.5))).toMatchObject({ priceAfterItemDiscount: 1750 })
  expect(reduced(byHand('amount', 5000))).toMatchObject({ priceAfterItemDiscount: 0 })
  expect(reduced(byHand('fixed_price', 700), 3)).toMatchObject({ priceAfterItemDiscount: 2100 })

  const order = priced({
    lines: [bar, toLine('giftcard', 5000)],
    manual: [byHand('percentage', 50, 'a'), byHand('amount', 1000, 'b')],
  })
  expect(order.orderAdjustments).toMatchObject([{ amount: -500 }, { amount: -500 }])
  expect(order.productTotal).toBe(5000)
})

test('a bonus line is free, counts for no offer and is not taxed', () => {
  const gift = toLine('singlewick', 1695, 2, { itemId: 'gift', bonusOf: 'evening-gift' })
  const basket = priced({ lines: [gift, toLine('singlewick', 1695)], destination: ohio })

  expect(basket.lines).toMatchObject([
    { itemId: 'gift', priceAfterItemDiscount: 0, tax: 0 },
    { adjustments: [], priceAfterItemDiscount: 1695 },
  ])
})

test('external taxes are used unchanged, and totals are null until they are set', () => {
  const vat = (value: number) => [{ id: 'VAT', rate: 0.2, value }]
  const taxed = (taxes: [string, ReturnType<typeof vat>][]) =>
    priced({
      lines: [bar],
      shipments: [shipmentTo(ohio, 'standard')],
      externalTaxes: new Map(taxes),
    })

  expect(taxed([[bar.itemId, vat(200)]])).toMatchObject({ taxTotal: null, orderTotal: null })
  const known = taxed([
    [bar.itemId, vat(200)],
    ['shipping-me', vat(120)],
  ])
  expect(known).toMatchObject({
    taxTotal: 320,
    taxItems: [{ id: 'VAT', rate: 0.2, value: 320 }],
    orderTotal: 1000 + 599 + 320,
  })
})
