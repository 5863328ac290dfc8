import { expect, test } from 'vitest'

import { control, newGuest, origin } from './clients.ts'

const CATEGORIES =
  '/product/shopper-products/v1/organizations/f_ecom_jwck_001/categories?ids=root&siteId=us'
const SEARCH =
  '/search/shopper-search/v1/organizations/f_ecom_jwck_001/product-search?q=glass&siteId=us'

const LIMIT_HEADERS = ['limit', 'remaining', 'reset'].map((name) => `x-ratelimit-1m-${name}`)

/** A guest whose requests have a correlation id of their own. */
async function newSession() {
  const { token } = await newGuest('us')
  const session = crypto.randomUUID()
  const headers = { authorization: `Bearer ${token.access_token}`, 'correlation-id': session }
  return {
    session,
    async get(path: string) {
      const response = await fetch(origin + path, { headers })
      const limits = LIMIT_HEADERS.map((name) => response.headers.get(name))
      return { response, status: response.status, limits }
    },
  }
}

test('an API family answers as many requests in a minute as its quota, and then says when to come again', async () => {
  const { session, get } = await newSession()
  await control('PUT', '/quotas/shopper-products', { perMinute: 2, session })
  expect(await get(CATEGORIES)).toMatchObject({ status: 200, limits: ['2', '1', '60'] })
  const second = await get(CATEGORIES)
  expect([second.status, ...second.limits.slice(0, 2)]).toEqual([200, '2', '0'])

  const { response, status, limits } = await get(CATEGORIES)
  expect([status, ...limits.slice(0, 2)]).toEqual([429, '2', '0'])
  expect(await response.json()).toMatchObject({
    title: 'Too Many Requests',
    type: expect.stringMatching(/\/too-many-requests$/),
  })
  const wait = Number(response.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(response.headers.get('x-correlation-id')).toBe(session)

  // The minute after that is a new one.
  await control('PUT', '/clock', { offsetMs: 60_000, session })
  expect((await get(CATEGORIES)).status).toBe(200)
})

test('a quota is of one family, and of one session if it names it', async () => {
  const [one, other] = [await newSession(), await newSession()]
  await control('PUT', '/quotas/shopper-products', { perMinute: 1, session: one.session })
  expect((await one.get(CATEGORIES)).status).toBe(200)
  expect((await one.get(CATEGORIES)).status).toBe(429)
  expect(await one.get(SEARCH)).toMatchObject({ status: 200, limits: [null, null, null] })
  expect(await other.get(CATEGORIES)).toMatchObject({ status: 200, limits: [null, null, null] })

  const counted = await control('GET', '/quotas')
  expect(await counted.json()).toEqual({
    data: expect.arrayContaining([
      { family: 'shopper-products', perMinute: 1, most: 2, rejected: 1 },
    ]),
  })
  await control('DELETE', `/quotas/shopper-products?session=${one.session}`)
  expect((await one.get(CATEGORIES)).status).toBe(200)
})
