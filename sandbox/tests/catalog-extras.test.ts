import { expect, test } from 'vitest'

import { newGuest, errorOf, fixture, origin } from './clients.ts'
import { seededProduct } from './seeded-catalog.ts'

test('returns links and recommendations of a product, all of which are sold', async () => {
  const { products } = await newGuest('ca')
  const id = await fixture('P-STD', 'ca')
  const product = await products.getProduct({
    parameters: { id, locale: 'fr-CA', expand: ['links', 'recommendations'] },
  })

  const { productLinks = [], recommendations = [] } = product
  const targets = productLinks.map((link) => link.targetProductId ?? '')
  const like = recommendations.map((one) => one.recommendedItemId ?? '')
  expect(Math.min(targets.length, like.length)).toBeGreaterThan(1)
  expect([...targets, ...like]).not.toContain(id)
  const found = await products.getProducts({
    parameters: { ids: [...targets, ...like], locale: 'fr-CA' },
  })
  expect(found.total).toBe(targets.length + like.length)
  const named = new Map(found.data?.map((other) => [other.id, other.name]))
  expect(recommendations.map(({ name }) => name)).toEqual(like.map((other) => named.get(other)))
  expect(JSON.stringify(recommendations)).toContain('/pictures/products/')
})

test('returns the product links of the master for a variant', async () => {
  const { products } = await newGuest('ca')
  const master = await fixture('P-VOOSMASTER', 'ca')
  const variant = await fixture('P-VOOS', 'ca')
  const [ofMaster, ofVariant] = await Promise.all(
    [master, variant].map((one) => products.getProduct({ parameters: { id: one } })),
  )
  expect(ofVariant?.productLinks?.map((link) => link.targetProductId)).toEqual(
    ofMaster?.productLinks?.map((link) => link.targetProductId),
  )
})

test('tells whether a product can be picked up in the given store', async () => {
  const { products } = await newGuest('us')
  const request = async (name: string, store: string) => {
    const id = await fixture(name, 'us')
    const c_storeID = await fixture(store, 'us')
    const product = await products.getProduct({ parameters: { id, c_storeID } })
    return [product['c_isBopisStoreAvailable'], product['availability']?.bopisStoreOrderable]
  }

  expect(await request('P-STD', 'STORE-A')).toEqual([true, true])
  expect(await request('P-STD', 'STORE-OFF')).toEqual([false, false])
  expect(await request('P-NOPICK', 'STORE-A')).toEqual([false, false])
  const id = await fixture('P-STD', 'us')
  const unknown = await products.getProduct({ parameters: { id, c_storeId: 'nowhere' } })
  expect(unknown).toMatchObject({ c_isBopisStoreAvailable: false })
  expect(await products.getProduct({ parameters: { id } })).not.toHaveProperty(
    'c_isBopisStoreAvailable',
  )
})

test('returns availability alone, with the variants of a master if expanded', async () => {
  const { availability, products } = await newGuest('us')
  const master = await fixture('P-MASTER', 'us')
  const single = await fixture('P-SOCIAL', 'us')

  const result = await availability.getAvailability({
    parameters: { productIds: [single, master, 'unknown'], expand: ['variations'] },
  })
  expect(result.data).toHaveLength(10)
  expect(result.data?.[0]).toEqual({
    id: single,
    inventories: [expect.objectContaining({ id: 'inventory_us', ats: 50, orderable: true })],
  })
  const { variants } = await products.getProduct({ parameters: { id: master } })
  const orderable = new Map(
    result.data?.map(({ id, inventories }) => [id, inventories?.[0]?.orderable]),
  )
  expect(variants?.map((variant) => orderable.get(variant.productId))).toEqual(
    variants?.map((variant) => variant.orderable),
  )

  const listed = await availability.getAvailability({
    parameters: { productIds: [single], inventoryIds: ['invStoreA', 'invStoreZero'] },
  })
  expect(listed.data?.[0]?.inventories?.map(({ id }) => id)).toEqual(['invStoreA', 'invStoreZero'])
  const inStore = async (more: { expand?: ['variations'] } = {}) => {
    const parameters = { productIds: [master], inventoryIds: ['invStoreA'], ...more }
    const { data } = await availability.getAvailability({ parameters })
    return data?.[0]?.inventories
  }
  const stock = await inStore()
  expect(stock).toMatchObject([{ id: 'invStoreA', ats: expect.toSatisfy((ats) => ats > 0) }])
  expect(await inStore({ expand: ['variations'] })).toEqual(stock)
  const many = await errorOf(
    availability.getAvailability({
      parameters: { productIds: Array.from({ length: 25 }, (_, index) => `P${index}`) },
    }),
  )
  expect(many.status).toBe(400)
})

