import { expect, test } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import type { SitemapPath } from './sitemap-paths.ts'
import { factory } from '../config/env.ts'
import { respondWithProblem } from '../http/problems.ts'
import { requestContext } from '../http/request-context.ts'
import { STAGING_BINDINGS, TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { seoRoutes } from './seo-routes.ts'

const ORIGIN = 'https://shop.example'

test('robots.txt disallows personal pages and unbounded URLs in every locale', async () => {
  const answer = await openShop().ask('/robots.txt')
  const lines = (await answer.text()).split('\n')

  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /cart',
      'Disallow: /ca/cart',
      'Disallow: /ca/fr-CA/my-account',
      'Disallow: /checkout',
      'Disallow: /api',
      'Disallow: /proxy',
      'Disallow: /webhooks',
      'Disallow: /g/*?color=',
      'Disallow: /ca/fr-CA/search*?*&color=',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]),
  )
  expect(lines.filter((line) => /page=|Disallow: \/$|Disallow:$/.test(line))).toEqual([])
})

test('robots.txt disallows personal routes and no public route', async () => {
  const answer = await openShop().ask('/robots.txt')
  const rules = Array.from((await answer.text()).matchAll(/^Disallow: (.*)$/gm), ([, rule]) => rule)
  const isDisallowed = (path: string) => rules.some((rule = '*') => path.startsWith(rule))

  for (const { path, audience } of Object.values(routes)) {
    for (const prefix of ['', '/ca', '/ca/fr-CA']) {
      expect(isDisallowed(prefix + path), prefix + path).toBe(audience === 'personal')
    }
  }
})

test('every sitemap lists the pages that the route table names, and no personal page', async () => {
  const { ask } = openShop()
  const files = { 'us-en-US': '', 'ca-en-CA': '/ca', 'ca-fr-CA': '/ca/fr-CA' }
  for (const [file, prefix] of Object.entries(files)) {
    const answer = await ask(`/sitemap-${file}.xml`)
    const listed = locations(await answer.text())
    for (const { path, sitemap } of Object.values(routes)) {
      expect(listed.includes(ORIGIN + prefix + path), prefix + path).toBe(sitemap === 'page')
    }
  }
})

test('robots.txt disallows everything in staging', async () => {
  const answer = await openShop({ env: STAGING_BINDINGS }).ask('/robots.txt')

  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n')
})

test('the index lists the sitemaps of every locale, and every URL links to all its versions', async () => {
  const { ask } = openShop()
  const index = await ask('http://evil.example/sitemap.xml')
  const files = locations(await index.text())
  expect(files).toEqual([
    `${ORIGIN}/sitemap-us-en-US.xml`,
    `${ORIGIN}/sitemap-us-en-US-products-1.xml`,
    `${ORIGIN}/sitemap-us-en-US-products-2.xml`,
    `${ORIGIN}/sitemap-ca-en-CA.xml`,
    `${ORIGIN}/sitemap-ca-en-CA-products-1.xml`,
    `${ORIGIN}/sitemap-ca-fr-CA.xml`,
    `${ORIGIN}/sitemap-ca-fr-CA-products-1.xml`,
  ])

  const versions = new Map<string, string[]>()
  for (const file of files) {
    const answer = await ask(file)
    expect(answer.headers.get('content-type')).toBe('application/xml')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    for (const [url] of (await answer.text()).matchAll(/<url>.*<\/url>/g)) {
      const [address = ''] = locations(url)
      versions.set(address, alternates(url))
    }
  }

  expect(versions.get(`${ORIGIN}/ca/fr-CA/p/sel-marin-JW1`)).toEqual([
    `en-US ${ORIGIN}/p/sea-salt-JW1`,
    `en-CA ${ORIGIN}/ca/p/sea-salt-JW1`,
    `fr-CA ${ORIGIN}/ca/fr-CA/p/sel-marin-JW1`,
    `x-default ${ORIGIN}/p/sea-salt-JW1`,
  ])
  expect(versions.get(`${ORIGIN}/p/only-here-JW2`)).toEqual([
    `en-US ${ORIGIN}/p/only-here-JW2`,
    `x-default ${ORIGIN}/p/only-here-JW2`,
  ])
  for (const path of ['/', '/ca/', '/ca/fr-CA/', '/customer-care', '/ca/g/group']) {
    expect(versions.has(ORIGIN + path), path).toBe(true)
  }
  for (const [address, named] of versions) {
    const others = named.map((name) => versions.get(name.split(' ')[1] ?? ''))
    expect(others, address).toEqual(named.map(() => named))
  }
})

