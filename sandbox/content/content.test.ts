import { expect, test } from 'vitest'

import { categories } from '../catalog/categories/categories.ts'
import { contentFixtures } from '../catalog/fixtures/fixtures-content.ts'
import { UNIT_AFTER_SPACE } from '../platform/typography.ts'
import { localizeCustom } from '../platform/localized.ts'
import { assets } from './assets/assets.ts'
import { assetIdByField } from './assets/assets-fields.ts'
import { generatedBodies } from './generated-bodies.ts'
import type { SeedAsset, SeedSlot } from './model.ts'
import { preferences } from './preferences.ts'
import { redirectOptions } from './redirect-options.ts'
import { slots } from './slots/slots.ts'
import { urlMappings } from './assets/url-mappings.ts'

const siteIds = ['us', 'ca'] as const
const honest = assets.filter(({ folder }) => folder !== 'hostile')

test('a slot shows only assets of its site, and ids of assets and slots are unique on a site', () => {
  for (const site of siteIds) {
    const ids = assets.filter((asset) => asset.sites?.includes(site) ?? true).map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

    const missing = slots
      .filter((slot) => slot.sites.includes(site))
      .flatMap((slot) => assetsOf(slot).filter((id) => !ids.includes(id)))
    expect(missing).toEqual([])

    const places = slots
      .filter((slot) => slot.sites.includes(site))
      .map((slot) => `${slot.id} ${slot.categoryId ?? ''}`)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('every asset is used: in a slot, by its id or by its folder', () => {
  const shown = new Set(slots.flatMap(assetsOf))
  const mapped = urlMappings.flatMap(({ answer }) =>
    'resourceId' in answer ? answer.resourceId : [],
  )
  const byId =
    /^(product-tile-badgeicon-|pdp-story-|returns-exchanges|size-guide|auto-refresh|masked-login|login-sign-up|external-link|loyalty-terms|international-redirect|welcome-without-picture|customer-care-|gingham-genius|radial-iframe)/
  const unused = honest.filter(
    ({ id, folder }) =>
      !shown.has(id) &&
      !mapped.includes(id) &&
      folder !== 'ingredients' &&
      folder !== 'fields' &&
      !byId.test(id),
  )
  expect(unused.map(({ id }) => id)).toEqual([])
})

test('each field has an asset with only that field, and no asset uses another field', () => {
  const own = new Set(Object.keys(assetIdByField))
  for (const [field, id] of Object.entries(assetIdByField)) {
    expect(Object.keys(assets.find((asset) => asset.id === id)?.fields ?? {})).toEqual([field])
  }
  const used = honest
    .filter(({ folder }) => folder !== 'ingredients')
    .flatMap(({ fields }) => Object.keys(fields))
  expect([...new Set(used)].filter((field) => !own.has(field))).toEqual([])
})

test('every text exists in both languages and follows English and French typography', () => {
  const texts = [
    ...honest.flatMap(({ fields }) => textsIn(fields)),
    ...slots.flatMap(({ heading, callout }) =>
      [heading, callout].filter((text) => text !== undefined),
    ),
    ...redirectOptions.map(({ text }) => text),
    ...preferences.flatMap(({ value }) =>
      textsIn({ c_us: value.us ?? null, c_ca: value.ca ?? null }),
    ),
  ]
  expect(texts.length).toBeGreaterThan(250)
  for (const { en, fr } of texts) {
    expect(en.trim()).not.toBe('')
    expect(fr.trim()).not.toBe('')
    expect(en, 'English apostrophes').not.toMatch(/\w'\w/)
    expect(fr, 'French apostrophes').not.toMatch(/\p{L}'\p{L}/u)
    expect(fr, 'French no-break spaces').not.toMatch(/ [:»%$]|« /)
    expect(fr, 'units').not.toMatch(UNIT_AFTER_SPACE.fr)
    expect(fr, 'the bag').not.toMatch(/panier|chariot/i)
    expect(fr, 'closing punctuation').not.toMatch(/[\s\u00a0][;?!]/)
  }
  expect(texts.filter(({ en, fr }) => en === fr && en.includes(' '))).toEqual([])
})

test('every text that shoppers read is translated', () => {
  const plain = honest
    .filter(({ fields }) => fields.c_doNotTranslate !== true)
    .flatMap(({ id, fields }) =>
      Object.entries(fields).flatMap(([name, value]) =>
        /Heading|Paragraph|Eyebrow|CtaText|LiveText$|PromoLine|topOffers(?!Click)|c_body|Label/.test(
          name,
        ) && typeof value === 'string'
          ? `${id} ${name}`
          : [],
      ),
    )
  expect(plain).toEqual([])
})

test('home pages stay within the limits of their modules, and hidden categories are at and above them', () => {
  for (const site of siteIds) {
    const home = slots.filter(({ id, sites }) => id.startsWith('home-') && sites.includes(site))
    expect(home.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `home-${index + 1}`),
    )
    expect(countOf(home, 'top-offers')).toBeLessThanOrEqual(8)
    expect(countOf(home, 'carousel-banner')).toBe(3)
    expect(countOf(home, 'other-ways-to-shop')).toBeLessThanOrEqual(8)
  }
  const lab = (categoryId: string) =>
    slots.filter((slot) => slot.categoryId === categoryId).map((slot) => slot.assets.length)
  expect(lab('lab-top-offers')).toEqual([8, 9])
  expect(lab('lab-carousel')).toEqual([3, 4])
  expect(lab('lab-ways')).toEqual([8, 9])
  expect(lab('lab-banner')).toEqual([1, 1])
  expect(lab('lab-categories')).toEqual([10, 11])
  expect(lab('lab-hostile')[0]).toBeGreaterThanOrEqual(20)
})

test('each site shows every kind of module', () => {
  const templates =
    `banner top-offers top-offers-grid carousel-banner copy-block other-ways-to-shop shop-the-module
    announcement-banner-detached subs single-subs contentassetbody shoppable-content recommendations
    user-info-collection UGC minigrid large-card top-categories-navigation`.split(/\s+/)
  const known = new Set(assets.map(({ id }) => id))
  for (const site of siteIds) {
    const own = slots.filter(({ sites }) => sites.includes(site))
    expect(templates.filter((name) => !own.some(({ template }) => template === name))).toEqual([])
    expect(own.flatMap((slot) => slot.assets).filter((id) => !known.has(id))).toEqual([])
  }
})

test('every category slot belongs to an existing category', () => {
  const known = new Set(categories.map(({ id }) => id))
  const unknown = slots.filter(
    ({ categoryId }) => categoryId !== undefined && !known.has(categoryId),
  )
  expect(unknown).toEqual([])
  const grids = honest
    .map(({ fields }) => fields.c_productCategory)
    .filter((id) => id !== undefined)
  expect(grids.filter((id) => typeof id !== 'string' || !known.has(id))).toEqual([
    'no-such-category',
  ])
})

test('every link inside content leads to a page, a category or a mapped address', () => {
  const links = honest.flatMap(({ fields }) =>
    linksIn(JSON.stringify(localizeCustom(fields, 'fr'))),
  )
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter((link) => !isKnown(link.replace(/[?#].*$/, '')))).toEqual([])
  const destinations = urlMappings.flatMap(({ answer }) =>
    'destinationUrl' in answer && /^\/[gc]\//.test(answer.destinationUrl)
      ? answer.destinationUrl
      : [],
  )
  expect(destinations.filter((path) => !isKnown(path))).toEqual([])
})

test('URL mappings point to existing categories, assets and products, except for the two meant to fail', () => {
  const ids = new Set([...categories, ...assets].map(({ id }) => id))
  const unknown = urlMappings.flatMap(({ answer }) =>
    'resourceId' in answer && !ids.has(answer.resourceId) ? answer.resourceId : [],
  )
  expect(unknown).toEqual(['workshop-tour', 'no-such-asset'])

  const products = new Map(contentFixtures().map((product) => [product.id, product]))
  expect(products.get('FXBANNER')).toBeDefined()
  expect(products.get('FXGONE')?.online).toBe(false)
  const records = assets.map(({ fields }) => fields.c_IngredientUPC)
  expect(records).toContain(products.get('FXING')?.upc)
  expect(records).toContain(products.get('FXILN')?.upc)
})

test('each site has every preference the storefront reads, including both values that mean "not set"', () => {
  const keys =
    `bondLoyaltyEnabled EnableSearchBanner shopByCategoryShowCarousel TextInput_Email_Error
    TextInput_Email_Success InternationalRedirectEnabled oneTrustDNSReqSubmissionEnabled
    homepageRefreshHeader mobileStickyHeader enableStorePickUp TurnBopisOff
    treatGiftCardsAsProductLineItems EnableQuantitySelectorPDP EnableQuantitySelectorGridPage
    enableQuicklookInGrid ConstructrEnabled enableExternalLinkLegalAlert showStoreHoursBOPIS
    storeLookupUnit OrderGrooveTitleMessage OrderGroovePromoID OrderGrooveFreequencies
    SnackbarSuccessTimer SnackbarErrorTimer couponNumberLimit MaxCardLimit maxGiftCardApplication
    giftCardPriceValues bvEnableRR_C2013 excludedLoyaltyPostalCodes validationRegexConfig
    recommendationChannel recommendationPostUrl`.split(/\s+/)
  expect(preferences.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  for (const site of siteIds) {
    expect(preferences.filter(({ value }) => value[site] === undefined)).toEqual([])
  }
  const values = preferences.flatMap(({ value }) => [value.us, value.ca])
  expect(values).toContain('UN$AVAILABLE')
  expect(values).toContain('NOT$A$PREFERENCE')
})

test('the redirect options include a script and an insecure address, which a storefront must drop', () => {
  const dropped = redirectOptions.filter(({ value }) => !value.startsWith('https:'))
  expect(dropped.map(({ value }) => new URL(value).protocol)).toEqual(['javascript:', 'http:'])
})

test('generated bodies are as deep and as large as their names say', () => {
  expect(generatedBodies['three-thousand-deep']?.().split('<div>').length).toBe(3001)
  expect(generatedBodies['five-megabytes']?.().length).toBeGreaterThan(5_000_000)
})

/** The assets of a slot, also those of its schedule. */
const assetsOf = ({ assets: own, schedule = [] }: SeedSlot) => [
  ...own,
  ...schedule.flatMap((entry) => entry.assets),
]

const countOf = (home: SeedSlot[], template: string) =>
  home.find((slot) => slot.template === template)?.assets.length

function textsIn(value: SeedAsset['fields'] | object): { en: string; fr: string }[] {
  return Object.values(value).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    if (
      'en' in entry &&
      'fr' in entry &&
      typeof entry.en === 'string' &&
      typeof entry.fr === 'string'
    ) {
      return [{ en: entry.en, fr: entry.fr }]
    }
    return textsIn(entry)
  })
}

const linksIn = (json: string) =>
  [...json.matchAll(/"(?:href=\\")?(\/(?!pictures\/|services\/)[^"\\]*)|href=\\"(\/[^"\\]*)/g)].map(
    ([, field, href]) => field ?? href ?? '',
  )

function isKnown(path: string): boolean {
  if (urlMappings.some(({ urlSegment }) => urlSegment === path)) return true
  if (/^\/(giftcards\/balance|gingham-genius|privacy-choices|c\/shop-by-category)$/.test(path))
    return true
  const section = /^\/customer-care\/([\w-]+)$/.exec(path)?.[1]
  if (section) return assets.some(({ id }) => id === `customer-care-${section}`)
  const [, kind, first, second] = path.split('/')
  const category = categories.find(({ id }) => id === (kind === 'c' ? second : first))
  if (kind === 'g') return category?.parentId === 'root'
  return kind === 'c' && category !== undefined && category.parentId === first
}
