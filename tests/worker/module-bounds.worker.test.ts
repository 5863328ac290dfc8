import { expect, test } from 'vitest'

import { FORMS, MOST } from '#tests/support/module-bounds.ts'

import { control, openShop, SANDBOX } from './shop.ts'

const PREFIXES = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' } as const

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** What stands below the header, with the deferred parts, which follow the footer in a stream. */
const mainOf = (text: string) => text.slice(text.indexOf('<main'))

/** What a page shows of its modules: names of what is counted, and how often it is there. */
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
        count(mainOf(text), pattern),
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

/** Landing pages with sections that no other content uses. */
const LANDINGS =
  `lab-grid lab-subs lab-shop lab-card lab-video lab-shop-few lab-single lab-categories
  lab-promo lab-more lab-body`.split(/\s+/)
const SECTIONS = 6

/** An asset that every module can show. Its mark is a text of its own in each of them. */
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

test('every module shows none, one, the most, and no more than the most, in three locales', async () => {
  expect(PLACES.length).toBeLessThanOrEqual(LANDINGS.length * SECTIONS)
  const places = PLACES.map((place, index) => ({
    ...place,
    // The assets of different sections of a page have different numbers. Only shoppers' pictures need products.
    number: (place.template === 'UGC' ? SECTIONS : 0) + (index % SECTIONS) + 1,
    categoryId: LANDINGS[Math.floor(index / SECTIONS)] ?? '',
    section: `landing-${(index % SECTIONS) + 1}`,
  }))
  const publish = (site: string, { template, assets, ...at }: (typeof places)[number]) =>
    control('PUT', `/slots/${site}/${at.section}`, {
      categoryId: at.categoryId,
      template,
      heading: `Head ${at.number}`,
      assets: upTo(assets).map((asset) => `marked-${at.number}-${asset}`),
    })
  const everywhere = ['us', 'ca'].flatMap((site) => places.map((place) => ({ site, place })))
  try {
    await Promise.all(everywhere.map(({ site, place }) => publish(site, place)))
    const numbers = new Set(places.map(({ number }) => number))
    for (const site of ['us', 'ca']) {
      for (const number of numbers) {
        const most = Math.max(
          ...places.filter((place) => place.number === number).map(({ assets }) => assets),
        )
        await Promise.all(upTo(most).map((asset) => mark(site, number, asset)))
      }
    }
    for (const prefix of Object.values(PREFIXES)) {
      const shop = openShop()
      for (const categoryId of new Set(places.map((place) => place.categoryId))) {
        const main = mainOf((await shop.warm(`${prefix}/category/${categoryId}`)).text)
        const here = places.filter((place) => place.categoryId === categoryId)
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
      expect(bounded.length).toBeGreaterThan(0)
      for (const { number, assets, shown } of bounded)
        expect(lines).toMatch(
          new RegExp(`content mistake.*"asset":"marked-${number}-${assets}".*more than ${shown}`),
        )
    }
  } finally {
    await Promise.all(
      everywhere.map(({ site, place: { section, categoryId } }) =>
        control('DELETE', `/slots/${site}/${section}?categoryId=${categoryId}`),
      ),
    )
  }
}, 30_000)

test('light text is readable on its ground, and buttons say their tags and what analytics calls them', async () => {
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
  const main = mainOf((await openShop().warm('/category/lab-email')).text)

  // The color is readable on the light ground only. Banners are dark and cards are light unless content says otherwise.
  const colours = (asset: string) =>
    Array.from(
      main.matchAll(new RegExp(`\\.tint-copy-words-${asset}\\{color:(#\\w+)`, 'g')),
      ([, colour]) => colour,
    )
  expect(colours('Light')).toEqual(['#ffffff', '#ffffff'])
  expect(colours('Dark')).toEqual(['#94501f', '#94501f'])
  expect(colours('null')).toEqual(['#94501f', '#ffffff'])
  const link = /<a [^>]*data-analytics="bounds_go"[^>]*>/.exec(main)?.[0]
  expect(link).toContain('data-tags="wide large phone-only"')
  expect(link).toContain('target="_blank" rel="noopener"')
  for (const index of [1, 2, 3, 4])
    await control('DELETE', `/slots/us/landing-${index}?categoryId=lab-email`)
})
