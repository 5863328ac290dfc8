import { expect, test } from 'vitest'

import { openShop, type Shop } from './shop.ts'

const MARKDOWN = { accept: 'text/markdown, text/html;q=0.8' }
const CANDLE = '/p/juniper-dusk-3wick-candle-JW0801'

/** Visits that the cache of pages answers or not, by `Server-Timing`. */
async function read(shop: Shop, path: string, accept: string) {
  const { response, text } = await shop.text(path, { headers: { accept } })
  return { response, text, timing: response.headers.get('server-timing') ?? '' }
}

test('a product is Markdown for an agent that asks for it, in the words and prices of the locale', async () => {
  const shop = openShop()
  await shop.warm('/ca/fr-CA/')
  const moved = await shop.visit('/ca/fr-CA/p/JW0801', { headers: MARKDOWN })
  expect(moved.response.status).toBe(301)
  const path = moved.response.headers.get('location') ?? ''
  await shop.warm(path)
  const { response, text } = await shop.text(path, { headers: MARKDOWN })

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('content-language')).toBe('fr-CA')
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('link')).toBe(`<${shop.origin}${path}>; rel="canonical"`)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(text).toContain(`url: "${shop.origin}${path}"\nlanguage: "fr-CA"`)
  expect(text).toMatch(/^# .*genévrier/im)
  expect(text).toMatch(/\d,\d\d\s\$/)
  expect(text).toContain('](http')
  expect(text).not.toMatch(/<\/?(?:div|script|span|a|input)\b|idempotencyKey|nonce/)
})

test.each(['/', '/g/home-fragrance', '/search?q=candle', '/customer-care', '/returns', CANDLE])(
  '%s is the same page in HTML and in Markdown',
  async (path) => {
    const shop = openShop()
    const html = await shop.warm(path)
    const { response, text } = await shop.text(path, { headers: MARKDOWN })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const [, heading = ''] = /^# (.+)$/m.exec(text) ?? []
    expect(heading).not.toBe('')
    const [, shown = ''] = /<h1[^>]*>([^<]+)/.exec(html.text) ?? []
    expect(heading).toContain(shown.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
    expect(text.length).toBeLessThan(html.text.length / 2)
  },
)

test('browsers and agents have a key each, and one costs the other no call', async () => {
  const shop = openShop()
  const browser =
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
  await shop.warm('/')
  const calls = (await shop.calls()).length
  const first = await read(shop, '/', 'text/markdown')
  expect(first.response.headers.get('content-type')).toContain('text/markdown')
  expect(first.timing).toContain('cache;desc=miss')
  // Made of the stored document.
  expect(await shop.calls()).toHaveLength(calls)

  for (const accept of ['text/markdown', 'text/html;q=0.5, text/markdown', 'text/markdown, */*']) {
    const again = await read(shop, '/', accept)
    expect(again.timing, accept).toContain('cache;desc=fresh')
    expect(again.text, accept).toBe(first.text)
  }
  for (const accept of [browser, '*/*', '', 'text/*', 'text/markdown;q=0', 'image/avif']) {
    const { response, timing } = await read(shop, '/', accept)
    expect(response.headers.get('content-type'), accept).toBe('text/html; charset=utf-8')
    expect(response.headers.get('vary'), accept).toBe('Accept')
    expect(timing, accept).toContain('cache;desc=fresh')
  }
})

test('the first reader of a page may be an agent, and browsers get what it has caused', async () => {
  const shop = openShop()
  await shop.warm('/api/navigation')
  let { response } = await shop.text(CANDLE, { headers: MARKDOWN })
  for (let attempt = 0; attempt < 4 && response.status !== 200; attempt += 1) {
    shop.clock.now += 20_000
    response = (await shop.text(CANDLE, { headers: MARKDOWN })).response
  }
  expect(response.status).toBe(200)
  const html = await read(shop, CANDLE, 'text/html')
  expect(html.timing).toMatch(/cache;desc=(?:fresh|stale), upstream;desc="0"/)
})

test('Markdown is as old as its document, and is made anew with it', async () => {
  const shop = openShop()
  await shop.warm('/')
  const first = await read(shop, '/', 'text/markdown')
  shop.clock.now += 30_000
  const stale = await read(shop, '/', 'text/markdown')
  expect(stale.timing).toContain('cache;desc=stale')
  expect(stale.text).toBe(first.text)
  const fresh = await read(shop, '/', 'text/markdown')
  expect(fresh.timing).toContain('cache;desc=fresh')
})

test('an agent gets what moved and what is missing as everybody does, and personal pages as HTML', async () => {
  const shop = openShop()
  await shop.warm('/')
  const missing = await shop.text('/p/nothing-JW99999', { headers: MARKDOWN })
  expect(missing.response.status).toBe(404)
  const bag = await shop.text('/cart', { headers: MARKDOWN })
  expect(bag.response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(bag.response.headers.get('cache-control')).toBe('private, no-store')
  expect(bag.response.headers.has('vary')).toBe(false)
})

test('an Accept header that is too long to be split is refused', async () => {
  const accept = 'text/markdown, '.repeat(1_200)
  const { response } = await openShop().text('/', { headers: { accept } })
  expect(response.status).toBe(431)
})
