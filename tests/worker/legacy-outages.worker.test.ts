import { afterEach, expect, test, vi } from 'vitest'

import { openHybrid, watchLegacy } from './legacy-shop.ts'

afterEach(() => vi.restoreAllMocks())

const DOCUMENT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const SCRIPT = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }

test.each([
  ['does not answer', () => Promise.reject<Response>(new TypeError('connection lost'))],
  ['is replaced by a gateway’s error', async () => new Response('Bad gateway', { status: 502 })],
])(
  'while the legacy system %s, its pages are the outage page and its data a problem',
  async (_, answer) => {
    const send = fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      typeof input === 'string' && input.includes('/gift-registry') ? answer() : send(input, init),
    )
    const store = openHybrid()
    const page = await store.send('/ca/fr-CA/gift-registry', { headers: DOCUMENT })
    expect(page.status).toBe(503)
    expect(page.response.headers.get('retry-after')).toBe('10')
    expect(page.text).toContain('lang="fr-CA"')
    expect(page.text).toContain('role="search"')
    const data = await store.send('/gift-registry/count', { headers: SCRIPT })
    expect([data.status, data.response.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json',
    ])
    expect(store.lines.join('\n')).toContain('legacy system')
    // The shop itself goes on.
    expect((await store.send('/api/navigation')).status).toBe(200)
  },
)

test('after five failures in a row the legacy system is not asked for a while', async () => {
  const forwarded = watchLegacy(() => new Response(null, { status: 503 }))
  const store = openHybrid()
  for (let time = 0; time < 7; time += 1) {
    expect((await store.send('/gift-registry')).status).toBe(503)
  }
  expect(forwarded).toHaveLength(5)
  store.clock.now += 20_000
  await store.send('/gift-registry')
  expect(forwarded).toHaveLength(6)
})
