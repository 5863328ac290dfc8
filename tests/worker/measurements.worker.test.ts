import { expect, test } from 'vitest'

import { openDataset } from './dataset.ts'
import { DECLINED_CARD, openShopper, pay, placeOrder, readyToOrder } from './purchase.ts'
import { openShop } from './shop.ts'
import { openStore } from './store.ts'

test('requests are counted by kind of page and cache outcome, and upstream calls with their latency', async () => {
  const { ANALYTICS, points, ofKind } = openDataset()
  const shop = openShop({ ANALYTICS })
  await shop.warm('/ca/fr-CA/g/body-care')
  const calls = ofKind('upstream')
  expect(calls.length).toBeGreaterThan(3)
  for (const { indexes, blobs, doubles } of calls) {
    expect(indexes).toEqual([blobs[1]])
    expect(blobs[1]).toMatch(/^\w+\.\w+$/)
    expect(doubles[0]).toBe(200)
  }
  const [made] = ofKind('request')
  expect(made?.blobs).toEqual(['request', 'topCategory', 'miss', 'ca', 'fr-CA', 'GET', ''])
  expect(made?.doubles[3]).toBe(calls.length)

  const cold = points.length
  await shop.text('/ca/fr-CA/g/body-care')
  expect(points.length, 'a cached page writes one point').toBe(cold + 1)
  expect(points.at(-1)?.blobs[2]).toBe('fresh')
})

test('measurements contain problems, but no visitor input', async () => {
  const { ANALYTICS, points, ofKind } = openDataset()
  const shop = openShop({ ANALYTICS })
  await shop.text('/api/suggestions?q=my-secret-wish&site=us&locale=en-US')
  await shop.text('/no-such-page?email=ana%40example.com')
  await shop.breaks('product-search', { kind: 'status', status: 503 })
  await shop.text('/api/search?q=pine&site=us&locale=en-US')
  expect(ofKind('request').at(-1)).toMatchObject({
    blobs: ['request', '/api/search', expect.any(String), 'us', 'en-US', 'GET', 'unavailable'],
    doubles: [503, 0, 0, expect.any(Number), 0],
  })
  expect(ofKind('upstream').map(({ doubles }) => doubles[0])).toContain(503)
  expect(JSON.stringify(points)).not.toMatch(/secret|ana|example|pine/)
})

test('counts an order once with its total despite repeats, and each failed attempt once', async () => {
  const { ANALYTICS, points, ofKind } = openDataset()
  const store = openStore({ ANALYTICS }, 2)
  const shopper = openShopper(store)
  const declined = await readyToOrder(shopper, { card: DECLINED_CARD })
  await placeOrder(shopper, declined)
  const total = await pay(shopper)
  await placeOrder(shopper, total - 1)

  // A double click, another tab in another isolate, and another submit of the form.
  const tab = shopper.copy()
  await Promise.all([
    placeOrder(shopper, total),
    placeOrder(shopper, total),
    placeOrder(tab, total, { isolate: 1 }),
  ])
  await placeOrder(tab, total)

  const orders = ofKind('order')
  expect(orders.map(({ blobs }) => blobs[1])).toEqual([
    'payment-declined',
    'price-changed',
    'placed',
  ])
  const [hash] = orders.at(-1)?.indexes ?? []
  expect(hash).toMatch(/^[\w-]{20,96}$/)
  if (typeof hash !== 'string') throw new Error('the index is no text')
  expect(orders.at(-1)).toEqual({
    indexes: [hash],
    blobs: ['order', 'placed', hash, 'us', 'en-US', 'USD'],
    doubles: [total],
  })
  const order = (await shopper.orders()).find(({ status }) => !status.startsWith('failed'))
  expect(total).toBe(Math.round((order?.orderTotal ?? 0) * 100))
  expect(JSON.stringify(points)).not.toContain(order?.orderNo ?? '?')
})

test('an order confirmed later is counted under the same hash', async () => {
  const { ANALYTICS, ofKind } = openDataset()
  const store = openStore({ ANALYTICS })
  const shopper = openShopper(store)
  const total = await readyToOrder(shopper)
  await shopper.breaks('/orders', { kind: 'reset-after-commit' }, { method: 'POST' })
  await placeOrder(shopper, total)
  await placeOrder(shopper, total)
  const orders = ofKind('order').filter(
    ({ blobs }) => blobs[1] === 'placed' || blobs[1] === 'received',
  )
  expect(new Set(orders.map(({ indexes }) => indexes[0])).size).toBe(1)
})