test('returns stock for each inventory list, of the shop and of stores', async () => {
  const { products, availability } = await newGuest('us')
  const id = await fixture('P-FULL', 'us')

  const product = await products.getProduct({
    parameters: { id, inventoryIds: ['invStoreA', 'nowhere'], expand: ['availability'] },
  })

  expect(product.inventories).toMatchObject([{ id: 'invStoreA', ats: 12, orderable: true }])

  const inventoryIds = ['inventory_us', 'invStoreA']
  for (const name of ['P-FULL', 'P-MASTER', 'P-SOLD', 'P-NOPRICE']) {
    const own = await fixture(name, 'us')
    const { inventory, inventories } = await products.getProduct({
      parameters: { id: own, inventoryIds, expand: ['availability'] },
    })
    const { data } = await availability.getAvailability({
      parameters: { productIds: [own], inventoryIds },
    })
    expect(inventories?.[0], name).toEqual(inventory)
    expect(inventories, name).toEqual(data[0]?.inventories)
  }
})

type Suggestions = Awaited<ReturnType<Awaited<ReturnType<typeof suggestions>>['suggest']>>

const productsOf = ({ productSuggestions }: Suggestions) => productSuggestions?.products ?? []

/** Requests suggestions in French. */
async function suggestions() {
  const { products, search } = await newGuest('ca')
  return {
    products,
    search,
    suggest: (q: string, parameters: object = {}) =>
      search.getSearchSuggestions({ parameters: { q, locale: 'fr-CA', ...parameters } }),
  }
}

test('returns popular products and searches for the sidebar, all of which can be bought or found', async () => {
  const { products, search, suggest } = await suggestions()
  const sidebar = await suggest('get sidebar recommendations')
  const ids = (sidebar.productSuggestions?.products ?? []).map(({ productId }) => productId)
  expect(ids).toHaveLength(5)
  const { data } = await products.getProducts({ parameters: { ids, expand: ['availability'] } })
  expect(data.map(({ inventory }) => inventory?.orderable)).toEqual(ids.map(() => true))
  const popular: string[] = sidebar['customSuggestions'].c_popularSearches
  expect(sidebar.customSuggestion).toEqual(sidebar['customSuggestions'])
  const { brand } = await seededProduct('P-STD', 'ca')
  const byBrand = await suggest(String(brand.split(' ')[0]).toLowerCase())
  expect(byBrand.categorySuggestions?.categories ?? []).not.toContainEqual(
    expect.objectContaining({ id: 'root' }),
  )
  expect(popular.length).toBeGreaterThan(4)
  for (const phrase of popular.slice(0, 3)) {
    const found = await search.productSearch({ parameters: { q: phrase, locale: 'fr-CA' } })
    expect(found.total).toBeGreaterThan(0)
  }
})

test('returns product suggestions, with images and custom properties if expanded', async () => {
  const { suggest } = await suggestions()

  const [plain] = productsOf(await suggest('genevrier'))
  expect(plain).toMatchObject({ productName: expect.stringMatching(/genévrier/i), currency: 'CAD' })
  expect(Object.keys(plain ?? {}).filter((name) => /^c_|image/.test(name))).toEqual([])
  const full = await suggest('genevrier', {
    limit: 1,
    expand: ['images', 'prices', 'custom_product_properties'],
    includedCustomProductProperties: ['c_form'],
    includeEinsteinSuggestedPhrases: true,
  })
  const [shown] = productsOf(full)
  expect(Object.keys(shown ?? {}).filter((name) => name.startsWith('c_'))).toEqual(['c_form'])
  expect(shown?.image?.link).toContain('/pictures/')
  expect(full.einsteinSuggestedPhrases?.popularSearchPhrases?.length).toBeGreaterThan(4)
})

