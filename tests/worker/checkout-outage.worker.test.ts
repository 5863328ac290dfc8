import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { openReadyToOrder, openShopper, placeOrder } from './purchase.ts'
import { openStore } from './store.ts'

const mainOf = (text: string) => /<main\b.*<\/main>/s.exec(text)?.[0] ?? ''

test.for([
  '/checkout',
  '/checkout/shipping?edit=1',
  '/checkout/billing?edit=1',
  '/checkout/review',
])('while baskets are down, %s says so in the checkout’s layout, and recovers', async (path) => {
  const { store, shopper } = await openReadyToOrder()
  const usual = await shopper.get(path)
  const mend = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
  const { response, status, text } = await shopper.get(path)
  expect(status).toBe(503)
  expectDiscreet(response, text)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBe('10')
  const main = mainOf(text)
  expect(main).toMatch(/<h1[^>]*>We can’t open your bag right now</)
  expect(main).toContain(`href="${path.replace(/\?.*/, '')}"`)
  expect(main).toContain('href="/"')
  expect(text).toMatch(/<header\b.*<main\b.*<footer\b/s)
  expect(text).toContain('noindex')

  await mend()
  store.clock.now += 20_000
  expect((await shopper.get(path)).status).toBe(usual.status)
})

test('an order that could not be placed because baskets are down is explained, and is placed once afterwards', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const mend = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
  const { status, text } = await placeOrder(shopper, total)
  expect(status).toBe(503)
  const main = mainOf(text)
  expect(main).toContain('We can’t open your bag right now')
  expect(main).toContain('href="/checkout/review"')
  expect(main).toContain('We could not reach the shop’s service')
  expect(await shopper.orders()).toEqual([])

  await mend()
  store.clock.now += 20_000
  const { to } = await placeOrder(shopper, total)
  expect(to).toMatch(/^\/checkout\//)
  expect(await shopper.orders()).toHaveLength(1)
})

test('the French checkout explains the outage in French', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 1, { site: 'ca' })
  await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
  const { status, text } = await shopper.get('/ca/fr-CA/checkout/review')
  expect(status).toBe(503)
  expect(mainOf(text)).toContain('Nous ne pouvons pas ouvrir votre sac')
})
