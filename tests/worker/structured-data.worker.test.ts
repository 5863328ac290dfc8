import * as v from 'valibot'
import { expect, test } from 'vitest'

import { fixtures } from '#sandbox/catalog/fixtures/fixtures.ts'

import { openShop, type Shop } from './shop.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const address = v.pipe(v.string(), v.url())
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d\d$/),
  v.check((value) => Number(value) > 0),
)
const schemaOrg = <Name extends string>(...names: Name[]) =>
  v.picklist(names.map((name) => `https://schema.org/${name}` as const))

const Days = v.strictObject({
  '@type': v.literal('QuantitativeValue'),
  minValue: v.number(),
  maxValue: v.number(),
  unitCode: v.literal('DAY'),
})

const ShippingDetails = v.strictObject({
  '@type': v.literal('OfferShippingDetails'),
  '@id': address,
  shippingRate: v.strictObject({
    '@type': v.literal('MonetaryAmount'),
    value: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
    currency: text,
  }),
  shippingDestination: v.strictObject({
    '@type': v.literal('DefinedRegion'),
    addressCountry: v.picklist(['US', 'CA']),
  }),
  deliveryTime: v.strictObject({
    '@type': v.literal('ShippingDeliveryTime'),
    handlingTime: Days,
    transitTime: Days,
  }),
})

const ReturnPolicy = v.variant('returnPolicyCategory', [
  v.object({ returnPolicyCategory: schemaOrg('MerchantReturnNotPermitted') }),
  v.object({
    '@type': v.literal('MerchantReturnPolicy'),
    applicableCountry: v.picklist(['US', 'CA']),
    returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: v.number(),
    returnMethod: v.array(schemaOrg('ReturnByMail', 'ReturnInStore')),
    returnFees: schemaOrg('FreeReturn'),
    refundType: schemaOrg('FullRefund'),
  }),
])

const ofOffer = {
  priceCurrency: v.picklist(['USD', 'CAD']),
  availability: schemaOrg('InStock', 'LimitedAvailability', 'InStoreOnly', 'OutOfStock'),
  itemCondition: schemaOrg('NewCondition'),
  url: address,
}

/** What search engines require and recommend of an offer in a merchant listing. */
const Offer = v.strictObject({
  '@type': v.literal('Offer'),
  price: amount,
  ...ofOffer,
  priceSpecification: v.optional(
    v.strictObject({
      '@type': v.literal('UnitPriceSpecification'),
      priceType: schemaOrg('StrikethroughPrice'),
      price: amount,
      priceCurrency: text,
    }),
  ),
  shippingDetails: v.optional(ShippingDetails),
  hasMerchantReturnPolicy: ReturnPolicy,
})

const AggregateOffer = v.strictObject({
  '@type': v.literal('AggregateOffer'),
  lowPrice: amount,
  highPrice: amount,
  ...ofOffer,
})

const images = v.pipe(v.array(address), v.minLength(1))
const choices = { size: v.optional(text), color: v.optional(text), pattern: v.optional(text) }
const about = {
  name: text,
  brand: v.object({ '@type': v.literal('Brand'), name: text }),
  description: text,
  category: v.optional(text),
  url: address,
}

const Product = v.object({
  '@type': v.literal('Product'),
  ...about,
  ...choices,
  image: v.optional(images),
  sku: text,
  gtin12: v.optional(text),
  offers: v.variant('@type', [Offer, AggregateOffer]),
})

const ProductGroup = v.object({
  '@type': v.literal('ProductGroup'),
  ...about,
  image: images,
  productGroupID: text,
  variesBy: v.pipe(v.array(schemaOrg('size', 'color', 'pattern')), v.minLength(1)),
  hasVariant: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('Product'),
        name: text,
        sku: text,
        ...choices,
        image: images,
        offers: Offer,
      }),
    ),
    v.minLength(1),
  ),
})

const Listing = v.variant('@type', [Product, ProductGroup])
type Listing = v.InferOutput<typeof Listing>

