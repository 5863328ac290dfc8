import { expect, test } from 'vitest'

import { essence } from './essence.ts'
import { control, openShop } from './shop.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** Requests that commerce received more than once. */
async function askedTwice(shop: ReturnType<typeof openShop>) {
  const asked = (await shop.calls()).map(({ path, query }) => path + JSON.stringify(query))
  expect(asked.length).toBeGreaterThan(0)
  return asked.filter((call, index) => asked.indexOf(call) !== index)
}

test('500 visitors of an uncached page cause each commerce request once and see the same page', async () => {
  const shop = openShop()
  const visits = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const { response, complete } = await shop.visit('/g/top-offers')
      const text = await response.text()
      return { status: response.status, text: essence(text), complete }
    }),
  )
  await Promise.all(visits.map(({ complete }) => complete()))

  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await askedTwice(shop)).toEqual([])
  const [first, ...others] = visits.map(({ text }) => text)
  expect(new Set(others).size).toBe(1)
  const heading = /<h1[^>]*>([^<]+)/.exec(first ?? '')?.[1]
  expect(heading).toBeTruthy()
  expect(others[0]).toContain(heading)
})

test('visitors who wait for another visitor’s hanging request time out', async () => {
  const shop = openShop()
  await shop.breaks('/categories/fragrances', { kind: 'never' })
  const startedAt = performance.now()
  const waiting = await Promise.all(
    Array.from({ length: 20 }, async () => (await shop.visit('/g/fragrances')).response),
  )
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set([503]))
  expect((await shop.calls('/categories/fragrances')).length).toBeLessThanOrEqual(2)
})

test('a cut-off commerce request does not affect later visitors', async () => {
  const shop = openShop()
  await shop.breaks('/categories/fragrances', { kind: 'reset-mid-body' }, 2)
  expect((await shop.text('/g/fragrances')).response.status).toBe(503)
  shop.clock.now += 2 * SECOND
  const next = await shop.text('/g/fragrances')
  expect(next.response.status).toBe(200)
})

test('setting the clock back ten minutes costs at most one refresh and breaks no page', async () => {
  const shop = openShop()
  await shop.warm('/g/body-care')
  shop.clock.now -= 600 * SECOND
  const before = (await shop.calls('/categories/body-care')).length
  for (let visit = 0; visit < 10; visit += 1) {
    const { response } = await shop.text('/g/body-care')
    expect(response.status).toBe(200)
    expect(response.headers.get('server-timing')).not.toMatch(/dur=-/)
  }
  expect((await shop.calls('/categories/body-care')).length - before).toBeLessThanOrEqual(1)
  const { response } = await shop.text('/g/body-care')
  expect(response.headers.get('server-timing')).toContain('cache;desc=fresh')
})

test('after a day one login per site and one request suffice', async () => {
  const shop = openShop()
  await shop.warm('/g/body-care')
  await control('DELETE', `/clock?session=${shop.session}`)
  await control('PUT', '/clock', { offsetMs: DAY, session: shop.session })
  shop.clock.now += DAY
  const asked = (await shop.calls('/categories/body-care')).length
  const logins = (await shop.logins()).length
  for (let visit = 0; visit < 5; visit += 1) {
    const { response } = await shop.text('/g/body-care')
    expect(response.status).toBe(200)
  }
  expect((await shop.calls('/categories/body-care')).length - asked).toBe(1)
  // Reading the other site's menu, for the page's alternates, needs a login to that site.
  expect((await shop.logins()).length - logins).toBe(2)
})
