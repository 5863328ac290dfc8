import { expect, test } from 'vitest'

import { control, newGuest, errorOf, fixture } from './clients.ts'
import { seededProduct } from './seeded-catalog.ts'

interface Value {
  value: string
  label: string
  hitCount: number
}

interface Result {
  refinements: { attributeId: string; values?: (Value & { values?: Value[] })[] }[]
}

const valuesOf = (result: Result, attributeId: string) =>
  result.refinements.find((refinement) => refinement.attributeId === attributeId)?.values ?? []

const hitsOf = (result: Result, attributeId: string, value: string) =>
  valuesOf(result, attributeId).find((entry) => entry.value === value)?.hitCount

test('returns the products of a category and its subcategories, with hit counts by attribute', async () => {
  const { search } = await newGuest('us')
  const category = await fixture('C-TOP', 'us')

  const result = await search.productSearch({
    parameters: { refine: [`cgid=${category}`], limit: 24 },
  })

  expect(result.hits).toHaveLength(24)
  expect(result).toMatchObject({
    limit: 24,
    offset: 0,
    query: '',
    selectedRefinements: { cgid: category },
    selectedSortingOption: 'best-matches',
  })
  const own = valuesOf(result, 'cgid').find((entry) => entry.value === category)
  expect(own?.hitCount).toBe(result.total)
  expect(own?.values?.length).toBeGreaterThan(0)
  const priced = valuesOf(result, 'price').reduce((sum, { hitCount }) => sum + hitCount, 0)
  expect(priced).toBe(result.total)
  expect(result.hits?.every((hit) => hit.hitType !== 'variant')).toBe(true)
})

test('combines values of an attribute with OR, attributes with AND, and counts an attribute without its own values', async () => {
  const { search } = await newGuest('us')
  const cgid = `cgid=${await fixture('C-TOP', 'us')}`
  const find = (...refine: string[]) =>
    search.productSearch({ parameters: { refine: [cgid, ...refine], limit: 200 } })

  const all = await find()
  const citrus = await find('c_refinementFamily=citrus')
  const both = await find('c_refinementFamily=citrus|woods')
  const narrowed = await find('c_refinementFamily=citrus|woods', 'c_refinementForm=threewick')

  expect(citrus.total).toBe(hitsOf(all, 'c_refinementFamily', 'citrus'))
  expect(both.total).toBe(
    (hitsOf(all, 'c_refinementFamily', 'citrus') ?? 0) +
      (hitsOf(all, 'c_refinementFamily', 'woods') ?? 0),
  )
  expect(hitsOf(citrus, 'c_refinementFamily', 'woods')).toBe(
    hitsOf(all, 'c_refinementFamily', 'woods'),
  )
  expect(narrowed.total).toBe(hitsOf(both, 'c_refinementForm', 'threewick'))
  expect(narrowed.hits).toHaveLength(narrowed.total)

  const cheap = await find('price=(10..20)')
  expect(cheap.total).toBe(hitsOf(all, 'price', '(10..20)'))
  expect(cheap.hits?.every(({ price = 0 }) => price >= 10 && price < 20)).toBe(true)
})

