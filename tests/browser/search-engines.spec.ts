import type { APIRequestContext } from '@playwright/test'

import { LOCALES } from '#shared/site/site.ts'

import { SHOP } from './ports.ts'
import { expect, test, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'
import { visits } from './visits.ts'

/** Pages that search engines may index. The search page is not among them. */
const INDEXED = [
  'home',
  'topCategory',
  'childCategory',
  'category',
  'product',
  'customerCare',
] as const
const SAMPLE = 10

test.use({ runsScripts: false })

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, href],
    ),
  )

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  return { status: answer.status(), html: await answer.text() }
}

/** Visits a page until it lists all alternates, which may follow its first visit: a page is rendered again after 10 s. */
const listsAlternates = (request: APIRequestContext, address: string) =>
  expect
    .poll(async () => Object.keys(alternatesOf(await (await request.get(address)).text())), {
      timeout: 20_000,
    })
    .toEqual([...LOCALES, 'x-default'])

for (const name of INDEXED) {
  test(`${name} has one canonical address and lists the same alternates in every language`, async ({
    request,
  }) => {
    await listsAlternates(request, visits[name].path)
    const first = await request.get(visits[name].path)
    const html = await first.text()
    const alternates = alternatesOf(html)
    expect(Object.keys(alternates)).toEqual([...LOCALES, 'x-default'])
    expect(canonicalOf(html)).toBe(alternates['en-US'])
    expect(alternates['x-default']).toBe(alternates['en-US'])
    for (const locale of LOCALES) {
      const address = alternates[locale] ?? ''
      expect(address.startsWith(`${SHOP}${PREFIX[locale]}/`)).toBe(true)
      await listsAlternates(request, address)
      const page = await read(request, address)
      expect(page.status, address).toBe(200)
      expect(page.html).toContain(`<html lang="${locale}"`)
      expect(canonicalOf(page.html)).toBe(address)
      expect(alternatesOf(page.html)).toEqual(alternates)
    }
  })
}

test('pages that are not for search engines are marked noindex', async ({ request }) => {
  for (const { path } of [visits.search, visits.cart, visits.notFound]) {
    const { html } = await read(request, path)
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
    expect(alternatesOf(html), path).toEqual({})
  }
})

for (const locale of LOCALES) {
  test(`search engines read the prices that shoppers see in ${locale}`, async ({ page }) => {
    for (const id of ['JW0801', 'FXMASTER', 'FXSOLD', 'JW0807', 'FXFULL']) {
      // Nothing is said by pictures.
      await page.goto(`${PREFIX[locale]}/p/${id}`, { waitUntil: 'domcontentloaded' })
      const offers = offersIn(await structuredData(page, /^Product(Group)?$/))
      const currencies = new Set(offers.map(({ priceCurrency }) => priceCurrency))
      expect([...currencies], id).toEqual([locale === 'en-US' ? 'USD' : 'CAD'])

      const amounts = offers.flatMap(({ price, lowPrice, highPrice }) =>
        [price, lowPrice, highPrice].filter((amount) => amount !== undefined).map(Number),
      )
      const visible = page.locator('#content .price').first()
      const was = visible.locator('.was')
      const before = (await was.count()) > 0 ? await was.innerText() : ''
      const shown = amountsIn((await visible.innerText()).replace(before, ''))
      expect(Math.min(...amounts), id).toBe(Math.min(...shown))
      expect(Math.max(...amounts), id).toBe(Math.max(...shown))
    }
  })
}

test('the sitemaps list existing pages by their canonical addresses', async ({ request }) => {
  const index = await read(request, '/sitemap.xml')
  const maps = locationsIn(index.html)
  // One of pages and categories and one of products in each locale.
  expect(maps).toHaveLength(2 * LOCALES.length)
  for (const map of maps) {
    const { status, html } = await read(request, map)
    expect(status, map).toBe(200)
    const addresses = locationsIn(html)
    expect(addresses.length).toBeGreaterThan(SAMPLE)
    const step = Math.floor(addresses.length / SAMPLE)
    const sample = addresses.filter((_, place) => place % step === 0).slice(0, SAMPLE)
    for (const address of sample) {
      const page = await read(request, address)
      expect(page.status, address).toBe(200)
      expect(canonicalOf(page.html)).toBe(address)
    }
  }
})

test('robots.txt, the manifest and the icons exist', async ({ request }) => {
  const robots = await read(request, '/robots.txt')
  expect(robots.html).toContain('Disallow: /cart')
  expect(robots.html).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
  const answer = await request.get('/manifest.webmanifest')
  const manifest: { name: string; icons: { src: string }[] } = await answer.json()
  expect(manifest.name).toBe('Juniper & Wick')
  for (const icon of [
    ...manifest.icons.map(({ src }) => src),
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ])
    expect((await request.get(icon)).status(), icon).toBe(200)
})

test('files have the security headers of documents, each once', async ({ request }) => {
  const home = await request.get('/')
  const [, script = ''] =
    /<link rel="modulepreload"[^>]* href="([^"]+)"/.exec(await home.text()) ?? []
  for (const path of [script, '/favicon.svg', '/manifest.webmanifest', '/outage.css']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const name of ['strict-transport-security', 'x-content-type-options']) {
      expect(answer.headers()[name], `${name} of ${path}`).toBe(home.headers()[name])
    }
  }
})

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** Amounts as each language writes them: `$1,234.50`, `1 234,50 $`. */
const amountsIn = (text: string) =>
  [...text.matchAll(/\d[\d\s,.\u00a0\u202f]*[.,]\d\d(?!\d)/g)].map(([amount]) =>
    Number(`${amount.slice(0, -3).replaceAll(/\D/g, '')}.${amount.slice(-2)}`),
  )

interface Offer {
  price?: string
  lowPrice?: string
  highPrice?: string
  priceCurrency: string
}
interface ProductData {
  '@type': string
  offers?: Offer
  hasVariant?: ProductData[]
}

async function structuredData(page: Page, type: RegExp) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const all: ProductData[] = texts.map((text) => JSON.parse(text))
  const data = all.find((entry) => type.test(entry['@type']))
  if (!data) throw new Error('The page has no structured data of this type')
  return data
}

const offersIn = ({ offers, hasVariant = [] }: ProductData): Offer[] => [
  ...(offers ? [offers] : []),
  ...hasVariant.flatMap(offersIn),
]
