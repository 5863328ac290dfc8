import { expect, test } from 'vitest'

import { clientsOf, control, newGuest, errorOf, fixture } from './clients.ts'
import { formOf, seededProduct, slugOf, thirdFree } from './seeded-catalog.ts'

test('returns only the expanded parts of a product', async () => {
  const { products } = await newGuest('ca')
  const id = await fixture('P-STD', 'ca')
  const fieldsOf = async (...expand: Parameters<typeof request>) =>
    Object.keys(await request(...expand))
  const request = (
    ...expand: ('none' | 'shipping_methods' | 'page_meta_tags' | 'primary_category')[]
  ) => products.getProduct({ parameters: { id, expand, locale: 'fr-CA', personalized: 'none' } })

  const bare = await fieldsOf('none')
  expect(bare).toContain('name')
  for (const [part, field] of [
    ['shipping_methods', 'shippingMethods'],
    ['page_meta_tags', 'pageMetaTags'],
    ['primary_category', 'primaryCategory'],
  ] as const) {
    expect((await fieldsOf(part)).filter((name) => !bare.includes(name))).toEqual([field])
  }
  const { shippingMethods, pageMetaTags } = await request('shipping_methods', 'page_meta_tags')
  expect(shippingMethods?.map((method) => method.id)).toEqual(['standard', 'express'])
  expect(shippingMethods?.[0]).toMatchObject({
    name: 'Livraison courante',
    price: expect.any(Number),
    c_estimatedArrivalTime: expect.any(String),
  })
  expect(pageMetaTags?.map((tag) => tag.type)).toEqual(['title', 'name'])
  const card = await products.getProduct({
    parameters: { id: await fixture('P-EGC', 'ca'), expand: ['shipping_methods'] },
  })
  expect(card).not.toHaveProperty('shippingMethods')
})

test('returns the SEO fields, EAN and manufacturer of a product, and the images of a category', async () => {
  const { products } = await newGuest('ca')
  const seeded = await seededProduct('P-STD', 'ca')
  const { id, name, brand } = seeded
  for (const [locale, language, unit] of [
    ['en-CA', 'en', 'each'],
    ['fr-CA', 'fr', 'unité'],
  ] as const) {
    const product = await products.getProduct({ parameters: { id, locale } })
    expect(product).toMatchObject({
      slugUrl: `/p/${slugOf(name[language])}-${id}`,
      pageKeywords: expect.stringContaining(formOf(seeded, language)),
      manufacturerName: brand,
      manufacturerSku: id,
      ean: `0${product.upc}`,
      unit,
    })
    expect(Date.parse(String(product.validFrom))).toBeLessThan(Date.parse('2026-10-02'))
  }
  const master = await products.getProduct({
    parameters: { id: await fixture('P-MASTER', 'ca'), expand: ['none'] },
  })
  expect(master).toHaveProperty('slugUrl')
  for (const field of ['unit', 'manufacturerSku']) expect(master).not.toHaveProperty(field)

  const category = await products.getCategory({
    parameters: { id: await fixture('C-CHILD', 'ca'), locale: 'fr-CA' },
  })
  const names = category.parentCategoryTree?.map(({ name }) => name)
  expect(names?.length).toBeGreaterThan(1)
  expect(category.pageKeywords).toBe(names?.join(', '))
  for (const link of [category.image, category.thumbnail]) {
    const picture = await fetch(String(link))
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(await picture.text()).toContain('<svg')
  }
})

/** The error responses to these calls. */
const errorResponses = (calls: Promise<unknown>[]) => Promise.all(calls.map(errorOf))

