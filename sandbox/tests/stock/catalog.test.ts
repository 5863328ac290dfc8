import { expect, test } from 'vitest'

import { fixture, newGuest, origin } from '../clients.ts'
import { sdkClients, SITES } from './stock-shopper.ts'

test('a search offers color, size, material, fit, brand and price, with labels in the language of the request', async () => {
  const { search } = await newGuest('ca')
  const labelsIn = async (locale: string) => {
    const { refinements } = await search.productSearch({
      parameters: { refine: ['cgid=womens'], locale },
    })
    return (refinements ?? []).map(({ attributeId, label }) => [attributeId, label])
  }
  expect(await labelsIn('en-CA')).toEqual([
    ['cgid', 'Category'],
    ['c_refinementColor', 'Color'],
    ['c_size', 'Size'],
    ['c_material', 'Material'],
    ['c_fit', 'Fit'],
    ['brand', 'Brand'],
    ['price', 'Price'],
  ])
  expect(await labelsIn('fr-CA')).toContainEqual(['c_material', 'Matière'])
})

test('refinements narrow a search, and the represented product has the selected color and size', async () => {
  const { search, products } = await newGuest('gb')
  const all = await search.productSearch({ parameters: { refine: ['cgid=womens-tops'] } })
  const found = await search.productSearch({
    parameters: {
      refine: ['cgid=womens-tops', 'c_refinementColor=navy', 'c_size=L', 'brand=Quill & Selvedge'],
    },
  })
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBeLessThan(all.total)
  const [hit] = found.hits ?? []
  const id = hit?.representedProduct?.id ?? ''
  const product = await products.getProduct({ parameters: { id } })
  expect(product.variationValues).toEqual({ color: 'navy', size: 'L' })
})

test('prices have the currency of the site, and ranges to refine by its symbol', async () => {
  const bounds = { us: /\$/, ca: /\$/, gb: /£/, ie: /€/ }
  for (const siteId of SITES) {
    const { search } = await newGuest(siteId)
    const { hits, refinements } = await search.productSearch({
      parameters: { refine: ['cgid=sale'], perPricebook: true },
    })
    const currency = { us: 'USD', ca: 'CAD', gb: 'GBP', ie: 'EUR' }[siteId]
    expect(hits?.[0]).toMatchObject({ currency })
    const prices = refinements?.find(({ attributeId }) => attributeId === 'price')
    for (const { label } of prices?.values ?? []) expect(label).toMatch(bounds[siteId])
    const books = hits?.flatMap(({ priceRanges = [] }) => priceRanges.map((each) => each.pricebook))
    expect(new Set(books)).toEqual(
      new Set(['list', 'sale'].map((kind) => `${currency.toLowerCase()}-m-${kind}-prices`)),
    )
  }
})

test('a master has swatches and pictures by color, each at an address without parameters', async () => {
  const { products } = await newGuest('us')
  const master = await products.getProduct({
    parameters: { id: await fixture('P-MASTER', 'us'), allImages: true },
  })
  const groups = master.imageGroups ?? []
  const colors = master.variationAttributes?.find(({ id }) => id === 'color')?.values ?? []
  expect(colors.length).toBeGreaterThan(1)
  for (const { value } of colors) {
    const own = groups.filter(({ variationAttributes = [] }) =>
      variationAttributes.some(
        ({ id, values = [] }) => id === 'color' && values[0]?.value === value,
      ),
    )
    expect(own.map(({ viewType }) => viewType)).toEqual([
      'hi-res',
      'large',
      'medium',
      'small',
      'swatch',
    ])
  }
  const links = groups.flatMap(({ images }) => images)
  for (const { disBaseLink = '' } of links) expect(disBaseLink).toMatch(/^[^?]+\.svg$/)
  const picture = await fetch(`${links[0]?.disBaseLink}?sw=400&format=png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(links[0]?.link.startsWith(origin)).toBe(true)
})

test('a set, a bundle, a gift certificate and a master without variants are served as the contract has them', async () => {
  const { products, search } = await newGuest('ie')
  const get = async (name: string) =>
    products.getProduct({ parameters: { id: await fixture(name, 'ie') } })
  const set = await get('P-SET')
  expect(set.type).toEqual({ set: true })
  expect(set.setProducts).toHaveLength(3)
  const bundle = await get('P-BUNDLE')
  expect(bundle.bundledProducts?.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
  expect(await get('P-EGC')).toMatchObject({ price: 50, currency: 'EUR' })
  expect(await get('P-LOW2')).toMatchObject({ inventory: { ats: 2, orderable: true } })
  expect(await get('P-SOLD')).toMatchObject({ inventory: { ats: 0, orderable: false } })
  expect(await get('P-NO-VARIANTS')).toMatchObject({ type: { master: true }, variants: [] })
  const { hits } = await search.productSearch({ parameters: { q: 'Made-to-Measure Suit' } })
  expect(hits?.[0]).toMatchObject({ hitType: 'master' })
  expect(hits?.[0]).not.toHaveProperty('representedProduct')
})

test('names keep their apostrophes and accents, and callouts of promotions their markup', async () => {
  const { products, search } = await newGuest('ca')
  const french = await products.getProduct({
    parameters: { id: await fixture('P-SOLD', 'ca'), locale: 'fr-CA' },
  })
  expect(french.name).toBe('La blouse d’Éluard')
  const { hits } = await search.productSearch({ parameters: { q: 'écharpe', locale: 'fr-CA' } })
  expect(hits?.length).toBeGreaterThan(2)
  const knit = await search.productSearch({
    parameters: { q: 'lambswool sweater', expand: ['promotions', 'prices'] },
  })
  const callouts = knit.hits?.flatMap(({ productPromotions = [] }) =>
    productPromotions.map(({ calloutMsg }) => calloutMsg),
  )
  expect(callouts?.[0]).toMatch(/^<strong>Knitwear Weeks:<\/strong>.+<a href=/)
})

test('categories form a tree whose ids have hyphens and capitals, each with a picture', async () => {
  const { products } = await newGuest('gb')
  const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
  const top = (root.categories ?? []).map(({ id }) => id)
  expect(top).toEqual(expect.arrayContaining(['womens', 'mens', 'accessories', 'newArrivals']))
  const womens = root.categories?.find(({ id }) => id === 'womens')
  expect(womens).toMatchObject({ image: expect.stringMatching(/\/pictures\/garments\/.+\.svg$/) })
  expect(womens?.categories?.map(({ id }) => id)).toContain('womens-tops')
})

test('a store is found near a postal code of each country', async () => {
  const places = { us: '02116', ca: 'H2T 1S6', gb: 'LS1 4AP', ie: 'H91 AC1D' }
  for (const siteId of SITES) {
    const { token } = await newGuest(siteId)
    const { stores } = sdkClients(siteId, token.access_token)
    const { data } = await stores.searchStores({
      parameters: {
        countryCode: siteId.toUpperCase(),
        postalCode: places[siteId],
        maxDistance: 30,
        distanceUnit: 'km',
      },
    })
    const cities = { us: 'Boston', ca: 'Montréal', gb: 'Leeds', ie: 'Galway' }
    expect(data?.[0]).toMatchObject({ city: cities[siteId], countryCode: siteId.toUpperCase() })
  }
})
