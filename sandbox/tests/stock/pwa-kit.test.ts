import { expect, test } from 'vitest'

import { errorOf, fixture } from '../clients.ts'
import { EXPANDED, openVisit, WHOLE_PRODUCT } from './pwa-kit-visit.ts'
import { SITES } from './stock-shopper.ts'

test.each(SITES)('PWA Kit shows the header and home page of %s', async (siteId) => {
  const { products, search, customers, configurations, contexts, token } = await openVisit(siteId)
  const root = await products.getCategory({ parameters: { id: 'root', levels: 2 } })
  expect(root.categories?.length).toBeGreaterThan(4)
  for (const { id } of root.categories?.slice(0, 2) ?? []) {
    const menu = await products.getCategory({ parameters: { id, levels: 2 } })
    expect(menu).toMatchObject({ id, categories: expect.any(Array) })
  }
  const { hits } = await search.productSearch({
    parameters: {
      allImages: true,
      allVariationProperties: true,
      expand: [...EXPANDED],
      limit: 10,
      perPricebook: true,
      refine: ['cgid=newArrivals', 'htype=master'],
    },
  })
  expect(hits).toHaveLength(10)
  for (const hit of hits ?? []) {
    expect(hit.productType).toEqual({ master: true })
    expect(hit.variants?.length).toBeGreaterThan(0)
    expect(hit.imageGroups?.some(({ viewType }) => viewType === 'large')).toBe(true)
  }

  const { customer_id: customerId, usid } = token
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 0,
  })
  const lists = await customers.getCustomerProductLists({ parameters: { customerId } })
  expect(lists.data ?? []).toEqual([])
  const list = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list' },
  })
  expect(list).toMatchObject({ type: 'wish_list', id: expect.any(String) })
  expect(await configurations.getConfigurations({})).toHaveProperty('configurations')
  const context = await errorOf(contexts.getShopperContext({ parameters: { usid } }))
  expect(context.status).toBe(404)
})

test('PWA Kit lists a category, refines and sorts it, and pages through it', async () => {
  const { products, search } = await openVisit('gb')
  const category = await products.getCategory({ parameters: { id: 'womens', levels: 0 } })
  expect(category.name).toBe('Women’s')
  const list = {
    allVariationProperties: true,
    expand: [...EXPANDED, 'page_meta_tags' as const],
    perPricebook: true,
    allImages: true,
    limit: 25,
    sort: 'best-matches',
  }
  const first = await search.productSearch({
    parameters: { ...list, offset: 0, refine: ['cgid=womens'] },
  })
  expect(first.hits).toHaveLength(25)
  expect(first.sortingOptions.map(({ id }) => id)).toContain('price-low-to-high')
  const second = await search.productSearch({
    parameters: { ...list, offset: 25, refine: ['cgid=womens'] },
  })
  const idsOf = ({ hits }: typeof first) => hits.map(({ productId }) => productId)
  expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])

  const refined = await search.productSearch({
    parameters: {
      ...list,
      offset: 0,
      sort: 'price-low-to-high',
      refine: ['cgid=womens', 'c_refinementColor=navy|black', 'c_size=M', 'price=(50..100)'],
    },
  })
  expect(refined.selectedRefinements).toMatchObject({
    c_refinementColor: 'navy|black',
    price: '(50..100)',
  })
  const prices = (refined.hits ?? []).map(({ price = 0 }) => price)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect(prices.length).toBeGreaterThan(0)
})

test('PWA Kit suggests and finds products, also for a phrase that finds none', async () => {
  const { search } = await openVisit('ca')
  const suggested = await search.getSearchSuggestions({
    parameters: {
      q: 'lin',
      expand: ['images', 'prices'],
      includeEinsteinSuggestedPhrases: true,
      locale: 'fr-CA',
    },
  })
  expect(suggested.productSuggestions?.products?.[0]).toMatchObject({
    image: { link: expect.any(String) },
    currency: 'CAD',
  })
  const none = await search.productSearch({ parameters: { q: 'zzzzzz', limit: 25, offset: 0 } })
  // The list asks whether there are any by this.
  expect(none.hits ?? []).toEqual([])
  expect(none.total).toBe(0)
})

const show = async ({ products }: Awaited<ReturnType<typeof openVisit>>, name: string) =>
  products.getProduct({
    parameters: {
      id: await fixture(name, 'us'),
      perPricebook: true,
      expand: [...WHOLE_PRODUCT],
      allImages: true,
    },
  })

test('PWA Kit shows a product in each color and size', async () => {
  const visit = await openVisit('us')
  const { id, variants = [] } = await show(visit, 'P-MASTER')
  expect(variants.length).toBeGreaterThan(5)
  for (const variant of variants)
    expect(variant).toMatchObject({
      orderable: expect.any(Boolean),
      price: expect.any(Number),
      variationValues: { color: expect.any(String), size: expect.any(String) },
    })
  const chosen = await show(visit, 'P-VARIANT')
  expect(chosen).toMatchObject({
    master: { masterId: id },
    inventory: { orderable: true, ats: expect.any(Number) },
  })
  expect(chosen.variants).toHaveLength(variants.length)
})

test('PWA Kit shows the category and the promotions of a product', async () => {
  const visit = await openVisit('us')
  const product = await show(visit, 'P-MASTER')
  const category = await visit.products.getCategory({
    parameters: { id: product.primaryCategoryId ?? '', levels: 1 },
  })
  expect(category.parentCategoryTree?.map(({ id }) => id)[0]).toBe('womens')
  const ids = (product.productPromotions ?? []).map(({ promotionId }) => promotionId ?? '')
  const { data } = await visit.promotions.getPromotions({ parameters: { ids } })
  expect(data?.map(({ id }) => id)).toEqual(ids)
})

test('PWA Kit shows the members of a set and of a bundle', async () => {
  const visit = await openVisit('us')
  const set = await show(visit, 'P-SET')
  expect(set.setProducts?.map(({ variants }) => (variants?.length ?? 0) > 0)).toEqual([
    true,
    true,
    true,
  ])
  const bundle = await show(visit, 'P-BUNDLE')
  expect(bundle.bundledProducts?.every(({ product }) => product.imageGroups)).toBe(true)
})
