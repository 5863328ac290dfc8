import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Navigation } from '#shared/listing/category.ts'
import { TrustedHtml } from '#shared/text/html.ts'

import { productCallouts, tileCallout } from './callouts.ts'
import { mapProduct } from './map-product.ts'
import { kindOf, mapHit } from './map-tile.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'

const mapper = mapperForTest('us', 'en-US')
const nothing = { mapper, callouts: [], navigation: null }

test('a reduced product has its former price, and a price range has both ends', () => {
  const sale = mapProduct(product({ price: 25.95, c_listPrice: 32.5 }), nothing)
  expect(sale.price).toEqual({ now: usd(2595), upTo: null, was: usd(3250), wasUpTo: null })
  const byBook = mapHit(hit({ price: 0.1, tieredPrices: listPrice(0.3) }), tileSources)
  expect(byBook?.price).toEqual({ now: usd(10), upTo: null, was: usd(30), wasUpTo: null })

  const dearer = mapProduct(product({ price: 25.95, c_listPrice: 19 }), nothing)
  expect(dearer.price?.was).toBeNull()
})

test('the list price is that of the site’s own price book', () => {
  const reduced = { price: 20, tieredPrices: [...listPrice(30), ...listPrice(25, 'retail')] }
  const renamed = { ...nothing, mapper: { ...mapper, listPriceBook: 'retail' } }
  expect(mapProduct(product(reduced), renamed).price?.was).toEqual(usd(2500))
})

test('a price range is compared with a range of list prices, never with one of them', () => {
  const range = { price: 4.95, priceMax: 16.95, c_listPrice: 7.5 }
  const priceWith = (...listed: { minPrice?: number; maxPrice?: number }[]) =>
    mapProduct(
      product({
        ...range,
        priceRanges: listed.map((prices) => ({ pricebook: 'usd-list-prices', ...prices })),
      }),
      nothing,
    ).price

  const now = { now: usd(495), upTo: usd(1695) }
  const bothEnds = { ...now, was: usd(750), wasUpTo: usd(2450) }
  expect(priceWith({ minPrice: 7.5, maxPrice: 24.5 })).toEqual(bothEnds)
  expect(priceWith({ minPrice: 4.95, maxPrice: 24.5 })).toMatchObject({ wasUpTo: usd(2450) })
  expect(priceWith({ minPrice: 17, maxPrice: 17 })).toMatchObject({ was: usd(1700), wasUpTo: null })
  for (const listed of [[], [{ minPrice: 4.95, maxPrice: 16.95 }], [{ minPrice: 7.5 }]])
    expect(priceWith(...listed)).toEqual({ ...now, was: null, wasUpTo: null })
})

test('a gift card costs from its lowest to its highest amount', () => {
  const card = { price: 5, c_listPrice: 5, c_isGiftCard: true }
  const amounts = { now: usd(500), upTo: usd(25000), was: null, wasUpTo: null }
  expect(mapProduct(product(card), nothing).price).toEqual(amounts)
  expect(mapHit(hit(card), tileSources)?.price).toEqual(amounts)
  const ranged = mapProduct(product({ ...card, price: 10, priceMax: 100 }), nothing)
  expect(ranged.price).toMatchObject({ now: usd(1000), upTo: usd(10_000) })
})

test('a size that is still to be chosen is not stated', () => {
  const sizes = (...values: string[]) => ({
    c_form: 'Lamp',
    c_size: '200 g',
    variationAttributes: [{ id: 'size', values: values.map((value) => ({ value })) }],
  })
  const sizeOf = (...values: string[]) => mapProduct(product(sizes(...values)), nothing).size
  expect([sizeOf('s', 'm'), sizeOf('s')]).toEqual([null, '200 g'])
  const open = hit({ ...sizes('s', 'm'), c_productName: 'Cedar' })
  expect(mapHit(open, tileSources)?.form).toBe('Lamp')
})

test('a product without a price is shown but cannot be bought', () => {
  const { price, availability } = mapProduct(product({}), nothing)
  expect({ price, availability }).toEqual({
    price: null,
    availability: { status: 'sold-out', stockLevel: null },
  })
  expect(mapHit(hit({ orderable: true }), tileSources)).toMatchObject({
    price: null,
    orderable: false,
  })
})

test('low stock is stated exactly, except for a master or at the purchase limit', () => {
  const inventory = { orderable: true, stockLevel: 3 }
  const levelOf = (fields: Parameters<typeof product>[0]) =>
    mapProduct(product({ price: 5, inventory, ...fields }), nothing).availability

  expect(levelOf({})).toEqual({ status: 'low-stock', stockLevel: 3 })
  expect(levelOf({ c_webPurchaseLimit: 3 }).status).toBe('in-stock')
  expect(levelOf({ type: { master: true } }).status).toBe('in-stock')
  expect(levelOf({ inventory: { orderable: true, stockLevel: 6 } }).status).toBe('in-stock')
})

test('a product that cannot be shipped is sold out', () => {
  for (const fields of [
    { inventory: { orderable: false, stockLevel: 0 } },
    { inventory: { orderable: true }, c_forceSoldOut: true },
    { inventory: { orderable: true }, c_webPurchaseLimit: 0 },
  ]) {
    const { availability } = mapProduct(product({ price: 5, ...fields }), nothing)
    expect(availability.status).toBe('sold-out')
  }
})

