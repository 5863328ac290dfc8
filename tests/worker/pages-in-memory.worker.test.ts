import { expect, test } from 'vitest'

import { openShop, type Shop } from './shop.ts'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'
const MINUTE = 60_000

const cacheOutcome = ({ headers }: Response) =>
  /cache;desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1]

/** The headers without random values. */
const withoutRandom = (text: string) =>
  text.replaceAll(/nonce-[\w-]+/g, 'nonce').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')

const stableHeaders = ({ headers }: Response) =>
  [...headers].map(([name, value]) => [name, withoutRandom(value)])

/** The last log line without random values. */
function lastLine({ lines }: Shop) {
  const { id: _id, ms: _ms, totalMs: _totalMs, ...line } = JSON.parse(lines.at(-1) ?? '{}')
  return line
}

test.each(['/', '/g/gifts', '/ca/fr-CA/g/gifts', '/g/body-care?page=2', PRODUCT])(
  'the page at %s is the same from memory, with and without a tracking parameter',
  async (path) => {
    const shop = openShop()
    await shop.warm(path)
    // A first document may lack its addresses in other locales, and is rendered again.
    shop.clock.now += 6000
    await expect
      .poll(async () => cacheOutcome((await shop.text(path)).response), { timeout: 10_000 })
      .toBe('fresh')
    const seen = []
    for (const again of [path, `${path}${path.includes('?') ? '&' : '?'}utm_source=new`, path]) {
      const { response, text } = await shop.text(again)
      expect(response.status).toBe(200)
      seen.push([stableHeaders(response), text.length, lastLine(shop)])
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[2]).toEqual(seen[1])
    expect(lastLine(shop)).toMatchObject({ cache: 'fresh', method: 'GET' })
  },
)

test('a page in memory serves only addresses with an equivalent query', async () => {
  const shop = openShop()
  const titleAt = async (address: string) => {
    const { text } = await shop.text(address)
    return /<title>([^<]*)</.exec(text)?.[1]
  }
  const lists = ['/g/body-care', '/search?q=candle', '/search?q=soap']
  const titles = []
  for (const list of lists) {
    await shop.warm(list)
    titles.push(await titleAt(list))
  }
  expect(new Set(titles).size).toBe(lists.length)
  for (const [address, list] of [
    ['/g/body-care?page=1&utm_source=mail', 0],
    ['/search?q=+soap+&gclid=x', 2],
    ['/search?sort=best-matches&q=candle', 1],
  ] as const) {
    expect(await titleAt(address), address).toBe(titles[list])
  }
})

test('every response from memory has a fresh nonce and idempotency key', async () => {
  const shop = openShop()
  await shop.warm('/')
  const texts = [(await shop.text('/')).text, (await shop.text('/')).text]
  for (const own of [/nonce="([\w-]{20,})"/, /"idempotencyKey":"([\w-]{20,})"/]) {
    const values = texts.map((text) => own.exec(text)?.[1])
    expect(values).toEqual([expect.any(String), expect.any(String)])
    expect(values[0]).not.toBe(values[1])
  }
})

test('a page served from memory has the security headers and request limits of any other page', async () => {
  const shop = openShop()
  await shop.warm('/g/gifts')
  await shop.text('/g/gifts')
  const requestStatus = async (init: RequestInit) => {
    const { response } = await shop.text('/g/gifts', init)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    return response.status
  }
  expect(await requestStatus({ headers: { cookie: `a=${'x'.repeat(17_000)}` } })).toBe(431)
  expect(await requestStatus({ headers: { 'content-type': 'x'.repeat(17_000) } })).toBe(431)
  expect(await requestStatus({ method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).toBe(
    403,
  )
  expect(
    await requestStatus({ method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }),
  ).toBe(405)

  const head = await shop.text('/g/gifts', { method: 'HEAD' })
  expect([head.response.status, head.text]).toEqual([200, ''])
  expect(lastLine(shop)).toMatchObject({ method: 'HEAD', route: 'topCategory' })
})

test('a deleted category is not served from memory', async () => {
  const shop = openShop()
  await shop.warm('/g/hand-care')
  expect((await shop.text('/g/hand-care')).response.status).toBe(200)

  await shop.breaks('/categories/', { kind: 'status', status: 404 })
  shop.clock.now += 10 * MINUTE
  const outcomes = []
  for (let visit = 0; visit < 3; visit += 1) {
    const { response } = await shop.text('/g/hand-care')
    outcomes.push([response.status, cacheOutcome(response)])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(outcomes).toEqual([
    [404, 'miss'],
    [404, 'fresh'],
    [404, 'fresh'],
  ])
})
