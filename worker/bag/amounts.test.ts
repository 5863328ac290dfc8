import { expect, test } from 'vitest'

import { mapBag } from './map-bag.ts'
import { bagOf, item, lineOf, sources, usd, wire } from './testing/mapped-bag.ts'

test('a line on sale shows what it was, with its options and its reductions', () => {
  const sale = { quantity: 2, basePrice: 20, price: 40, c_listPrice: 32.5 }
  expect(lineOf(sale)).toMatchObject({ total: usd(4000), was: usd(6500) })
  expect(lineOf({ ...sale, priceAfterItemDiscount: 36 })).toMatchObject({ was: usd(6500) })
  expect(lineOf({ ...sale, c_listPrice: 15 })?.was).toBeNull()
  const unlisted = { quantity: 2, basePrice: 20, price: 40 }
  expect(lineOf({ ...unlisted, priceAfterItemDiscount: 36 })?.was).toEqual(usd(4000))
  expect(lineOf(unlisted)?.was).toBeNull()
  expect(lineOf({ ...sale, c_listPrice: null, priceAfterItemDiscount: 36 })?.was).toEqual(usd(4000))
})

test('a line has its unit price, its price, its total and its reductions', () => {
  const line = lineOf({
    quantity: 3,
    basePrice: 10,
    price: 30,
    priceAfterItemDiscount: 20.01,
    c_discountUnitPrice: 6.67,
    priceAdjustments: [
      {
        price: -9.99,
        itemText: '<b>Three</b> for two &amp; more',
        c_promotionDetails: '<b onclick="x()">Until</b> Sunday.<script>x()</script>',
      },
      { price: 0, itemText: 'nothing' },
      { price: 1, itemText: 'a fee' },
    ],
  })
  expect(line).toMatchObject({
    quantity: 3,
    unitPrice: usd(1000),
    price: usd(3000),
    total: usd(2001),
    discountUnitPrice: usd(667),
    reductions: [
      { text: 'Three for two & more', amount: usd(-999), details: '<b>Until</b> Sunday.' },
    ],
  })
  // A service without the field names the total only, and what is not reduced has one price.
  expect(
    lineOf({ quantity: 3, basePrice: 10, price: 30, priceAfterItemDiscount: 20.01 }),
  ).toMatchObject({
    discountUnitPrice: usd(667),
  })
  expect(lineOf({ basePrice: 10, price: 10, priceAfterItemDiscount: 8 })).toMatchObject({
    discountUnitPrice: usd(800),
  })
  expect(lineOf({ quantity: 0, price: 10, priceAfterItemDiscount: 8 })).not.toHaveProperty(
    'discountUnitPrice',
  )
  expect(lineOf({ c_discountUnitPrice: 26.95 })).not.toHaveProperty('discountUnitPrice')
})

test('a reduction is named by its text, its callout or its promotion', () => {
  const named = (adjustment: object) =>
    lineOf({ priceAdjustments: [{ price: -1, ...adjustment }] })?.reductions[0]?.text
  const all = { itemText: 'Glow', c_calloutMessage: '<i>Shine</i>', promotionId: 'glow-20' }
  expect(named(all)).toBe('Glow')
  expect(named({ ...all, itemText: undefined })).toBe('Shine')
  expect(named({ ...all, itemText: '', c_calloutMessage: null })).toBe('glow-20')
  expect(named({})).toBe('')
})

test('a line shows the price when added only if the price has changed', () => {
  expect(lineOf({ c_addedPrice: 20 })?.priceWhenAdded).toEqual(usd(2000))
  expect(lineOf({ c_addedPrice: 26.95 })?.priceWhenAdded).toBeNull()
  expect(lineOf({ c_addedPrice: null })?.priceWhenAdded).toBeNull()
})

test('a line names its options, and its prices include them', () => {
  const optionItems = [
    { itemText: 'Gift wrap: Linen', basePrice: 5, price: 10, priceAfterItemDiscount: 8 },
    { itemText: 'Card: None', basePrice: 0, price: 0 },
  ]
  const base = { quantity: 2, basePrice: 20, price: 40, c_addedPrice: 18, optionItems }
  const fields = { ...base, c_discountUnitPrice: 20 }
  expect(lineOf(fields)).toMatchObject({
    attributes: [
      { name: null, value: 'Gift wrap: Linen' },
      { name: null, value: 'Card: None' },
    ],
    unitPrice: usd(2500),
    discountUnitPrice: usd(2400),
    price: usd(5000),
    total: usd(4800),
    priceWhenAdded: usd(2300),
  })
  expect(bagOf({ productItems: [item(fields)] }).subtotal).toEqual(usd(4800))
})

test('taxes that prices include are not added to the total', () => {
  const amounts = { productTotal: 26.95, shippingTotal: 5, taxTotal: 5.33 }
  const gross = bagOf({ ...amounts, taxation: 'gross' })
  expect(gross).toMatchObject({ total: usd(3195), taxesIncluded: true })
  expect(gross.taxes).toEqual([{ id: '', rate: 0, amount: usd(533) }])
  const net = bagOf({ ...amounts, taxation: 'net' })
  expect(net.total).toEqual(usd(3728))
  expect(net.taxesIncluded).toBeUndefined()
})

test('a basket that does not tell about taxes has those of its site', () => {
  const ofSite = { ...sources.mapper, site: { ...sources.mapper.site, taxes: 'included' as const } }
  const bagWith = (fields: object) => mapBag(wire(fields), { ...sources, mapper: ofSite })
  expect(bagWith({ taxTotal: 5, productTotal: 20 })).toMatchObject({
    total: usd(2000),
    taxesIncluded: true,
  })
  expect(bagWith({ taxTotal: 5, productTotal: 20, taxation: 'net' }).total).toEqual(usd(2500))
})