test('returns consecutive pages in the selected order', async () => {
  const { search } = await newGuest('us')
  const refine = [`cgid=${await fixture('C-TOP', 'us')}`]
  const find = (sort: string, offset = 0, limit = 200) =>
    search.productSearch({ parameters: { refine, sort, offset, limit, expand: ['prices'] } })

  const whole = (await find('price-low-to-high')).hits ?? []
  const pages = [
    ...((await find('price-low-to-high', 0, 10)).hits ?? []),
    ...((await find('price-low-to-high', 10, 10)).hits ?? []),
  ]
  expect(pages.map((hit) => hit.productId)).toEqual(whole.slice(0, 20).map((hit) => hit.productId))
  const prices = whole.map((hit) => hit.price ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const names = (await find('product-name-descending')).hits?.map((hit) => hit.productName ?? '')
  const { compare } = new Intl.Collator('en', { numeric: true })
  expect(names).toEqual(names?.toSorted((a, b) => compare(b, a)))
})

test('omits the list of hits if there are none, whatever the phrase', async () => {
  const { search } = await newGuest('us')

  for (const q of ['qqqqzzzz', `qqqq"' OR 1=1; --`, 'NEAR(a b) AND {name', '*', '日本語']) {
    const result = await search.productSearch({ parameters: { q } })
    expect(result).toMatchObject({ query: q, total: 0 })
    expect(result).not.toHaveProperty('hits')
  }
})

test('returns the expanded parts of a hit', async () => {
  const { search } = await newGuest('us')
  const id = await fixture('P-MASTER', 'us')

  const { hits } = await search.productSearch({
    parameters: {
      q: id,
      expand: ['images', 'prices', 'represented_products', 'variations', 'custom_properties'],
      allImages: true,
      allVariationProperties: true,
      perPricebook: true,
    },
  })
  const hit = hits?.find((candidate) => candidate.productId === id)

  expect(hit).toMatchObject({
    hitType: 'master',
    productType: { master: true },
    currency: 'USD',
    image: { link: expect.stringContaining('/pictures/products/') },
    priceRanges: [{ pricebook: 'usd-list-prices' }],
  })
  expect(hit?.variants).toHaveLength(8)
  expect(hit?.representedProducts).toHaveLength(8)
  expect(hit?.imageGroups?.length).toBeGreaterThan(4)
  expect(hit).toHaveProperty('c_form')
})

test('removes a sold-out product from orderable-only results and their counts', async () => {
  const { search } = await newGuest('us')
  const id = await fixture('P-CHILD', 'us')
  const refine = [`cgid=${await fixture('C-CHILD', 'us')}`, 'orderable_only=true']
  const find = async () => {
    const result = await search.productSearch({ parameters: { refine, limit: 200 } })
    const refined = await search.productSearch({
      parameters: { refine: [...refine, 'c_refinementForm=threewick'], limit: 200 },
    })
    return {
      total: result.total,
      isThere: result.hits?.some((hit) => hit.productId === id),
      isRefinedThere: refined.hits?.some((hit) => hit.productId === id),
      counted: hitsOf(result, 'c_refinementForm', 'threewick'),
      refined: refined.total,
    }
  }

  const before = await find()
  await control('PUT', `/stock/${id}`, { siteId: 'us', ats: 0 })
  const soldOut = await find()
  await control('DELETE', `/stock/${id}?siteId=us`)

  expect(before).toMatchObject({ isThere: true, isRefinedThere: true, refined: before.counted })
  expect(soldOut).toEqual({
    total: before.total - 1,
    isThere: false,
    isRefinedThere: false,
    counted: (before.counted ?? 0) - 1,
    refined: before.refined - 1,
  })
  expect(await find()).toEqual(before)
})

test('refines by store inventory and by brand', async () => {
  const { search } = await newGuest('us')
  const { id: everywhere, brand } = await seededProduct('P-STD', 'us')
  const find = async (id: string, ...refine: string[]) => {
    const c_storeID = await fixture('STORE-A', 'us')
    const { hits } = await search.productSearch({ parameters: { q: id, refine, c_storeID } })
    return hits?.find((hit) => hit.productId === id)
  }

  expect(await find(everywhere, 'ilids=invStoreA')).toMatchObject({ c_isBopisStoreAvailable: true })
  expect(await find(everywhere, `brand=${brand}`)).toBeDefined()
  expect(await find(everywhere, 'brand=Another House')).toBeUndefined()
  expect(await find(everywhere, 'ilids=no-such-list')).toBeUndefined()
})

test('rejects invalid limits, offsets and refinements, and names them', async () => {
  const { search } = await newGuest('us')
  const rejected = async (parameters: Parameters<typeof search.productSearch>[0]) =>
    (await errorOf(search.productSearch(parameters))).body

  expect(await rejected({ parameters: { limit: 201 } })).toMatchObject({ parameter: 'limit' })
  expect(await rejected({ parameters: { offset: -1 } })).toMatchObject({ parameter: 'offset' })
  expect(await rejected({ parameters: { refine: ['price=cheap'] } })).toMatchObject({
    parameter: 'price',
  })
  expect(await rejected({ parameters: { refine: ['no-value'] } })).toMatchObject({
    parameter: 'refine',
  })
  const lists = Array.from({ length: 11 }, (_, at) => `list${at}`).join('|')
  expect(await rejected({ parameters: { refine: [`ilids=${lists}`] } })).toMatchObject({
    type: expect.stringMatching(/\/validation$/),
    detail: 'Maximum number of inventory lists you can request in one call is 10.',
  })
})

test('returns promotions by id in the shopper’s locale, without unknown ones', async () => {
  const { promotions, products } = await newGuest('ca')
  const product = await products.getProduct({
    parameters: { id: await fixture('P-PROMO', 'ca'), locale: 'fr-CA' },
  })
  const ids = product.productPromotions?.map(({ promotionId }) => promotionId) ?? []

  const list = await promotions.getPromotions({
    parameters: { ids: [...ids, 'unknown'], locale: 'fr-CA' },
  })
  expect(list.total).toBe(2)
  expect(product.productPromotions).toMatchObject(
    list.data.map(({ id, calloutMsg, rank }) => ({ promotionId: id, calloutMsg, rank })),
  )
  expect(list.data[0]?.['rank']).toEqual(expect.any(Number))
  const none = await errorOf(promotions.getPromotions({ parameters: { ids: ['unknown'] } }))
  expect(none.status).toBe(404)
  expect(none.body['type']).toBe('/PromotionNotFoundException')
})
