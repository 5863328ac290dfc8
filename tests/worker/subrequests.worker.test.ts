import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { openLocationCache } from '#worker/cache/edge-tier.ts'
import type { KeyValueStore } from '#worker/cache/kv-tier.ts'
import type { IdempotencyStore } from '#worker/config/idempotency-store.ts'

import { visits } from '../browser/visits.ts'
import { openShopper, placeOrder, readyToOrder } from './purchase.ts'
import { openKv } from './shop.ts'
import { openStore } from './store.ts'

/**
 * The subrequests of a request on Cloudflare's free plan. Requests to other services, and calls of KV, the Cache API
 * and Durable Objects count alike: https://developers.cloudflare.com/workers/platform/limits/#subrequests
 */
const LIMIT = 50

/** Every page that works without a bag, and other addresses, including the most expensive ones. */
const PATHS = [
  ...Object.values(visits).flatMap(({ path, needs }) => (needs ? [] : path)),
  '/sitemap.xml',
  '/sitemap-us-en-US.xml',
  '/sitemap-us-en-US-products-1.xml',
  '/robots.txt',
  '/g/home-fragrance?family=woods&sort=newest&page=2',
  '/api/search?q=soap',
  '/api/page-data?path=/g/home-fragrance',
]

test.for(PATHS)(
  'the first request for %s in a new isolate stays within the limit',
  async (path) => {
    const { store, countDuring } = openCountedStore()
    const { answer, calls } = await countDuring(() => openShopper(store).follow(path))
    expect(answer.status).toBeLessThan(500)
    expect(calls.length, calls.join()).toBeLessThan(LIMIT)
  },
)

test('actions and personal pages stay within the limit', async () => {
  const { store, countDuring } = openCountedStore()
  const shopper = openShopper(store)
  const added = await countDuring(() => shopper.add('JW0801'))
  expect(added.answer.status).toBe(200)
  expect(added.calls).toContain('IDEMPOTENCY_KEYS acquire')
  expect(added.calls.length).toBeLessThan(LIMIT)

  const total = await readyToOrder(shopper)
  for (const path of ['/cart', '/checkout/shipping', '/checkout/billing', '/checkout/review']) {
    const { answer, calls } = await countDuring(() => shopper.get(path))
    expect(answer.status, path).toBeLessThan(400)
    expect(calls.length, path).toBeLessThan(LIMIT)
  }
  const placed = await countDuring(() => placeOrder(shopper, total))
  expect(placed.answer.to).toMatch(/confirmation/)
  expect(placed.calls.length).toBeLessThan(LIMIT)
})

test('counts requests, KV, the Cache API and Durable Objects', async () => {
  const { store, countDuring } = openCountedStore()
  const { calls } = await countDuring(() => openShopper(store).get('/'))
  for (const kind of ['fetch', 'CACHE get', 'CACHE put', 'match', 'put'])
    expect(calls).toContain(kind)
})

/** A shop in a new isolate, whose calls of other services are recorded. */
function openCountedStore() {
  let calls: string[] = []
  const counted = <Service extends object>(name: string, service: Service) =>
    new Proxy(service, {
      get(target, method) {
        const member: unknown = Reflect.get(target, method)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          calls.push(`${name} ${String(method)}`)
          return Reflect.apply(member, target, args)
        }
      },
    })
  const kv: KeyValueStore = counted('CACHE', openKv().openLocation())
  const keys: IdempotencyStore = {
    getByName: (name) => counted('IDEMPOTENCY_KEYS', env.IDEMPOTENCY_KEYS.getByName(name)),
  }
  const store = openStore({ CACHE: kv, IDEMPOTENCY_KEYS: keys })

  return {
    store,
    /** The calls of one request, including its background work. */
    async countDuring<Answer>(act: () => Promise<Answer>) {
      calls = []
      const location = openLocationCache()
      if (!location) throw new Error('the runtime has no cache')
      const spies = [
        vi.spyOn(globalThis, 'fetch'),
        vi.spyOn(location, 'match'),
        vi.spyOn(location, 'put'),
        vi.spyOn(location, 'delete'),
      ]
      const answer = await act()
      for (const spy of spies) {
        calls.push(...spy.mock.calls.map(() => spy.getMockName()))
        spy.mockRestore()
      }
      return { answer, calls }
    },
  }
}