test('the structured data of every product has what a merchant listing needs, and says what its page says', async () => {
  const shop = openShop()
  const seen = { without: [] as string[], former: 0, kinds: new Set<string>() }
  for (const id of idsOf('us')) {
    const { html, listing } = await readProduct(shop, `/p/${id}`)
    if (!listing) {
      seen.without.push(id)
      continue
    }
    seen.kinds.add(listing['@type'])
    const offers =
      listing['@type'] === 'Product'
        ? [listing.offers]
        : listing.hasVariant.map((one) => one.offers)
    const amounts = offers.flatMap((offer) =>
      offer['@type'] === 'Offer' ? [offer.price] : [offer.lowPrice, offer.highPrice],
    )
    const shown = priceOf(html)
    const lowest = Math.min(...amounts.map(Number)).toFixed(2)
    expect(shown.now, id).toContain(`$${lowest}`)
    const former = offers.flatMap((offer) =>
      offer['@type'] === 'Offer' ? (offer.priceSpecification?.price ?? []) : [],
    )
    if (listing['@type'] === 'Product') {
      expect(
        former.map((price) => `$${price}`),
        id,
      ).toEqual(shown.was ? [shown.was] : [])
      seen.former += former.length
    }
    const stock = new Set(offers.map(({ availability }) => availability.replace(/^.*\//, '')))
    if (stock.has('InStoreOnly')) expect(html, id).toContain('out of stock online')
    if (stock.has('LimitedAvailability')) expect(html, id).toMatch(/Only \d left!/)
  }
  expect(seen.without).toEqual(['FXNOPRICE'])
  expect(seen.kinds).toEqual(new Set(['Product', 'ProductGroup']))
  expect(seen.former).toBeGreaterThan(0)
})

test('each variant has its own picture and attributes, and the terms are those of the pages about them', async () => {
  const shop = openShop()
  const { listing } = await readProduct(shop, '/ca/fr-CA/p/FXMASTER')
  if (listing?.['@type'] !== 'ProductGroup') throw new Error('FXMASTER is no group')
  const large = listing.hasVariant.find(({ sku }) => sku === 'FXMASTERCA')
  expect(large).toMatchObject({ size: 'Grand', color: expect.any(String) })
  expect(large?.image[0]).toMatch(/size=large.*color=chalk/)
  expect(new Set(listing.hasVariant.map(({ image }) => image[0])).size).toBeGreaterThan(3)

  for (const [prefix, returns, shipping] of [
    ['', /You have (\d+) days/, /\$(\d+[.]\d\d)/],
    ['/ca', /You have (\d+) days/, /Standard, other provinces.*?\$(\d+[.]\d\d)/s],
  ] as const) {
    const { listing: item } = await readProduct(shop, `${prefix}/p/JW0801`)
    if (item?.['@type'] !== 'Product' || item.offers['@type'] !== 'Offer')
      throw new Error('no offer')
    const { hasMerchantReturnPolicy: policy, shippingDetails } = item.offers
    const [, days] = returns.exec((await shop.warm(`${prefix}/returns`)).text) ?? []
    const [, rate] =
      shipping.exec(
        (await shop.warm(`${prefix}/shipping-information`)).text.replace(/^.*?<table/s, ''),
      ) ?? []
    expect(policy).toMatchObject({ merchantReturnDays: Number(days) })
    expect(shippingDetails?.shippingRate.value).toBe(rate)
  }
})

const idsOf = (site: 'us' | 'ca') =>
  Object.entries(fixtures).flatMap(([name, ids]) =>
    name.startsWith('P-') && name !== 'P-GONE' ? (ids[site] ?? []) : [],
  )

/** A product's page with its data, in which each reference is replaced by what it refers to. */
async function readProduct(shop: Shop, path: string) {
  const { response } = await shop.text(path)
  const { text: html } = await shop.warm(response.headers.get('location') ?? path)
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  const nodes: unknown[] = Array.from(scripts, ([, json = '']) => JSON.parse(json))
  expect(emptyIn(nodes), path).toEqual([])
  const isListing = (node: unknown) => JSON.stringify(node).includes('"offers"')
  const found = nodes.find(isListing)
  if (found === undefined) return { html, listing: null }
  const parsed = v.safeParse(Listing, resolved(found, new Map()))
  expect(parsed.issues && v.flatten(parsed.issues), path).toBeUndefined()
  return { html, listing: v.parse(Listing, resolved(found, new Map())) }
}

function resolved(node: unknown, known: Map<unknown, unknown>): unknown {
  if (Array.isArray(node)) return node.map((one) => resolved(one, known))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
  const id = entries.find(([name]) => name === '@id')?.[1]
  if (id !== undefined && entries.length === 1) return known.get(id)
  const whole = Object.fromEntries(entries.map(([name, value]) => [name, resolved(value, known)]))
  if (id !== undefined) known.set(id, whole)
  return whole
}

/** The paths of empty lists, texts and objects. */
function emptyIn(node: unknown, path = ''): string[] {
  if (node === '' || node === null) return [path]
  if (typeof node !== 'object') return []
  const entries = Object.entries(node)
  return entries.length === 0
    ? [path]
    : entries.flatMap(([name, value]) => emptyIn(value, `${path}/${name}`))
}

/** The price below the name of a product. */
function priceOf(html: string) {
  const [, markup = ''] = /class="[^"]*\bprice\b[^"]*"[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const was = /class="was".*?(\$[\d.,]+)/s.exec(markup)?.[1]
  return { now: markup.replaceAll(/<[^>]*>/g, ''), was }
}
