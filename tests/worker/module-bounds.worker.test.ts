import { expect, test } from 'vitest'

import { FORMS, MOST } from '#tests/support/module-bounds.ts'

import { control, openShop, SANDBOX } from './shop.ts'

const PREFIXES = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' } as const

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** What a late part of a stream replaces. It has the part's heading, too. */
const PLACEHOLDERS = /<!--\$\?-->.*?<!--\/\$-->/gs

/** Everything below the header, with the deferred parts, which follow the footer in a stream. */
const mainContent = (text: string) => text.slice(text.indexOf('<main')).replaceAll(PLACEHOLDERS, '')

/** For each page, the counted elements of its modules and their expected numbers. */
const BOUNDS: [page: string, shown: Record<string, [pattern: RegExp, times: number]>][] = [
  ['lab-banner', { buttons: [/data-style="/g, 6], position: [/data-positions/g, 0] }],
  ['lab-top-offers', { offers: [/<p class="offer">/g, 16] }],
  [
    'lab-more',
    { offers: [/<p class="offer">/g, 8], signIn: [/data-action="signIn" data-value="[^"]/g, 2] },
  ],
  ['lab-carousel', { graphics: [/data-positions="[^"]*\|[^"]*\|[^"|]*"/g, 2] }],
  ['lab-ways', { alerts: [/data-alerts=""/g, 2] }],
  ['lab-categories', { rows: [/data-loops=""/g, 2], tiles: [/width="800" height="1000"/g, 20] }],
  ['lab-card', { buttons: [/data-style="/g, 4], pictures: [/<figure/g, 6] }],
  ['lab-shop', { hearts: [/data-tile="/g, 4] }],
  ['lab-shop-few', { hearts: [/data-tile="/g, 5] }],
  ['lab-video', { films: [/<video controls/g, 2], captions: [/<track kind="captions"/g, 2] }],
  ['lab-single', { announcements: [/<strong>/g, 1] }],
  ['lab-subs', { pictures: [/width="1600" height="1200"/g, 2] }],
  ['lab-email', { forms: [/data-action="subscribe" aria-labelledby/g, 1] }],
  ['lab-body', { buttons: [/data-style="/g, 6] }],
  ['lab-every-module', { headings: [/<h2\b/g, 24] }],
  [
    'lab-promo',
    { dialogs: [/popover="auto"/g, 2], code: [/data-action="copyCode" data-value="EVENING"/g, 1] },
  ],
]

test.each(Object.entries(PREFIXES))(
  'modules are complete at their bounds in %s',
  async (_, prefix) => {
    const shop = openShop()
    for (const [page, shown] of BOUNDS) {
      const { response, text } = await shop.text(`${prefix}/category/${page}`)
      expect(response.status, page).toBe(200)
      const found = Object.entries(shown).map(([name, [pattern]]) => [
        name,
        count(mainContent(text), pattern),
      ])
      const wanted = Object.entries(shown).map(([name, [, times]]) => [name, times])
      expect(found, page).toEqual(wanted)
    }
    const lines = shop.lines.join('\n')
    for (const asset of ['lab-offer-9', 'lab-graphic-4', 'lab-tile-9', 'way-hand-care'])
      expect(lines).toMatch(new RegExp(`content mistake.*"asset":"${asset}".*more than`))
  },
)

const A_FEW = 3

/** Landing pages with sections unique to them. */
const LANDINGS =
  `lab-grid lab-subs lab-shop lab-card lab-video lab-shop-few lab-single lab-categories
  lab-promo lab-more lab-body`.split(/\s+/)
const SECTIONS = 6

/** An asset that fits every module. Its mark is unique among them. */
const markedFields = (mark: string) => ({
  c_image: { link: `${SANDBOX}/pictures/tiles/gifts.svg`, alt: 'Gifts' },
  c_marketingCopyHeading: mark,
  c_topOffersPrice: mark,
  c_announcementHeading: mark,
  c_textInputHeading: mark,
  c_body: `<p>${mark}</p>`,
  c_productCategory: 'three-wick-candles',
  c_numberOfProducts: 1,
})

/** Publishes an asset. */
const mark = (site: string, number: number, asset: number) =>
  control('PUT', `/assets/${site}/marked-${number}-${asset}`, {
    fields: {
      ...markedFields(`Mark ${number}.${asset}`),
      ...(number > SECTIONS && { c_productIDs: 'FXSOCIAL' }),
    },
  })

const PLACES = Object.entries(MOST).flatMap(([template, most]) => {
  const bound = most === Infinity ? A_FEW : most
  return [...new Set([0, 1, bound, ...(most === Infinity ? [] : [most + 1])])].map((assets) => ({
    template,
    assets,
    shown: Math.min(assets, most),
  }))
})

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type Place = (typeof PLACES)[number]

/** Each place with a section of a landing page. */
const placed = (places: readonly Place[]) =>
  places.map((place, index) => ({
    ...place,
    // The assets of different sections of a page have different numbers. Only shoppers' pictures need products.
    number: (place.template === 'UGC' ? SECTIONS : 0) + (index % SECTIONS) + 1,
    categoryId: LANDINGS[Math.floor(index / SECTIONS)] ?? '',
    section: `landing-${(index % SECTIONS) + 1}`,
  }))

type Placed = ReturnType<typeof placed>

/** As many as the landing pages have sections. */
const ROOM = LANDINGS.length * SECTIONS
const ROUNDS = Array.from({ length: Math.ceil(PLACES.length / ROOM) }, (_, round) =>
  placed(PLACES.slice(round * ROOM, (round + 1) * ROOM)),
)

const BOTH_SITES = ['us', 'ca']

async function publish(places: Placed) {
  for (const site of BOTH_SITES) {
    await Promise.all(
      places.map(({ section, categoryId, template, number, assets }) =>
        control('PUT', `/slots/${site}/${section}`, {
          categoryId,
          template,
          heading: `Head ${number}`,
          assets: upTo(assets).map((asset) => `marked-${number}-${asset}`),
        }),
      ),
    )
    for (const [number, same] of Map.groupBy(places, (place) => place.number)) {
      const most = Math.max(...same.map(({ assets }) => assets))
      await Promise.all(upTo(most).map((asset) => mark(site, number, asset)))
    }
  }
}

const takeBack = (places: Placed) =>
  Promise.all(
    BOTH_SITES.flatMap((site) =>
      places.map(({ section, categoryId }) =>
        control('DELETE', `/slots/${site}/${section}?categoryId=${categoryId}`),
      ),
    ),
  )

async function expectWithinBounds(places: Placed, prefix: string) {
  const shop = openShop()
  for (const [categoryId, here] of Map.groupBy(places, (place) => place.categoryId)) {
    const main = mainContent((await shop.warm(`${prefix}/category/${categoryId}`)).text)
    for (const { template, number, assets, shown } of here) {
      const marks = [...main.matchAll(new RegExp(`>Mark ${number}\\.(\\d+)<`, 'g'))]
      const found = [...new Set(marks.map(([, asset]) => Number(asset)))]
      const name = `${template} with ${assets} below ${prefix}/`
      expect(
        found.toSorted((a, b) => a - b),
        name,
      ).toEqual(upTo(shown))
    }
    for (const { template, number } of here.filter(({ assets }) => assets === 0))
      expect(main.includes(`>Head ${number}<`), template).toBe(FORMS.includes(template))
  }
  const lines = shop.lines.join('\n')
  const bounded = places.filter(
    ({ template, assets, shown }) => template !== 'banner' && assets > shown,
  )
  for (const { number, assets, shown } of bounded)
    expect(lines).toMatch(
      new RegExp(`content mistake.*"asset":"marked-${number}-${assets}".*more than ${shown}`),
    )
}

test(
  'every module shows zero, one and its maximum of items, but no more, in three locales',
  async () => {
    expect(PLACES.filter(({ assets, shown }) => assets > shown).length).toBeGreaterThan(1)
    for (const places of ROUNDS) {
      try {
        await publish(places)
        for (const prefix of Object.values(PREFIXES)) await expectWithinBounds(places, prefix)
      } finally {
        await takeBack(places)
      }
    }
  },
  30_000 * ROUNDS.length,
)

test('light text is readable on its background, and buttons have their tags and analytics names', async () => {
  const words = (mode: string | null) => ({
    c_marketingCopyHeading: `Words ${mode}`,
    c_marketingCopyLiveText: '<p>In a color</p>',
    c_marketingCopyLiveTextHexColor: '#94501f',
    ...(mode !== null && { c_textDisplayMode: mode }),
    c_buttonGroup: [
      {
        id: 'go',
        ctaText: 'Go on',
        clickThrough: '/about',
        classTags: 'large, wide phone-only blinking',
        analyticsParameter: 'bounds_go',
        target: '_blank',
      },
    ],
  })
  const modes = ['Light', 'Dark', null] as const
  for (const mode of modes)
    await control('PUT', `/assets/us/words-${mode}`, { fields: words(mode) })
  const assets = modes.map((mode) => `words-${mode}`)
  const publish = (section: string, template: string, shown: readonly string[]) =>
    control('PUT', `/slots/us/${section}`, { categoryId: 'lab-email', template, assets: shown })
  for (const [index, asset] of assets.entries())
    await publish(`landing-${index + 1}`, 'banner', [asset])
  await publish('landing-4', 'large-card', assets)
  const main = mainContent((await openShop().warm('/category/lab-email')).text)

  // The color is readable on a light background. By default banners are dark and cards light.
  const colors = (asset: string) =>
    Array.from(
      main.matchAll(new RegExp(`\\.tint-copy-words-${asset}\\{color:(#\\w+)`, 'g')),
      ([, color]) => color,
    )
  expect(colors('Light')).toEqual(['#ffffff', '#ffffff'])
  expect(colors('Dark')).toEqual(['#94501f', '#94501f'])
  expect(colors('null')).toEqual(['#94501f', '#ffffff'])
  const link = /<a [^>]*data-analytics="bounds_go"[^>]*>/.exec(main)?.[0]
  expect(link).toContain('data-tags="wide large phone-only"')
  expect(link).toContain('target="_blank" rel="noopener"')
  for (const index of [1, 2, 3, 4])
    await control('DELETE', `/slots/us/landing-${index}?categoryId=lab-email`)
})