test('rejects requests for parts of an unknown product, and with invalid parameters', async () => {
  const { products } = await newGuest('us')
  const productId = 'no-such-product'
  const unknown = await errorResponses([
    products.getProductImages({ parameters: { productId } }),
    products.getProductPrices({ parameters: { productId } }),
    products.getProductPromotions({ parameters: { productId } }),
  ])
  for (const { status, body } of unknown) {
    expect([status, body['productId']]).toEqual([404, productId])
  }
  const known = { productId: await fixture('P-MASTER', 'us') }
  const invalidParameters = await errorResponses([
    products.getProductImages({ parameters: { ...known, imgTypes: 'large:many' } }),
    products.getProductImages({
      parameters: { ...known, allImages: true, variationAttribute: ['clay'] },
    }),
    products.getProductPrices({ parameters: { ...known, currency: 'EUR' } }),
    products.getProductPromotions({ parameters: { ...known, locale: 'de-DE' } }),
  ])
  expect(invalidParameters.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('returns the images of the wanted variation values only', async () => {
  const { products } = await newGuest('us')
  const productId = await fixture('P-MASTER', 'us')

  const { imageGroups } = await products.getProductImages({
    parameters: { productId, allImages: true, variationAttribute: ['color=clay', 'size=large'] },
  })

  const viewTypes = ['hires', 'large', 'medium', 'small', 'swatch']
  expect([...new Set(imageGroups?.map(({ viewType }) => viewType))]).toEqual(viewTypes)
  const values = imageGroups?.flatMap((group) => group.variationAttributes?.[0]?.values ?? [])
  expect(new Set(values?.map(({ value }) => value))).toEqual(new Set(['large', 'clay']))

  const all = await products.getProductImages({ parameters: { productId, allImages: true } })
  // Those of combinations repeat some of them.
  const large = (all.imageGroups ?? []).filter(
    ({ viewType, variationAttributes = [] }) =>
      viewType === 'large' && variationAttributes.length < 2,
  )
  const bases = large.map(({ images }) => String(images?.[0]?.disBaseLink))
  expect(bases.length).toBeGreaterThan(2)
  expect(new Set(bases).size).toBeGreaterThanOrEqual(bases.length - 1)
  const drawn = await Promise.all(bases.map(async (base) => (await fetch(base)).text()))
  expect(drawn[0]).toContain('<svg')
  // The groups without a value, of the first size and of the first color show the same.
  expect(new Set(drawn).size).toBe(bases.length - 2)
})

test('returns a single price for a variant, and a range by price book for its master', async () => {
  const { products } = await newGuest('ca')
  const productId = await fixture('P-MASTER', 'ca')

  const range = await products.getProductPrices({ parameters: { productId } })
  expect(range).toMatchObject({
    productId,
    currency: 'CAD',
    price: 19.5,
    priceMax: 32.5,
    prices: { 'cad-list-prices': 19.5 },
    priceRanges: [{ pricebook: 'cad-list-prices', minPrice: 19.5, maxPrice: 32.5 }],
  })
  const large = await products.getProductPrices({ parameters: { productId: `${productId}CA` } })
  expect(large).toMatchObject({ price: 32.5, prices: { 'cad-list-prices': 32.5 } })
  expect(large).not.toHaveProperty('priceRanges')
})

test('rejects requests for availability and promotions with an invalid token or parameter', async () => {
  const { availability, promotions } = await newGuest('us')
  const stranger = clientsOf('us', 'nobody')
  const productIds = [await fixture('P-STD', 'us')]
  const campaignId = 'everyday'

  const unauthorized = await errorResponses([
    stranger.availability.getAvailability({ parameters: { productIds } }),
    stranger.promotions.getPromotions({ parameters: { ids: [thirdFree.id] } }),
    stranger.promotions.getPromotionsForCampaign({ parameters: { campaignId } }),
  ])
  expect(unauthorized.map(({ status }) => status)).toEqual([401, 401, 401])
  const lists = Array.from({ length: 6 }, (_, index) => `list${index}`)
  const many = Array.from({ length: 51 }, (_, index) => `P${index}`)
  const invalidRequests = await errorResponses([
    availability.getAvailability({ parameters: { productIds, inventoryIds: lists } }),
    availability.getAvailability({ parameters: { productIds: many } }),
    promotions.getPromotions({ parameters: { ids: many } }),
    promotions.getPromotionsForCampaign({ parameters: { campaignId, currency: 'EUR' } }),
    promotions.getPromotionsForCampaign({
      parameters: { campaignId, startDate: '2026-12-01', endDate: '2026-11-01' },
    }),
  ])
  expect(invalidRequests.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect(invalidRequests.slice(0, 3).map(({ body }) => body)).toEqual(
    [
      'inventory lists you can request in one call is 5',
      'products you can request in one call is 24',
      'promotions you can request in one call is 50',
    ].map((most) => ({
      title: 'Bad Request',
      type: expect.stringMatching(/\/validation$/),
      detail: `Maximum number of ${most}.`,
    })),
  )
  expect(invalidRequests.at(-1)?.body).toMatchObject({ type: '/InvalidDateException' })
  const unknownPromotions = await errorResponses([
    promotions.getPromotions({ parameters: { ids: [] } }),
    promotions.getPromotions({ parameters: { ids: ['nobody'] } }),
  ])
  for (const { headers } of [
    ...unauthorized.slice(1),
    ...invalidRequests.slice(2),
    ...unknownPromotions,
  ]) {
    expect(headers.get('content-type')).toBe('application/json')
  }
  const everyday = await promotions.getPromotionsForCampaign({ parameters: { campaignId } })
  expect(everyday.data.map(({ id }) => id)).toContain(thirdFree.id)
  expect(everyday.data.some(({ endDate }) => endDate !== undefined)).toBe(false)
})

test('returns the stock of the given store beside that of the web', async () => {
  const { availability } = await newGuest('us')
  const productIds = [await fixture('P-FULL', 'us')]
  const request = async (c_storeId: string) => {
    const { data } = await availability.getAvailability({ parameters: { productIds, c_storeId } })
    return data[0]?.inventories.map(({ id, ats }) => [id, ats])
  }

  expect(await request(await fixture('STORE-A', 'us'))).toEqual([
    ['inventory_us', 50],
    ['invStoreA', 12],
  ])
  expect(await request('nowhere')).toEqual([['inventory_us', 50]])
})

test('removes stock from every response at once', async () => {
  const { products, availability } = await newGuest('us')
  // No other test buys it.
  const id = await fixture('P-BADGE0', 'us')
  await control('PUT', `/stock/${id}`, { siteId: 'us', ats: 0 })
  try {
    const response = await availability.getAvailability({
      parameters: { productIds: [id, 'unknown'] },
    })
    const product = await products.getProduct({ parameters: { id, expand: ['availability'] } })
    expect(response).toMatchObject({ limit: 1, total: 1 })
    expect(response.data[0]?.inventories).toEqual([product.inventory])
    expect(product.inventory).toMatchObject({ ats: 0, orderable: false, stockLevel: 0 })
  } finally {
    await control('DELETE', `/stock/${id}?siteId=us`)
  }
})