test('suggests a brand and a corrected word, and rejects invalid requests', async () => {
  const { suggest } = await suggestions()
  const { brand } = await seededProduct('P-STD', 'ca')
  const begun = await suggest(brand.slice(0, -3).toLowerCase())
  expect(begun.brandSuggestions?.suggestedPhrases?.[0]?.phrase).toBe(brand)
  const meant = await suggest('genevreir')
  expect(meant.productSuggestions?.suggestedPhrases).toEqual([
    { phrase: 'genévrier', exactMatch: false },
  ])
  expect((await errorOf(suggest('ge'))).body['type']).toContain('string-constraint-violation')
  const bad = await errorOf(suggest('genevrier', { expand: ['everything'] }))
  expect(bad.body['type']).toContain('invalid-expand-parameter')
})

test('lists the promotions of a campaign from the given date, with their end dates', async () => {
  const { promotions } = await newGuest('us')

  const season = await promotions.getPromotionsForCampaign({
    parameters: { campaignId: 'season', startDate: '2026-11-21T00:00:00Z' },
  })
  expect(season.data.map(({ id }) => id)).toContain('threewick-week-us')
  expect(season.data.every(({ endDate }) => endDate !== undefined)).toBe(true)
  const later = await promotions.getPromotionsForCampaign({
    parameters: { campaignId: 'season', startDate: '2027-06-01T00:00:00Z' },
  })
  expect(later.total).toBe(0)
  const [own] = (await promotions.getPromotions({ parameters: { ids: ['auto-refresh'] } })).data
  expect(own).toMatchObject({ id: 'auto-refresh', calloutMsg: expect.stringContaining('refresh') })

  const request = (campaignId: string, startDate: string) =>
    errorOf(promotions.getPromotionsForCampaign({ parameters: { campaignId, startDate } }))
  expect((await request('nobody', '2026-11-21')).status).toBe(404)
  expect((await request('season', 'soon')).body['type']).toBe('/InvalidDateException')
})

test('a picture is a PNG on request, in the requested size up to 2000 pixels', async () => {
  const product = '/pictures/products/threewick/coldcedar/front.svg?lang=fr&format=png'
  for (const [address, width, height] of [
    [`${product}&sw=240`, 240, 300],
    [`${product}&sw=240`, 240, 300],
    [`${product}&sm=cut&sw=1200&sh=630`, 1200, 630],
    ['/pictures/swatches/coldcedar.svg?format=png&sw=90000', 2000, 2000],
  ] as const) {
    const response = await fetch(origin + address)
    expect(response.headers.get('content-type'), address).toBe('image/png')
    expect(response.headers.get('cache-control'), address).toContain('immutable')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1', 1, 4), address).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([width, height])
  }
  expect((await fetch(`${origin}/pictures/badges/gold.svg?format=png`)).status).toBe(404)
})

test('never promotes a product at more than its price', async () => {
  const { products, search } = await newGuest('us')
  const { hits } = await search.productSearch({
    parameters: { refine: ['cgid=root', 'htype=master'], limit: 100 },
  })
  const ids = [await fixture('P-MASTER', 'us'), ...hits.map(({ productId }) => productId)]
  const pages = await Promise.all(
    [ids.slice(0, 50), ids.slice(50, 100)].map((some) =>
      products.getProducts({ parameters: { ids: some, expand: ['prices', 'promotions'] } }),
    ),
  )
  const promoted = pages.flatMap(({ data }) =>
    data.flatMap(({ id, price = 0, productPromotions = [] }) =>
      productPromotions.map(({ promotionalPrice }) => ({ id, price, promotionalPrice })),
    ),
  )
  expect(promoted.length).toBeGreaterThan(10)
  const dearer = promoted.filter(({ price, promotionalPrice }) => (promotionalPrice ?? 0) > price)
  expect(dearer).toEqual([])
})