test('images come only from the image origin, and the gallery uses the largest view type', () => {
  const image = (name: string, origin = ORIGIN) => ({
    link: `${origin}/${name}.svg`,
    alt: `<b>${name}</b>`,
  })
  const { pictures, picturesByChoice } = mapProduct(
    product({
      imageGroups: [
        { viewType: 'small', images: [image('small')], variationAttributes: [] },
        {
          viewType: 'hires',
          images: [image('one'), image('evil', 'https://evil.example'), { link: 'javascript:1' }],
          variationAttributes: [],
        },
        {
          viewType: 'hires',
          images: [image('clay')],
          variationAttributes: [{ id: 'color', values: [{ value: 'clay' }] }],
        },
      ],
    }),
    nothing,
  )

  expect(pictures).toEqual([{ link: `${ORIGIN}/one.svg`, alt: 'one' }])
  expect(picturesByChoice).toEqual([
    { values: { color: 'clay' }, pictures: [{ link: `${ORIGIN}/clay.svg`, alt: 'clay' }] },
  ])
})

test('a value without a swatch is shown with the first picture of its own', () => {
  const images = [{ link: `${ORIGIN}/jar-s.svg` }]
  const ofSmall = [{ id: 'size', values: [{ value: 's' }] }]
  const { variationAttributes } = mapProduct(
    product({
      imageGroups: [{ viewType: 'hires', images, variationAttributes: ofSmall }],
      variationAttributes: [{ id: 'size', values: [{ value: 's' }, { value: 'm' }] }],
    }),
    nothing,
  )
  const [size] = variationAttributes
  expect(size?.values.map(({ swatch }) => swatch?.link ?? null)).toEqual([
    `${ORIGIN}/jar-s.svg`,
    null,
  ])
})

test('a tile takes its kind from the search hit and counts the choices of a master', () => {
  const attribute = (id: string, count: number) => ({
    id,
    values: Array.from({ length: count }, (_, index) => ({ value: `${index}` })),
  })
  const tile = mapHit(
    hit({
      productName: 'Salt &amp; Cèdre <script>alert(1)</script>Cream',
      hitType: 'master',
      variationAttributes: [attribute('size', 1), attribute('color', 3)],
      c_productBadgeIcon: 'new, best-seller,../x',
    }),
    tileSources,
  )

  expect(tile).toMatchObject({
    kind: 'master',
    name: 'Salt & Cèdre Cream',
    path: '/p/salt-and-cedre-cream-JW1',
    choices: { attribute: 'color', count: 3 },
    badges: ['new', 'best-seller'],
  })
  expect(kindOf({ variationGroup: true })).toBe('master')
  const set = hit({ c_productName: 'Gift Set', c_form: 'Gift Set', c_size: '4 pieces' })
  expect(mapHit(set, tileSources)?.form).toBe('4 pieces')
  expect(mapHit(hit({ productId: '../baskets' }), tileSources)).toBeNull()
})

test('a tile shows the callout with the lowest rank; the product page adds those that are always shown', () => {
  const promotions = ['late', 'first', 'always', 'silent'].map((promotionId) => ({
    promotionId,
    ...(promotionId !== 'silent' && { calloutMsg: `<b>${promotionId}</b> &amp; more` }),
  }))
  const ranks = { late: 9, first: 1, always: 20, silent: 0 }
  const details = v.parse(TrustedHtml, '<p>Terms</p>')
  const known = new Map([['always', { callout: 'always', details, isAlwaysShown: true }]])

  expect(tileCallout(promotions, ranks)).toBe('first & more')
  expect(tileCallout(promotions, null)).toBe('late & more')
  expect(productCallouts(promotions, { ranks, known })).toEqual([
    { promotionId: 'first', message: 'first & more', details: null },
    { promotionId: 'always', message: 'always & more', details: '<p>Terms</p>' },
  ])
})

test('breadcrumbs use the menu’s paths and end at the product’s category', () => {
  const tree = [
    { id: 'home', name: 'Home' },
    { id: 'lamps', name: 'Lamps' },
  ]
  const primaryCategory = { id: 'lamps', name: 'Lamps', parentCategoryTree: tree }
  const top = mapProduct(product({ primaryCategory }), nothing)
  expect(top.breadcrumbs.map(({ path }) => path)).toEqual(['/g/home', '/c/home/lamps'])

  const home = { id: 'home', name: 'Home', path: '/for-the-house', children: [] }
  const navigation = v.parse(Navigation, [home])
  const { breadcrumbs } = mapProduct(product({ primaryCategory }), {
    ...nothing,
    navigation,
  })
  expect(breadcrumbs.map(({ path }) => path)).toEqual(['/for-the-house', '/c/home/lamps'])
})

const ORIGIN = 'https://pictures.example'
const tileSources = { mapper, ranks: null }
const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })
const listPrice = (price: number, pricebook = 'usd-list-prices') => [{ pricebook, price }]

type WireProduct = Parameters<typeof mapProduct>[0]
type WireHit = Parameters<typeof mapHit>[0]

const product = (fields: Partial<WireProduct>): WireProduct => ({
  id: 'JW1',
  name: 'Lamp',
  inventories: [],
  type: { item: true },
  tieredPrices: [],
  priceRanges: [],
  imageGroups: [],
  variants: [],
  variationAttributes: [],
  variationValues: {},
  productPromotions: [],
  setProducts: [],
  bundledProducts: [],
  ...fields,
})

const hit = (fields: Partial<WireHit>): WireHit => ({
  productId: 'JW1',
  productName: 'Lamp',
  productType: {},
  tieredPrices: [],
  priceRanges: [],
  variationAttributes: [],
  productPromotions: [],
  ...fields,
})
