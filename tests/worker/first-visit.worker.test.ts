import { expect, test } from 'vitest'

import { openShopInRounds } from './rounds.ts'
import { openKv, openShop, type Shop } from './shop.ts'

/** Exceeds the time for which pages and their data may be served stale. */
const OLD_MS = 12 * 60_000

/** Pages by the kind of their lead picture. */
const PAGES = {
  hero: '/',
  'first banner': '/g/home-fragrance',
  'first tile': '/g/gifts',
  'first tile of a search': '/search?q=cedar',
  'product picture': '/p/juniper-dusk-3wick-candle-JW0801',
}

const elementsIn = (text: string, name: string) =>
  text.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const readAttribute = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1]?.replaceAll('&amp;', '&') ?? null

for (const [lead, path] of Object.entries(PAGES)) {
  test(`the ${lead} of a page loads before its scripts and other pictures`, async () => {
    const { response, text } = await openShop().warm(path)
    const pictures = elementsIn(text, 'img')
    const [first, ...otherLeads] = pictures.filter(
      (picture) => readAttribute(picture, 'fetchPriority') === 'high',
    )
    if (!first) throw new Error(`${path} has no lead picture`)
    expect(otherLeads).toEqual([])
    for (const picture of pictures) {
      expect(Number(readAttribute(picture, 'width')), picture).toBeGreaterThan(0)
      expect(Number(readAttribute(picture, 'height')), picture).toBeGreaterThan(0)
      expect(readAttribute(picture, 'loading'), picture).toBe(picture === first ? 'eager' : 'lazy')
    }

    const link = readAttribute(first, 'src') ?? ''
    const preloads = elementsIn(text, 'link').filter((one) => readAttribute(one, 'as') === 'image')
    expect(preloads.map((one) => readAttribute(one, 'href'))).toContain(link)
    for (const preload of preloads) expect(readAttribute(preload, 'fetchPriority')).toBe('high')

    const announced = (response.headers.get('link') ?? '').split(/, (?=<)/)
    expect(announced.filter((one) => !one.includes('as=image'))).toEqual([
      expect.stringContaining('as=style'),
      expect.stringContaining('as=font'),
    ])
    expect(announced.some((one) => one.startsWith(`<${link}>`))).toBe(true)
    expect(announced.filter((one) => one.includes('as=image'))).toHaveLength(preloads.length)
  })
}

/** The deferred parts that a page streams at its end. */
const LATE_PART = '<div hidden id="S:'

/** A search whose list waits for its badges. On a busy machine commerce may miss every deadline. */
async function searchWithLateBadges(attempts = 4): Promise<string> {
  const shop = openShop()
  await shop.breaks('badge', { kind: 'delay', ms: 1_000 })
  const { text } = await shop.text('/search?q=soap')
  return text.includes(LATE_PART) || attempts === 1 ? text : searchWithLateBadges(attempts - 1)
}

test('the first tile leads a search although its list waits for badges and a banner follows it', async () => {
  const text = await searchWithLateBadges()
  expect(text).toContain(LATE_PART)
  expect(text).toContain('data-slot="search-banner"')
  const leads = elementsIn(text, 'img').filter((one) => readAttribute(one, 'loading') === 'eager')
  expect([...new Set(leads.map((one) => readAttribute(one, 'src')))]).toEqual([
    expect.stringContaining('/pictures/products/'),
  ])
})

test('messages load after the visible content', async () => {
  const { text } = await openShop().warm('/p/juniper-dusk-3wick-candle-JW0801')
  const messages = elementsIn(text, 'link').filter((link) => link.includes('data-messages'))
  expect(messages.map((link) => readAttribute(link, 'fetchPriority'))).toEqual(['low'])
})

/** The product has two promotions, a banner, badges and an auto-refresh offer. */
const PROMOTED = '/p/juniper-dusk-keepsake-3wick-candle-FXFULL'

const PATHS = [
  '/',
  '/g/body-care',
  '/g/body-care?family=citrus',
  '/search?q=candle',
  '/cart',
  '/p/juniper-dusk-3wick-candle-JW0801',
  PROMOTED,
]

test('the first byte of an uncached page waits for one round of requests to commerce', async () => {
  const { shop, visitInRounds } = openShopInRounds()
  const counted: [path: string, rounds: number][] = []
  for (const path of PATHS) {
    await shop.warm(path)
    await purgeAll(shop)
    const { status, rounds } = await visitInRounds(path)
    expect(status, path).toBe(200)
    counted.push([path, rounds])
  }
  expect(counted).toEqual(PATHS.map((path) => [path, 1]))
})

test('a new isolate needs one round too, and two without a stored token', async () => {
  const warmed = openKv()
  await openShop({ CACHE: warmed.openLocation() }).warm('/')
  const tokens = [...warmed.stored].filter(([key]) => key.startsWith('guest-token|'))
  expect(tokens).toHaveLength(1)

  /** Uses the first isolate that commerce answers in time; a busy machine may need several. */
  const countRounds = async (path: string, hasToken: boolean, attempts = 4): Promise<number> => {
    const kv = openKv()
    if (hasToken) for (const [key, token] of tokens) kv.stored.set(key, token)
    const { visitInRounds } = openShopInRounds({ CACHE: kv.openLocation() })
    const { status, rounds } = await visitInRounds(path)
    return status === 503 && attempts > 1 ? countRounds(path, hasToken, attempts - 1) : rounds
  }
  const counted: [path: string, rounds: number][] = []
  const paths = PATHS.filter((path) => !path.includes('family='))
  for (const path of paths) counted.push([path, await countRounds(path, true)])
  expect(counted).toEqual(paths.map((path) => [path, 1]))
  expect([await countRounds('/', false), await countRounds(PROMOTED, false)]).toEqual([2, 2])
})

test('a page does not wait for a promotion’s terms, and shows them from the second visit on', async () => {
  const shop = openShop()
  await shop.breaks('/promotions', { kind: 'delay', ms: 400 }, 1)
  const first = await shop.text(PROMOTED)
  expect([first.response.status, first.text.includes(TERMS)]).toEqual([200, false])
  expect(first.text).toContain('Members earn double points')

  shop.clock.now += 2_000
  // Served at once, and rendered again in the background.
  const { response } = await shop.text(PROMOTED)
  expect(response.headers.get('server-timing')).toContain('cache;desc=stale')
  expect((await shop.text(PROMOTED)).text).toContain(TERMS)
  expect((await shop.calls('/promotions')).length).toBe(1)
})

const TERMS = 'Rewards members earn two points for each dollar'

test('a page past its stale window is streamed like an uncached one', async () => {
  const { shop, visitInRounds } = openShopInRounds()
  await shop.warm('/')
  shop.clock.now += OLD_MS
  const { status, rounds, text } = await visitInRounds('/')
  // A deferred part takes a second round, without delaying the rest of the page.
  expect([status, rounds]).toEqual([200, 1])
  expect(text).toContain(LATE_PART)
  const { response } = await shop.text('/')
  expect(response.headers.get('server-timing')).toContain('cache;desc=fresh')
})

/** Empties the caches, except for the guest token. */
async function purgeAll(shop: Shop) {
  shop.clock.now += 1000
  const { response } = await shop.text('/webhooks/purge', {
    method: 'POST',
    body: JSON.stringify({ tag: 'all' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
  })
  expect(response.status).toBe(200)
}
