import { expect, test } from 'vitest'

import { callApi } from './testing/call-api.ts'
import { basketOf, lineOf, methodOf, productOf, siteOf, storeOf } from './testing/objects.ts'

const candle = productOf('candle', { stock: 8, custom: { bopisPurchaseLimit: 2 } })
const availability = (
  products: readonly dw.Product[],
  query: Readonly<Record<string, string>>,
  stores: readonly dw.Store[] = [],
) =>
  callApi('products-availability', 'getProductsAvailability', {
    products,
    stores,
    request: { query },
  })

test('a product can be bought up to its limit and its stock', () => {
  const { body } = availability(
    [candle, productOf('soap', { stock: 30, least: 2, custom: { webPurchaseLimit: 5 } })],
    { c_productIds: 'candle,soap,unknown' },
  )

  expect(body).toEqual({
    total: 2,
    data: [
      {
        id: 'candle',
        stockLevel: 8,
        storeStockLevel: null,
        availability: {
          webOrderable: true,
          webPurchaseLimit: 8,
          bopisPurchaseLimit: 2,
          bopisStoreOrderable: false,
        },
      },
      expect.objectContaining({
        id: 'soap',
        availability: expect.objectContaining({ webPurchaseLimit: 5, bopisPurchaseLimit: 10 }),
      }),
    ],
  })
})

test('a product is sold out without stock, below its least quantity, and by force', () => {
  const { body } = availability(
    [
      productOf('none'),
      productOf('few', { stock: 1, least: 2 }),
      productOf('forced', { stock: 9, custom: { forceSoldOut: true } }),
      productOf('endless', { stock: 'perpetual' }),
      productOf('offline', { stock: 9, isOnline: false }),
    ],
    { c_productIds: 'none,few,forced,endless,offline' },
  )

  expect(body).toMatchObject({
    total: 4,
    data: [false, false, false, true].map((webOrderable) => ({ availability: { webOrderable } })),
  })
})

test('a master has the stock of its variants', () => {
  const master = productOf('master', {
    variants: [productOf('small', { stock: 2 }), productOf('large', { stock: 3 })],
  })

  expect(availability([master], { c_productIds: 'master' }).body).toMatchObject({
    data: [{ id: 'master', stockLevel: 5 }],
  })
})

test('a store hands over what it holds, unless its pickup is paused', () => {
  const stores = [
    storeOf('open', { stock: { candle: 1 } }),
    storeOf('paused', { stock: { candle: 5 }, custom: { turnBopisStoreOff: true } }),
    storeOf('empty', { stock: null }),
  ]
  const at = (storeId: string, product = candle) =>
    availability([product], { c_productIds: 'candle', c_storeId: storeId }, stores)

  expect(at('open').body).toMatchObject({
    data: [
      { storeStockLevel: 1, availability: { bopisPurchaseLimit: 1, bopisStoreOrderable: true } },
    ],
  })
  const pairs = productOf('candle', { stock: 8, least: 2 })
  for (const { body } of [at('paused'), at('empty'), at('open', pairs)]) {
    expect(body).toMatchObject({
      data: [{ availability: { bopisPurchaseLimit: 0, bopisStoreOrderable: false } }],
    })
  }
  expect(at('unknown')).toMatchObject({ status: 400, body: { c_parameter: 'c_storeId' } })
})

test('availability needs products, and not too many', () => {
  expect(availability([], {}).status).toBe(400)
  const ids = Array.from({ length: 51 }, (_, index) => `product-${index}`).join(',')
  expect(availability([], { c_productIds: ids }).status).toBe(400)
})

const warehouse = siteOf({ shippingCutOff: '14:00', shippingTimeZone: 'America/New_York' })
const days = (min: number, max: number) => ({ minBusinessDays: min, maxBusinessDays: max })
const shippingMethods = [
  methodOf('express', { cost: 20, custom: days(1, 2) }),
  methodOf('unpriced', { cost: null, custom: days(1, 9) }),
  methodOf('standard', { cost: 6, custom: days(3, 5) }),
  methodOf('unknown', { cost: 1, custom: {} }),
  methodOf('pickup', { cost: 0, custom: { ...days(0, 1), storePickupEnabled: true } }),
]
const estimates = (query: Readonly<Record<string, string>>, site = warehouse) =>
  callApi('shipping-estimates', 'getShippingEstimates', {
    site,
    shippingMethods,
    stores: [
      storeOf('boston', { custom: { timeZone: 'America/New_York' } }),
      storeOf('paused', { custom: { timeZone: 'America/New_York', turnBopisStoreOff: true } }),
      storeOf('somewhere', {}),
    ],
    request: { query },
  })

test('shipping methods with known business days are listed, the cheapest first', () => {
  expect(estimates({ c_country: 'US' }).body).toEqual({
    cutOff: '14:00',
    timeZone: 'America/New_York',
    data: [
      { methodId: 'standard', name: 'Method standard', ...days(3, 5) },
      { methodId: 'express', name: 'Method express', ...days(1, 2) },
      { methodId: 'unpriced', name: 'Method unpriced', ...days(1, 9) },
    ],
  })
})

test('a store says when an order is ready, if its time zone is known and pickup is not paused', () => {
  expect(estimates({ c_storeId: 'boston' }).body).toMatchObject({
    pickup: { storeName: 'Store boston', timeZone: 'America/New_York', readyWithinHours: 24 },
  })
  expect(estimates({ c_storeId: 'paused' }).body).not.toHaveProperty('pickup')
  expect(estimates({ c_storeId: 'somewhere' }).body).not.toHaveProperty('pickup')
  expect(estimates({ c_storeId: 'unknown' }).status).toBe(400)
})

test('a site without a warehouse has no estimates', () => {
  expect(estimates({}, siteOf({}))).toMatchObject({
    status: 404,
    body: { type: 'shipping-estimates-not-found' },
  })
})

const berlin = storeOf('berlin', { stock: {} })
const moveTo = (c_storeID: string, basket: dw.Basket | null) =>
  callApi('basket-transaction', 'getbasket', {
    basket,
    stores: [berlin, storeOf('bare', { stock: null })],
    request: { body: { c_storeID, c_token: 'token', c_pageID: 'changeStoreModal', c_usid: '1' } },
  })

test('what is picked up moves to another store, and the basket is calculated again', () => {
  const lines = [lineOf('hamburg'), lineOf(null), lineOf('berlin')]
  const { body, record } = moveTo('berlin', basketOf(lines))

  expect(body).toEqual({ basketId: 'basket-1', storeId: 'berlin', movedItems: 1 })
  expect(lines.map(({ custom }) => custom['fromStoreId'])).toEqual(['berlin', null, 'berlin'])
  expect(lines[0]?.shipment.custom['fromStoreId']).toBe('berlin')
  expect(lines.map(({ list }) => list)).toEqual([berlin.inventoryList, null, null])
  expect(record).toMatchObject({ transactions: 1, hooks: ['dw.order.calculate.calculate'] })
})

test('a basket without pickup is not changed', () => {
  const { body, record } = moveTo('berlin', basketOf([lineOf(null)]))
  expect(body).toMatchObject({ movedItems: 0 })
  expect(record).toMatchObject({ transactions: 0, hooks: [] })
})

test('a store that is unknown or has no inventory, and a missing basket, are refused', () => {
  expect(moveTo('paris', basketOf([])).status).toBe(400)
  expect(moveTo('bare', basketOf([])).status).toBe(400)
  expect(moveTo('berlin', null)).toMatchObject({ status: 404, body: { type: 'basket-not-found' } })
})
