import { DOMParser } from '@xmldom/xmldom'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShop, type Shop } from './shop.ts'

const FeedIndex = v.object({
  country: v.string(),
  locale: v.string(),
  currency: v.string(),
  products: v.number(),
  pieces: v.array(v.object({ jsonl: v.string(), xml: v.string() })),
})
const Item = v.record(v.string(), v.string())

const readIndex = async (shop: Shop, prefix = '') =>
  v.parse(FeedIndex, JSON.parse((await shop.warm(`${prefix}/feeds/products.json`)).text))

const pathOf = (shop: Shop, address = '') => address.replace(shop.origin, '')

async function readItems(shop: Shop, address = '') {
  const { response } = await shop.visit(pathOf(shop, address))
  expect(response.status).toBe(200)
  // The runtime warns of other readings of a type that it does not know as text.
  return new TextDecoder()
    .decode(await response.arrayBuffer())
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(Item, JSON.parse(line)))
}

/** The items of an RSS document, parsed as XML. */
async function readXml(shop: Shop, address = '') {
  const { text } = await shop.warm(pathOf(shop, address))
  const xml = new DOMParser({
    onError: (_, message) => {
      throw new Error(message)
    },
  }).parseFromString(text, 'text/xml')
  return Array.from(xml.getElementsByTagName('item'), (item) =>
    Object.fromEntries(
      Array.from(item.childNodes, (node) => [node.nodeName.replace('g:', ''), node.textContent]),
    ),
  )
}

