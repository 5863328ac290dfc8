import { expect, test } from 'vitest'

import { queryOfValues } from '#client/product/choice.ts'
import { productJson } from '#client/product/product-json.ts'
import { fixtures } from '#sandbox/catalog/fixtures/fixtures.ts'
import type { Product as ProductData } from '#shared/product/product.ts'
import { sites } from '#shared/site/site.ts'

import { emptyIn, expectListing, type Listing } from './merchant-listing.ts'
import { openShop, type Shop } from './shop.ts'

/** One product of each kind whose page is compared with its data. */
const COMPARED = 'FXSALE FXPICKONLY FXLOW2 FXSOLD FXMASTER FXNOPRICE JWSET1 JWGC1'.split(' ')

test('every product has the data of a merchant listing, without empty fields', async () => {
  const shop = openShop()
  const without: string[] = []
  for (const id of productIds('us')) {
    const { text: json } = await shop.warm(`/api/products/${id}`)
    const product: ProductData = JSON.parse(json)
    const url = shop.origin + product.path
    const options = {
      product,
      pictures: product.pictures,
      site: sites.us,
      home: shop.origin,
      url,
      urlOfChoice: (values: Record<string, string>) => `${url}?${queryOfValues(values)}`,
    }
    if (product.price === null) without.push(id)
    const choices = product.price === null ? [] : [null, product.variants[0] ?? null]
    for (const variant of choices) expectListing(productJson({ ...options, variant }), id)
  }
  expect(without).toEqual(['FXNOPRICE'])
})

test('the structured data of a product matches its page', async () => {
  const shop = openShop()
  const told = new Set<string>()
  for (const id of COMPARED) {
    const { html, listing } = await readProduct(shop, `/p/${id}`)
    const offers = offersIn(listing)
    const amounts = offers.flatMap((offer) => ('price' in offer ? offer.price : [offer.lowPrice]))
    const former = offers.flatMap((offer) =>
      'price' in offer ? (offer.priceSpecification?.price ?? []) : [],
    )
    const shown = readPrice(html)
    const lowest = amounts.toSorted((one, other) => Number(one) - Number(other))[0] ?? null
    expect([shown.now, shown.was ?? null], id).toEqual([lowest, former[0] ?? null])

    const stocks = new Set(offers.map(({ availability }) => availability.replace(/^.*\//, '')))
    expect([...stocks].filter((stock) => SAYS[stock]?.test(html) === false)).toEqual([])
    for (const stock of stocks) told.add(stock)
  }
  expect([...told].toSorted()).toEqual([
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'OutOfStock',
  ])
})

/** The page's text beside the price. */
const SAYS: Record<string, RegExp> = {
  InStoreOnly: /out of stock online/,
  LimitedAvailability: /Only \d left!/,
}

const offersIn = (listing: Listing | null) =>
  listing?.['@type'] === 'ProductGroup'
    ? listing.hasVariant.map(({ offers }) => offers)
    : listing
      ? [listing.offers]
      : []

test('each variant has its own picture and attributes, and the terms match their pages', async () => {
  const shop = openShop()
  const { listing } = await readProduct(shop, '/ca/fr-CA/p/FXMASTER')
  if (listing?.['@type'] !== 'ProductGroup') throw new Error('FXMASTER is no group')
  const large = listing.hasVariant.find(({ sku }) => sku === 'FXMASTERCA')
  expect(large).toMatchObject({ size: 'Grand', color: expect.any(String) })
  expect(large?.image[0]).toMatch(/size=large.*color=chalk/)
  expect(new Set(listing.hasVariant.map(({ image }) => image[0])).size).toBeGreaterThan(3)

  for (const [prefix, standard] of [
    ['', 'Standard'],
    ['/ca', 'Standard, other provinces'],
  ] as const) {
    const { listing: item } = await readProduct(shop, `${prefix}/p/JW0801`)
    const { text: returns } = await shop.warm(`${prefix}/returns`)
    const { text: shipping } = await shop.warm(`${prefix}/shipping-information`)
    const row = shipping.slice(shipping.indexOf(`>${standard}<`))
    expect(offersIn(item)[0]).toMatchObject({
      hasMerchantReturnPolicy: {
        merchantReturnDays: Number(/You have (\d+) days/.exec(returns)?.[1]),
      },
      shippingDetails: { shippingRate: { value: /\$(\d+[.]\d\d)/.exec(row)?.[1] } },
    })
  }
})

const productIds = (site: 'us' | 'ca') =>
  Object.entries(fixtures).flatMap(([name, ids]) =>
    name.startsWith('P-') && name !== 'P-GONE' ? (ids[site] ?? []) : [],
  )

/** A product's page with its data, each reference replaced by its target. */
async function readProduct(shop: Shop, path: string) {
  const { response } = await shop.text(path)
  const { text: html } = await shop.warm(response.headers.get('location') ?? path)
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  const nodes: unknown[] = Array.from(scripts, ([, json = '']) => JSON.parse(json))
  expect(emptyIn(nodes), path).toEqual([])
  const found = nodes.find((node) => JSON.stringify(node).includes('"offers"'))
  return { html, listing: found === undefined ? null : expectListing(found, path) }
}

/** The lowest price below the name of a product, and the lowest one before a reduction. */
function readPrice(html: string) {
  const [, markup = ''] = /class="[^"]*\bprice\b[^"]*"[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const [now = '', was = ''] = markup.split('class="was"')
  const [first, former] = [now, was].map((part) => /\$([\d.,]+)/.exec(part)?.[1] ?? null)
  return { now: first, was: former }
}
