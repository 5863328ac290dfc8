import { expect, test } from 'vitest'

import { HOSTILE_PAYLOADS } from '#tests/support/hostile-payloads.ts'

import { expectDiscreet } from './discreet.ts'
import { control, openShop, SANDBOX } from './shop.ts'

const PREFIXES = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' } as const

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** What stands below the header, with the deferred parts, which follow the footer in a stream. */
const mainOf = (text: string) => text.slice(text.indexOf('<main'))

/** What a page shows of its modules: names of what is counted, and how often it is there. */
const BOUNDS: [page: string, shown: Record<string, [pattern: RegExp, times: number]>][] = [
  ['lab-banner', { buttons: [/data-style="/g, 6], position: [/data-positions/g, 0] }],
  ['lab-top-offers', { offers: [/<p class="offer">/g, 16] }],
  ['lab-more', { offers: [/<p class="offer">/g, 8], signIn: [/data-signs-in="[^"]/g, 2] }],
  ['lab-carousel', { graphics: [/data-positions="[^"]*\|[^"]*\|[^"|]*"/g, 2] }],
  ['lab-ways', { alerts: [/data-alerts=""/g, 2] }],
  ['lab-categories', { rows: [/data-loops=""/g, 2], tiles: [/width="800" height="1000"/g, 20] }],
  ['lab-card', { buttons: [/data-style="/g, 4], pictures: [/<figure/g, 6] }],
  ['lab-shop', { hearts: [/data-tile="/g, 4] }],
  ['lab-shop-few', { hearts: [/data-tile="/g, 5] }],
  ['lab-video', { films: [/<video controls/g, 2], captions: [/<track kind="captions"/g, 2] }],
  ['lab-single', { announcements: [/<strong>/g, 1] }],
  ['lab-subs', { pictures: [/width="1600" height="1200"/g, 2] }],
  ['lab-email', { forms: [/data-subscribes=""/g, 1] }],
  ['lab-body', { buttons: [/data-style="/g, 6] }],
  ['lab-promo', { dialogs: [/popover="auto"/g, 2], code: [/data-copies="EVENING"/g, 1] }],
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

/** How many assets each module shows at most. Infinity if it shows all of them. */
const MOST: Record<string, number> = {
  banner: 1,
  'top-offers': 8,
  'top-offers-grid': 8,
  'carousel-banner': 3,
  'copy-block': Infinity,
  'other-ways-to-shop': 8,
  'shop-the-module': Infinity,
  'announcement-banner-detached': Infinity,
  subs: Infinity,
  'single-subs': Infinity,
  contentassetbody: Infinity,
  'shoppable-content': Infinity,
  'user-info-collection': 1,
  UGC: 1,
  minigrid: Infinity,
  'large-card': Infinity,
  'top-categories-navigation': 10,
  'gift-finder': 1,
  hotspots: Infinity,
}
/** They are forms, which exist without assets. */
const FORMS = ['user-info-collection', 'gift-finder']
const A_FEW = 3

/** Landing pages with sections that no other content uses. */
const LANDINGS =
  `lab-grid lab-subs lab-shop lab-card lab-video lab-shop-few lab-single lab-categories
  lab-promo lab-more lab-body`.split(/\s+/)
const SECTIONS = 6

/** An asset that every module can show. Its mark is a text of its own in each of them. */
const markedFields = (template: string, mark: string) => ({
  c_image: { link: `${SANDBOX}/pictures/tiles/gifts.svg`, alt: 'Gifts' },
  c_marketingCopyHeading: mark,
  c_topOffersPrice: mark,
  c_announcementHeading: mark,
  c_textInputHeading: mark,
  c_body: `<p>${mark}</p>`,
  c_productCategory: 'three-wick-candles',
  c_numberOfProducts: 1,
  // A banner with products is for the pages of these.
  ...(template !== 'banner' && { c_productIDs: 'FXSOCIAL' }),
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
    number: index + 1,
    categoryId: LANDINGS[Math.floor(index / SECTIONS)] ?? '',
    section: `landing-${(index % SECTIONS) + 1}`,
  }))
  const publish = async (site: string, { template, assets, ...at }: (typeof places)[number]) => {
    const ids = upTo(assets).map((asset) => `marked-${at.number}-${asset}`)
    const heading = `Head ${at.number}`
    for (const [index, id] of ids.entries()) {
      const fields = markedFields(template, `Mark ${at.number}.${index + 1}`)
      await control('PUT', `/assets/${site}/${id}`, { fields })
    }
    const slot = { categoryId: at.categoryId, template, heading, assets: ids }
    await control('PUT', `/slots/${site}/${at.section}`, slot)
  }
  const everywhere = ['us', 'ca'].flatMap((site) => places.map((place) => ({ site, place })))
  try {
    await Promise.all(everywhere.map(({ site, place }) => publish(site, place)))
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

const TEXT_FIELDS = `c_imageAltText c_imageClickThrough c_clickTriggerEvent c_imageCtaText
  c_marketingCopyEyebrow c_marketingCopyHeading c_marketingCopyParagraph c_marketingCopyCtaText
  c_marketingCopyClickthrough c_marketingCopyLiveText c_marketingCopyLiveTextHexColor
  c_marketingCopyAnchorID c_singleSubsImagePlacement c_textDisplayMode c_promotionCtaText
  c_promotionHeading c_promotionDescription c_announcementHeading c_announcementSubHeading
  c_announcementBannerClickThrough c_announcementBannerColor c_announcementBannerTextColor
  c_topOffersPrice c_topOffersForm c_topOffersDetail c_topOffersUrgency c_topOffersClickthrough
  c_productCategoryUrl c_textInputHeading c_textInputLabel c_textInputButton c_body c_customBody
  c_graphicParagraph c_modalDialogHeading c_modalDialogParagraph c_liveTextPromoLine1
  c_liveTextPromoLine2 c_liveTextLimit c_liveTextCode c_liveTextEyebrow c_liveTextHeading
  c_liveTextMemberExclusive c_video c_videoCaptions c_searchKeyword`.split(/\s+/)

const TEMPLATES =
  `banner top-offers top-offers-grid carousel-banner copy-block other-ways-to-shop shop-the-module
  announcement-banner-detached subs single-subs contentassetbody shoppable-content recommendations
  user-info-collection UGC minigrid large-card top-categories-navigation`.split(/\s+/)

const payloadAt = (index: number) => HOSTILE_PAYLOADS[index % HOSTILE_PAYLOADS.length] ?? ''

/** An asset with a picture, and another hostile text in each other field. */
const hostileFields = (number: number) => ({
  c_image: { link: 'https://pictures.invalid/a.svg', alt: payloadAt(number) },
  ...Object.fromEntries(
    TEXT_FIELDS.map((field, index) => [field, payloadAt(number * TEXT_FIELDS.length + index)]),
  ),
  c_productIDs: 'JW0801',
  c_productCategory: 'three-wick-candles',
  c_buttonGroup: Array.from({ length: 40 }, (_, index) => ({
    id: payloadAt(index),
    ctaText: payloadAt(index + number),
    clickThrough: index % 2 ? '/g/gifts' : payloadAt(index),
    buttonStyle: payloadAt(index),
    backgroundColor: payloadAt(index + 1),
    classTags: payloadAt(index + 2),
    analyticsParameter: payloadAt(index + 3),
    modalId: payloadAt(index + 4),
  })),
})

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

test('hostile content in every field of every module is shown as text or left out, and the page stands', async () => {
  await Promise.all(
    Array.from({ length: 4 }, (_, index) =>
      control('PUT', `/assets/us/in-every-field-${index}`, { fields: hostileFields(index) }),
    ),
  )
  const ids = Array.from({ length: 40 }, (_, index) => `in-every-field-${index % 4}`)
  const publish = (place: string, template: string) => {
    const assets = template.startsWith('top-') ? ids : ids.slice(0, 4)
    const slot = { categoryId: 'lab-body', template, callout: payloadAt(1), assets }
    return control('PUT', `/slots/us/${place}`, slot)
  }
  const around = (text: string) =>
    [/<main\b/g, /<\/main>/g, /<\/body>/g, /<footer\b/g].map((tag) => count(text, tag))
  const lines: string[] = []
  for (const [index, template] of TEMPLATES.entries()) {
    if (index % 2) continue
    await publish('category-top', template)
    await publish('category-bottom', TEMPLATES[index + 1] ?? '')
    const shop = openShop()
    const { response, text } = await shop.text('/category/lab-body')
    lines.push(...shop.lines)
    expect(response.status, template).toBe(200)
    expectDiscreet(response, text)
    const main = mainOf(text)
    expect(around(text), template).toEqual([1, 1, 1, 1])
    expect(main, template).not.toMatch(
      /<(?:iframe|object|embed|base|meta|form(?![^>]*action="\/\w))/i,
    )
    expect(main, template).not.toMatch(/<[^>]*\s(?:on\w+|style)=|<[^>]*="\s*javascript:/i)
  }
  const mistakes = lines.filter((line) => line.includes('"message":"content mistake"'))
  expect(mistakes.length).toBeGreaterThan(0)
  for (const line of mistakes)
    expect(JSON.parse(line)).toMatchObject({
      slot: expect.any(String),
      asset: expect.stringContaining('in-every-field'),
      field: expect.any(String),
    })
})

test('the form of a module is answered by the module alone, with the texts of preferences', async () => {
  const shop = openShop()
  const page = '/category/lab-email'
  const { text } = await shop.text(page)
  const form = /name="form" value="([^"]+)"/.exec(mainOf(text))?.[1] ?? ''
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(mainOf(text))?.[1] ?? ''
  const send = (email: string, idempotencyKey: string) =>
    shop.text('/newsletter/subscribe', {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, from: page, form, idempotencyKey }).toString(),
    })
  const ERROR = 'Please enter an email address we can write to.'
  const SUCCESS = 'Thank you! The next letter is yours.'
  const shown = (html: string, words: string) => count(html, new RegExp(`>${words}<`, 'g'))

  const rejected = await send('a+b@example.com', key)
  expect(rejected.response.status).toBe(422)
  expect(shown(mainOf(rejected.text), ERROR)).toBe(1)
  expect(shown(rejected.text, ERROR)).toBe(1)
  expect(mainOf(rejected.text)).toContain('value="a+b@example.com"')

  const empty = await send('', crypto.randomUUID())
  expect(shown(mainOf(empty.text), ERROR)).toBe(1)

  const accepted = await send('dusk@example.com', crypto.randomUUID())
  expect(accepted.response.status).toBe(200)
  expect(shown(mainOf(accepted.text), SUCCESS)).toBe(1)
  expect(shown(accepted.text, SUCCESS)).toBe(1)
})

test('a link that needs a customer leads through the login page, and comes back', async () => {
  const { text } = await openShop().text('/ca/fr-CA/category/lab-more')
  expect(mainOf(text)).toContain(
    'href="/ca/fr-CA/login?from=%2Fg%2Ftop-offers" rel="nofollow" data-signs-in="/ca/fr-CA/g/top-offers"',
  )
})
