import * as v from 'valibot'
import { expect, test } from 'vitest'

import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { emptyBag, mapBag } from './map-bag.ts'
import { WireBasket } from './wire-basket.ts'
import { bagOf, item, lineOf, sources, usd } from './testing/mapped-bag.ts'

const inCanada = { ...sources, mapper: mapperForTest('ca', 'fr-CA') }

test('the bag of a visitor without a basket is empty and uses the site’s currency', () => {
  expect(emptyBag(sources)).toMatchObject({ lines: [], count: 0, total: usd(0), isEstimate: true })
  expect(emptyBag(inCanada).total).toEqual({ minorUnits: 0, currency: 'CAD' })
})

test('only a subscribed line says how often it is sent', () => {
  const subscribed = { c_isAutoRefreshSubscribedItem: true, c_orderGrooveFrequency: 2 }
  expect(lineOf(subscribed)?.autoRefreshMonths).toBe(2)
  expect(lineOf({ c_orderGrooveFrequency: 2 })?.autoRefreshMonths).toBeNull()
})

test('the bag counts what is shipped and what is picked up apart', () => {
  const productItems = [
    item({ quantity: 2 }),
    item({ itemId: 'line2', shipmentId: 'store', quantity: 3 }),
    item({ itemId: 'line3', quantity: 1 }),
  ]
  const shipments = [{ shipmentId: 'me' }, { shipmentId: 'store', c_fromStoreId: '10' }]
  expect(bagOf({ productItems, shipments })).toMatchObject({
    count: 6,
    shipItemCount: 3,
    bopisItemCount: 3,
  })
  expect(bagOf({ productItems: [item({ quantity: 2 })] })).toMatchObject({
    shipItemCount: 2,
    bopisItemCount: 0,
  })
})

test.for([
  [0.1 + 0.2, 30],
  [1.005 * 100, 10050],
  [19.99, 1999],
  [33.333, 3333],
  [0, 0],
])('an amount of %f is %i cents', ([dollars, cents]) => {
  expect(lineOf({ price: dollars })?.price.minorUnits).toBe(cents)
})

test.for([
  [{}, 'available'],
  [{ c_available: null }, 'available'],
  [{ c_available: true, c_availableQuantity: 0 }, 'available'],
  [{ c_available: false, c_availableQuantity: 2 }, 'short'],
  [{ c_available: false, c_availableQuantity: 0 }, 'sold-out'],
  [{ c_available: false }, 'sold-out'],
] as const)('the availability of %j is %s', ([fields, availability]) => {
  expect(lineOf(fields)?.availability).toBe(availability)
})

test.for([
  [{}, null],
  [{ c_availableQuantity: 7 }, null],
  [{ quantity: 8, c_availableQuantity: 7, c_webPurchaseLimit: 10 }, 7],
  [{ c_webPurchaseLimit: 3 }, 3],
  [{ c_availableQuantity: 7, c_webPurchaseLimit: 3 }, 3],
  [{ c_availableQuantity: 2, c_webPurchaseLimit: 3 }, 2],
] as const)('the maximum quantity with %j is %s', ([fields, most]) => {
  expect(lineOf(fields)?.maxQuantity).toBe(most)
})

test('a line shows the selected variation, or else size and form, unless its name says the form', () => {
  const attributes = [{ id: 'size', name: 'Size', value: '8 oz' }]
  expect(lineOf({ c_variationAttributes: attributes, c_itemSize: '9 oz' })?.attributes).toEqual([
    { name: 'Size', value: '8\u00A0oz' },
  ])
  const measured = lineOf({ productForm: 'Lampe à 3 mèches', c_itemSize: '411 g / 14,5 oz liq.' })
  expect(measured?.attributes.map(({ value }) => value)).toEqual([
    'Lampe à 3\u00A0mèches',
    '411\u00A0g / 14,5\u00A0oz\u00A0liq.',
  ])
  expect(lineOf({ productForm: 'Hand Cream', c_itemSize: '' })?.attributes).toEqual([
    { name: null, value: 'Hand Cream' },
  ])
  const named = lineOf({
    c_itemName: 'Lampe à 3\u00A0mèches Sève',
    productForm: 'Lampe à 3 mèches',
  })
  expect(named?.attributes).toEqual([])
})

test('a line without a name shows its product id, and every line links to its page', () => {
  expect(lineOf({})).toMatchObject({ name: 'JW0801', path: '/p/jw0801-JW0801', picture: null })
  const named = lineOf({
    productName: '<i>Crème</i> Mug',
    c_imageURL: 'https://evil.example/x.png',
  })
  expect(named).toMatchObject({ name: 'Crème Mug', path: '/p/creme-mug-JW0801', picture: null })
})

test.for([{ itemId: '../x' }, { itemId: '' }, { productId: 'a/b' }, { productId: '' }])(
  'a line with an invalid id (%j) is left out and does not count',
  (fields) => {
    expect(bagOf({ productItems: [item(fields), item({ itemId: 'line2' })] })).toMatchObject({
      lines: [{ id: 'line2' }],
      count: 1,
    })
  },
)