test('llms.txt names categories, products and help in the words of each locale', async () => {
  const shop = openShop()
  for (const [prefix, category, currency] of [
    ['', '[Home Fragrance](/g/home-fragrance)', 'USD'],
    ['/ca', '[Home Fragrance](/ca/g/home-fragrance)', 'CAD'],
    ['/ca/fr-CA', '[Parfums d’intérieur](/ca/fr-CA/g/home-fragrance)', 'CAD'],
  ] as const) {
    const { response, text } = await shop.warm(`${prefix}/llms.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const [title, , summary] = text.split('\n')
    expect(title).toBe('# Juniper & Wick')
    expect(summary).toMatch(/^> ./)
    const local = text.replaceAll(shop.origin, '')
    expect(local).toContain(`- ${category}`)
    expect(local).toContain(`(${prefix}/feeds/products.json)`)
    expect(local).toContain(`(${prefix}/search?q={searchTerms})`)
    expect(text).toContain(currency)
    expect(text).toContain('`Accept: text/markdown`')
    expect(text.match(/^## /gm)).toHaveLength(4)
  }
})

test('every page that llms.txt names can be read as Markdown', async () => {
  const shop = openShop()
  const { text } = await shop.warm('/ca/fr-CA/llms.txt')
  const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => address)
  const pages = addresses.filter((address) => !/\.(?:txt|xml|json)$|\{/.test(address))
  expect(pages.length).toBeGreaterThan(10)
  expect(addresses.every((address) => address.startsWith(`${shop.origin}/`))).toBe(true)
  for (const page of pages.filter((_, n) => n % 4 === 0)) {
    await shop.warm(pathOf(shop, page))
    const { response } = await shop.text(pathOf(shop, page), {
      headers: { accept: 'text/markdown' },
    })
    expect(response.headers.get('content-type'), page).toBe('text/markdown; charset=utf-8')
  }
})

test('the pieces of a feed list each product once, in both formats', async () => {
  const shop = openShop()
  const index = await readIndex(shop)
  expect(index).toMatchObject({ country: 'US', locale: 'en-US', currency: 'USD' })
  expect(index.pieces).toHaveLength(Math.ceil(index.products / 120))
  const [first] = index.pieces
  const items = await readItems(shop, first?.jsonl)
  expect(items.length).toBeGreaterThan(100)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  expect(await readXml(shop, first?.xml)).toEqual(items)

  const { response } = await shop.text(pathOf(shop, first?.jsonl))
  expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8')
  const { response: rss } = await shop.text(pathOf(shop, first?.xml))
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  for (const { headers } of [response, rss]) {
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.has('set-cookie')).toBe(false)
  }
  for (const item of items) {
    expect(item.price, item.id).toMatch(/^\d+\.\d\d USD$/)
    expect(item.availability, item.id).toMatch(/^(?:in|out_of)_stock$/)
    expect(item.link, item.id).toMatch(new RegExp(`^${shop.origin}/p/`))
    expect((item.title ?? '').length).toBeLessThanOrEqual(150)
  }
})

/** All items of a site and locale, by id. */
async function readFeed(shop: Shop, prefix = '') {
  const { pieces } = await readIndex(shop, prefix)
  const items = []
  for (const { jsonl } of pieces) items.push(...(await readItems(shop, jsonl)))
  return new Map(items.map((item) => [item.id, item]))
}

test('an item says what its page says, in the language and the currency of its locale', async () => {
  const shop = openShop()
  const candle = (await readFeed(shop)).get('JW0801')
  expect(candle).toMatchObject({
    title: 'Juniper Dusk 3-Wick Candle',
    link: `${shop.origin}/p/juniper-dusk-3wick-candle-JW0801`,
    price: '26.95 USD',
    brand: 'Juniper & Wick',
    gtin: '860080100003',
  })
  expect(candle?.image_link).toMatch(/^http.*\/pictures\//)
  const bougie = (await readFeed(shop, '/ca/fr-CA')).get('JW0801')
  expect(bougie?.title).toContain('genévrier')
  expect(bougie?.link).toContain('/ca/fr-CA/p/')
  expect(bougie?.price).toMatch(/CAD$/)
})

test('each variant is an item with an address of its own, and a sale has two prices', async () => {
  const shop = openShop()
  const items = [...(await readFeed(shop)).values()]
  const cups = items.filter((item) => item.item_group_id === 'FXMASTER')
  expect(cups.length).toBeGreaterThan(1)
  expect(new Set(cups.map(({ link }) => link)).size).toBe(cups.length)
  const [cup] = cups
  expect(cup).toMatchObject({ color: expect.any(String), size: expect.any(String) })
  const page = await shop.warm(pathOf(shop, cup?.link))
  expect(page.text).toContain(`"sku":"${cup?.id}"`)
  expect(page.text).toContain(`"price":"${cup?.price?.split(' ')[0]}"`)

  const reduced = items.filter((item) => item.sale_price !== undefined)
  expect(reduced.length).toBeGreaterThan(0)
  for (const { price = '', sale_price: sale = '' } of reduced) {
    expect(Number.parseFloat(sale)).toBeLessThan(Number.parseFloat(price))
  }
})

test('neither gift cards nor sets are in a feed', async () => {
  const shop = openShop()
  const { pieces } = await readIndex(shop)
  for (const { jsonl } of pieces) {
    for (const { id, link } of await readItems(shop, jsonl)) {
      expect(`${id} ${link}`).not.toMatch(/gift-?card|FXSET/i)
    }
  }
})

test('a piece is read once for both formats, and only pieces that exist are read', async () => {
  const shop = openShop()
  const { pieces } = await readIndex(shop)
  const [{ jsonl, xml } = { jsonl: '', xml: '' }] = pieces
  await shop.warm(pathOf(shop, jsonl))
  const calls = await shop.calls()
  expect(calls.length).toBeLessThanOrEqual(30)
  await shop.text(pathOf(shop, xml))
  await shop.text(pathOf(shop, jsonl))
  for (const piece of ['0', '01', `${pieces.length + 1}`, '999999', '1000000', 'x']) {
    const { response } = await shop.text(`/feeds/products-${piece}.jsonl`)
    expect(response.status, piece).toBe(404)
  }
  expect((await shop.calls()).length).toBe(calls.length)
})

test('the search is described for each locale, and documents name the description', async () => {
  const shop = openShop()
  for (const prefix of ['', '/ca', '/ca/fr-CA']) {
    const { response, text } = await shop.warm(`${prefix}/opensearch.xml`)
    expect(response.headers.get('content-type')).toBe(
      'application/opensearchdescription+xml; charset=utf-8',
    )
    expect(text).toContain('<ShortName>Juniper &#38; Wick</ShortName>')
    expect(text).toContain(`template="${shop.origin}${prefix}/search?q={searchTerms}"`)
    const home = await shop.warm(`${prefix}/`)
    expect(home.text).toContain(
      `<link rel="search" type="application/opensearchdescription+xml" title="Juniper &amp; Wick" href="${prefix}/opensearch.xml"/>`,
    )
  }
})

test('where the query names site and locale, so do the addresses of files', async () => {
  const shop = openShop({ SITE_PLACEMENT: 'query', LOCALE_PLACEMENT: 'query' })
  const { text } = await shop.warm('/opensearch.xml?site=ca&locale=fr-CA')
  expect(text).toContain('/search?q={searchTerms}&#38;site=ca&#38;locale=fr-CA"')
  const llms = await shop.warm('/llms.txt?site=ca&locale=fr-CA')
  expect(llms.text).toContain('/feeds/products.json?site=ca&locale=fr-CA)')
})

test('robots may read every file', async () => {
  const shop = openShop()
  const { text } = await shop.text('/robots.txt')
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule = '']) => rule)
  for (const path of ['/llms.txt', '/feeds/products.json', '/ca/fr-CA/opensearch.xml']) {
    expect(rules.filter((rule) => path.startsWith(rule))).toEqual([])
  }
})
