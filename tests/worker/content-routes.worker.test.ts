import { expect, test } from 'vitest'

import { control, openShop, type Shop } from './shop.ts'

const PREFIXES = ['', '/ca', '/ca/fr-CA']

/** Content pages with their canonical path, if it differs, and whether every locale has them. */
const PAGES: [path: string, canonical: string, isEverywhere: boolean][] = [
  ['/customer-care', '/customer-care', true],
  ['/customer-care/contact-us', '/customer-care/contact-us', true],
  ['/customer-care/orders.html', '/customer-care/orders', true],
  ['/customer-care/privacy-and-security.html', '/customer-care/privacy-and-security.html', true],
  ['/customer-care/states-privacy-rights.html', '/customer-care/states-privacy-rights.html', true],
  ['/c/shop-by-category', '/c/shop-by-category', true],
  ['/global-locations/global-locations.html', '/global-locations/global-locations', true],
  ['/global-locations/global-locations-france', '/global-locations/global-locations-france', true],
  [
    '/global-locations/global-locations-mexico.html',
    '/global-locations/global-locations-mexico',
    true,
  ],
  ['/returns', '/returns', false],
  ['/t/our-workshop', '/t/our-workshop', false],
  ['/m/gift-cards', '/m/gift-cards', false],
  ['/t/holiday-table', '/g/gifts', true],
]

const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

const alternatesIn = (text: string) =>
  [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)].map(([, language]) => language)

/** The page itself, also the default for other locales. */
const ownAlternates = (prefix: string) => (prefix === '' ? 2 : 1)

test.each(PREFIXES)(
  'every content page under %s/ has its title, description and canonical address',
  async (prefix) => {
    const shop = openShop()
    await shop.warm(`${prefix}/`)
    const seen: Record<'titles' | 'descriptions', string[]> = { titles: [], descriptions: [] }
    for (const [path, canonical, isEverywhere] of PAGES) {
      const { text } = await shop.warm(prefix + path)
      // Alternates of categories are looked up in the background.
      const again = await shop.text(`${prefix}${path}`, {
        headers: { 'x-vitrine-bypass': 'page-cache' },
      })
      expect(first(text, /<link rel="canonical" href="([^"]+)"/), path).toBe(
        shop.origin + prefix + canonical,
      )
      expect(alternatesIn(again.text).length, path).toBe(isEverywhere ? 4 : ownAlternates(prefix))
      expect(text.match(/<h1\b/g), path).toHaveLength(1)
      expect(text, path).not.toContain('<meta name="robots"')
      seen.titles.push(first(text, /<title>([^<]+)</))
      seen.descriptions.push(first(text, /<meta name="description" content="([^"]+)"/))
      const isLanding = path === '/c/shop-by-category'
      expect(text.includes('aria-current="page"'), path).toBe(!isLanding)
    }
    expect(new Set(seen.titles).size).toBe(PAGES.length)
    // A shared description would be meaningless.
    expect(new Set(seen.descriptions).size).toBe(PAGES.length)
    expect(seen.descriptions.every((description) => description.length > 20)).toBe(true)
  },
)

test('places show hours and a map, and customer care its sections in a side menu', async () => {
  const shop = openShop()
  const place = await shop.warm('/global-locations/global-locations-france')
  expect(place.text).toMatch(/href="https:\/\/www\.openstreetmap\.org\/search\?query=[^"]+"/)
  expect(place.text).toContain('10&nbsp;AM to 7&nbsp;PM')
  expect(place.text).toMatch(/href="\/global-locations\/global-locations"[^>]*>Global Locations</)

  for (const path of ['/ca/customer-care', '/ca/customer-care/orders', '/ca/returns']) {
    const { text } = await shop.warm(path)
    expect(text, path).toContain('aria-label="Sections of customer care"')
    expect(text, path).toContain('href="/ca/customer-care/contact-us"')
    const current = /href="([^"]+)" aria-current="page"/.exec(text)?.[1]
    expect(current, path).toBe(path === '/ca/customer-care' ? undefined : path)
  }
  const elsewhere = await shop.text('/radial-iframe')
  expect(elsewhere.text).not.toContain('Sections of customer care')
})

test('unknown sections, places and mapped paths respond with 404', async () => {
  const shop = openShop()
  await shop.warm('/')
  const unknown = [
    '/customer-care/nothing-here',
    '/customer-care/sections',
    '/global-locations/global-locations-atlantis',
    '/global-locations/anything',
    '/t/nothing',
    '/m/nothing',
  ]
  for (const path of unknown) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(404)
    expect(text, path).toContain('<title>Not found |')
  }
})

test('fixed pages of the shop show a neutral message when commerce has no content for them', async () => {
  const shop = openShop()
  await shop.warm('/')
  const blank = { fields: {} }
  const assets = ['radial-iframe', 'privacy-and-security', 'states-privacy-rights']
  await Promise.all(assets.map((id) => control('PUT', `/assets/us/${id}`, blank)))
  try {
    for (const [path, heading] of [
      ['/radial-iframe', 'Help With an Order'],
      ['/customer-care/privacy-and-security.html', 'Privacy and Security'],
      ['/customer-care/states-privacy-rights.html', 'State Privacy Rights'],
    ] as const) {
      const { response, text } = await shop.text(path)
      expect(response.status, path).toBe(200)
      expect(first(text, /<h1[^>]*>(?:<span>)?([^<]+)</), path).toBe(heading)
    }
  } finally {
    await Promise.all(assets.map((id) => control('DELETE', `/assets/us/${id}`)))
  }
})

const readPolicy = async (shop: Shop, path: string) =>
  /frame-ancestors ([^;]+)/.exec(
    (await shop.text(path)).response.headers.get('content-security-policy') ?? '',
  )?.[1]

test('only the frame page may be framed, and only by configured sites', async () => {
  const framing = openShop({ FRAME_ANCESTORS: 'https://help.example, https://care.example' })
  const { text } = await framing.warm('/radial-iframe')
  expect(await readPolicy(framing, '/radial-iframe')).toBe(
    'https://help.example https://care.example',
  )
  expect(await readPolicy(framing, '/ca/fr-CA/radial-iframe')).toContain('https://help.example')
  expect(text).not.toContain('<footer')
  expect(text).not.toContain('<header')
  expect(text).not.toContain('<nav')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  for (const path of ['/', '/radial-iframe/x', '/cart', '/checkout', '/nowhere']) {
    expect(await readPolicy(framing, path), path).toBe("'none'")
  }
  expect(await readPolicy(openShop(), '/radial-iframe')).toBe("'none'")
})