test('a URL with site and locale in its query is escaped in the XML', async () => {
  const env = { ...TEST_BINDINGS, SITE_PLACEMENT: 'query', LOCALE_PLACEMENT: 'query' }
  const answer = await openShop({ env }).ask('/sitemap-ca-fr-CA.xml')
  const text = await answer.text()

  expect(text).toContain(`<loc>${ORIGIN}/g/group?site=ca&#38;locale=fr-CA</loc>`)
  expect(text).not.toMatch(/&(?!#38;)/)
})

test('a locale without its own URLs has no sitemap', async () => {
  const { ask } = openShop({
    env: { ...TEST_BINDINGS, SITE_PLACEMENT: 'none', LOCALE_PLACEMENT: 'none' },
  })

  expect(locations(await (await ask('/sitemap.xml')).text())).toHaveLength(3)
  expect((await ask('/sitemap-ca-fr-CA.xml')).status).toBe(404)
  expect((await ask('/sitemap-ca-fr-CA-products-1.xml')).status).toBe(404)
  expect((await ask('/sitemap-us-en-US.xml')).status).toBe(200)
})

test('the index fails if one locale fails, so that robots do not drop the missing URLs', async () => {
  const { ask } = openShop({ failing: 'fr-CA' })

  expect((await ask('/sitemap.xml')).status).toBe(503)
  expect((await ask('/sitemap-ca-fr-CA.xml')).status).toBe(503)
  expect((await ask('/sitemap-ca-fr-CA-products-1.xml')).status).toBe(503)
})

test('a failing locale takes no URL from the sitemaps of others, only its own versions', async () => {
  const { ask } = openShop({ failing: 'fr-CA' })
  for (const [file, address] of [
    ['', `${ORIGIN}/g/group`],
    ['-products-1', `${ORIGIN}/p/sea-salt-JW1`],
  ] as const) {
    const answer = await ask(`/sitemap-us-en-US${file}.xml`)
    expect(answer.status).toBe(200)
    const entries = [...(await answer.text()).matchAll(/<url>.*<\/url>/g)].map(([url]) => url)
    const entry = entries.find((url) => locations(url)[0] === address)
    expect(alternates(entry ?? '').map((name) => name.split(' ')[0])).toEqual([
      'en-US',
      'en-CA',
      'x-default',
    ])
  }
})

test('only pieces that exist are read', async () => {
  const { ask, read } = openShop()
  for (const piece of ['0', '01', '-1', '3', '9999', '10000', '1e3', '']) {
    expect((await ask(`/sitemap-us-en-US-products-${piece}.xml`)).status, piece).toBe(404)
  }
  expect(read).toEqual([])
  expect((await ask('/sitemap-us-en-US-products-2.xml')).status).toBe(200)
  expect(new Set(read)).toEqual(new Set([2]))
})

const locations = (text: string) =>
  Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)

const alternates = (text: string) =>
  Array.from(
    text.matchAll(/hreflang="(.*?)" href="(.*?)"/g),
    ([, hreflang, href]) => `${hreflang} ${href}`,
  )

const LISTS: Record<string, SitemapPath[]> = {
  'en-US': [
    { key: 'category:group', path: '/g/group' },
    { key: 'product:JW1', path: '/p/sea-salt-JW1' },
    { key: 'product:JW2', path: '/p/only-here-JW2' },
    { key: 'product:JW3', path: '/p/of-the-second-piece-JW3' },
  ],
  'en-CA': [
    { key: 'category:group', path: '/g/group' },
    { key: 'product:JW1', path: '/p/sea-salt-JW1' },
  ],
  'fr-CA': [
    { key: 'category:group', path: '/g/group' },
    { key: 'product:JW1', path: '/p/sel-marin-JW1' },
  ],
}

/** The products in one piece of this small shop. */
const PIECE = 2

function openShop({ env = TEST_BINDINGS, failing = '' } = {}) {
  const read: number[] = []
  const listOf = (locale: string, kind: 'category' | 'product') => {
    if (locale === failing) throw new ProblemError('unavailable')
    return (LISTS[locale] ?? []).filter(({ key }) => key.startsWith(kind))
  }
  const app = factory
    .createApp()
    .use(requestContext({ write: () => undefined }))
    .route(
      '/',
      seoRoutes(async () => ({
        listCategories: async ({ locale }) => listOf(locale, 'category'),
        countPieces: async ({ locale }) => Math.ceil(listOf(locale, 'product').length / PIECE),
        listProducts: async (piece, { locale }) => {
          read.push(piece)
          return listOf(locale, 'product').slice((piece - 1) * PIECE, piece * PIECE)
        },
      })),
    )
    .onError(respondWithProblem)
  return { read, ask: async (path: string) => app.request(path, {}, env) }
}