test('the total is an estimate until the service returns the order total', () => {
  const amounts = { productSubTotal: 50, productTotal: 45, orderPriceAdjustments: [] }
  expect(bagOf(amounts)).toMatchObject({ subtotal: usd(5000), total: usd(4500), isEstimate: true })
  expect(bagOf({ ...amounts, shippingTotal: 5.99, taxTotal: 3.1 }).total).toEqual(usd(5409))
  expect(bagOf({ ...amounts, orderTotal: 54.2 })).toMatchObject({
    total: usd(5420),
    isEstimate: false,
  })
  expect(bagOf({ productSubTotal: null, c_subTotal: 12 }).subtotal).toEqual(usd(1200))
  expect(bagOf({}).subtotal).toEqual(usd(2695))
})

test('shipping needs a method and an amount, and taxes need a tax total', () => {
  const method = { id: 'standard', name: 'Standard' }
  const shipments = [{ shipmentId: 'me', shippingMethod: method }]
  expect(bagOf({ shipments }).shipping).toBeNull()
  expect(bagOf({ shippingTotal: 5.99 }).shipping).toBeNull()
  const shippingItems = [{ priceAdjustments: [{ price: -5.99, promotionId: 'free-shipping' }] }]
  expect(bagOf({ shipments, shippingTotal: 0, shippingItems }).shipping).toEqual({
    name: 'Standard',
    amount: usd(0),
    reductions: [{ text: 'free-shipping', amount: usd(-599) }],
  })
  expect(bagOf({}).taxes).toBeNull()
  expect(bagOf({ taxTotal: 1.5 }).taxes).toEqual([{ id: '', rate: 0, amount: usd(150) }])
  const c_taxItems = [{ id: 'GST', rate: 0.05, value: 1.5 }]
  expect(bagOf({ taxTotal: 1.5, c_taxItems }).taxes).toEqual([
    { id: 'GST', rate: 0.05, amount: usd(150) },
  ])
})

test('a coupon applies only if the service says that it has an effect', () => {
  const couponItems = [
    { couponItemId: 'c1', code: 'A', valid: true, statusCode: 'applied' },
    { couponItemId: 'c2', code: 'B', valid: true, statusCode: 'no_applicable_promotion' },
    { couponItemId: 'c3', code: 'C', valid: false },
    { couponItemId: '../', code: 'D', valid: true },
    { couponItemId: 'c5', code: 'E', valid: false, statusCode: 'coupon_code_already_redeemed' },
  ]
  expect(bagOf({ couponItems }).coupons).toEqual([
    { id: 'c1', code: 'A', applies: true },
    { id: 'c2', code: 'B', applies: false },
    { id: 'c3', code: 'C', applies: false },
    { id: 'c5', code: 'E', applies: false, isUsedUp: true },
  ])
})

test.for([
  { productItems: null },
  { productItems: [item({ quantity: '2' })] },
  { productItems: [item({ basePrice: null })] },
  { productItems: [item({ priceAdjustments: {} })] },
  { couponItems: {} },
  { orderTotal: '54.20' },
  { shipments: [{ shippingMethod: { name: 'x' } }] },
  { basketId: '../orders' },
])('a basket with an invalid field (%j) is rejected', (fields) => {
  expect(v.safeParse(WireBasket, { basketId: 'b1', currency: 'USD', ...fields }).success).toBe(
    false,
  )
})

test('a basket with only its required fields is an empty bag', () => {
  const bare = v.parse(WireBasket, { basketId: 'b1', currency: 'USD', unknown: { later: true } })
  expect(mapBag(bare, sources)).toEqual(emptyBag(sources))
})

test('a gift certificate counts, and is part of the subtotal, which the service gives for products alone', () => {
  const gift = { giftCertificateItemId: 'g1', amount: 50, recipientEmail: 'leo@example.org' }
  const bag = bagOf({ productSubTotal: 26.95, giftCertificateItems: [gift] })
  expect(bag.giftCertificates).toEqual([
    {
      id: 'g1',
      name: null,
      picture: null,
      amount: usd(5000),
      senderName: null,
      message: null,
      recipientName: null,
      recipientEmail: 'leo@example.org',
    },
  ])
  expect(bag).toMatchObject({ count: 2, subtotal: usd(7695), total: usd(7695) })
  const known = bagOf({ productSubTotal: 26.95, orderTotal: 83.2, giftCertificateItems: [gift] })
  expect(known.total).toEqual(usd(8320))
})

test('the placeholder for a recipient without an address is not shown', () => {
  const gift = { giftCertificateItemId: 'g1', amount: 5, recipientEmail: 'Nobody@Example.INVALID' }
  const bag = bagOf({ giftCertificateItems: [gift] })
  expect(bag.giftCertificates[0]?.recipientEmail).toBeNull()
})
