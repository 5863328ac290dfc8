import { expect, test } from 'vitest'

import { openShopInRounds } from './rounds.ts'
import { openKv, openShop, type Shop } from './shop.ts'

/** Longer than pages and their data may be served stale. */
const OLD_MS = 12 * 60_000

/** Pages by what their lead picture is. */
const PAGES = {
  hero: '/',
  'first banner': '/g/home-fragrance',
  'first tile': '/g/gifts',
  'first tile of a search': '/search?q=cedar',
  'product picture': '/p/juniper-dusk-3wick-candle-JW0801',
}

const elementsIn = (text: string, name: string) =>
  text.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const attributeOf = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1]?.replaceAll('&amp;', '&') ?? null

for (const [lead, path] of Object.entries(PAGES)) {
  test(`the ${lead} of a page loads before its scripts and other pictures`, async () => {
    const { response, text } = await openShop().warm(path)
    const pictures = elementsIn(text, 'img')
    const [first, ...otherLeads] = pictures.filter(
      (picture) => attributeOf(picture, 'fetchPriority') === 'high',
    )
    if (!first) throw new Error(`${path} has no lead picture`)
    expect(otherLeads).toEqual([])
    for (const picture of pictures) {
      expect(Number(attributeOf(picture, 'width')), picture).toBeGreaterThan(0)
      expect(Number(attributeOf(picture, 'height')), picture).toBeGreaterThan(0)
      expect(attributeOf(picture, 'loading'), picture).toBe(picture === first ? 'eager' : 'lazy')
    }

    const link = attributeOf(first, 'src') ?? ''
    const preloads = elementsIn(text, 'link').filter((one) => attributeOf(one, 'as') === 'image')
    expect(preloads.map((one) => attributeOf(one, 'href'))).toContain(link)
    for (const preload of preloads) expect(attributeOf(preload, 'fetchPriority')).toBe('high')

    const announced = (response.headers.get('link') ?? '').split(/, (?=<)/)
    expect(announced.filter((one) => !one.includes('as=image'))).toEqual([
      expect.stringContaining('as=style'),
      expect.stringContaining('as=font'),
    ])
    expect(announced.some((one) => one.startsWith(`<${link}>`))).toBe(true)
    expect(announced.filter((one) => one.includes('as=image'))).toHaveLength(preloads.length)
  })
}

/** What a page has streamed after the rest of it. */
const LATE_PART = '<div hidden id="S:'

/** A search whose list waits for its badges. On a busy machine, commerce may respond too late for any page. */
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
  const leads = elementsIn(text, 'img').filter((one) => attributeOf(one, 'loading') === 'eager')
  expect([...new Set(leads.map((one) => attributeOf(one, 'src')))]).toEqual([
    expect.stringContaining('/pictures/products/'),
  ])
})

test('messages wait for what is seen', async () => {
  const { text } = await openShop().warm('/p/juniper-dusk-3wick-candle-JW0801')
  const messages = elementsIn(text, 'link').filter((link) => link.includes('data-messages'))
  expect(messages.map((link) => attributeOf(link, 'fetchPriority'))).toEqual(['low'])
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

test('so does the first byte of a new isolate, and without a token that others have stored it waits for two', async () => {
  const warmed = openKv()
  await openShop({ CACHE: warmed.openLocation() }).warm('/')
  const tokens = [...warmed.stored].filter(([key]) => key.startsWith('guest-token|'))
  expect(tokens).toHaveLength(1)

  /** In the first isolate to which commerce responds in time: on a busy machine, it may be too late. */
  const roundsOf = async (path: string, hasToken: boolean, attempts = 4): Promise<number> => {
    const kv = openKv()
    if (hasToken) for (const [key, token] of tokens) kv.stored.set(key, token)
    const { visitInRounds } = openShopInRounds({ CACHE: kv.openLocation() })
    const { status, rounds } = await visitInRounds(path)
    return status === 503 && attempts > 1 ? roundsOf(path, hasToken, attempts - 1) : rounds
  }
  const counted: [path: string, rounds: number][] = []
  const paths = PATHS.filter((path) => !path.includes('family='))
  for (const path of paths) counted.push([path, await roundsOf(path, true)])
  expect(counted).toEqual(paths.map((path) => [path, 1]))
  expect([await roundsOf('/', false), await roundsOf(PROMOTED, false)]).toEqual([2, 2])
})

test('a page does not wait for the terms of a promotion, and has them from the second visit on', async () => {
  const shop = openShop()
  await shop.breaks('/promotions', { kind: 'delay', ms: 400 }, 1)
  const first = await shop.text(PROMOTED)
  expect([first.response.status, first.text.includes(TERMS)]).toEqual([200, false])
  expect(first.text).toContain('Members earn double points')

  shop.clock.now += 2_000
  // Served at once, and made again in the background.
  const { response } = await shop.text(PROMOTED)
  expect(response.headers.get('server-timing')).toContain('cache;desc=stale')
  expect((await shop.text(PROMOTED)).text).toContain(TERMS)
  expect((await shop.calls('/promotions')).length).toBe(1)
})

const TERMS = 'Rewards members earn two points for each dollar'

test('a page that is older than its window is streamed like an uncached one', async () => {
  const { shop, visitInRounds } = openShopInRounds()
  await shop.warm('/')
  shop.clock.now += OLD_MS
  const { status, rounds, text } = await visitInRounds('/')
  // A deferred part takes another round, which the rest of the page does not wait for.
  expect([status, rounds]).toEqual([200, 1])
  expect(text).toContain(LATE_PART)
  const { response } = await shop.text('/')
  expect(response.headers.get('server-timing')).toContain('cache;desc=fresh')
})

/** Empties the caches. The guest token stays. */
async function purgeAll(shop: Shop) {
  shop.clock.now += 1000
  const { response } = await shop.text('/webhooks/purge', {
    method: 'POST',
    body: JSON.stringify({ tag: 'all' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
  })
  expect(response.status).toBe(200)
}
