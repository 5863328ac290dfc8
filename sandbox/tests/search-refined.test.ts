import { expect, test } from 'vitest'

import { refinements } from '../catalog/products/refinements.ts'
import { newGuest, errorOf, fixture } from './clients.ts'

const ATTRIBUTES = [
  'c_refinementFamily=citrus|woods|floral|spice|sea|gourmand',
  'c_refinementForm=threewick|singlewick|waxmelt|handsoap',
  'price=(10..50)',
]

/** The attribute of the first variation attribute, by which a line of products is named. */
const LINE = refinements.find(({ variation }) => variation !== undefined)?.attributeId ?? ''

async function refinedSearch() {
  const { search } = await newGuest('us')
  return async (...refine: string[]) => {
    const result = await search.productSearch({
      parameters: { refine, limit: 200, expand: ['prices', 'promotions'] },
    })
    const ids = result.hits?.map(({ productId }) => productId) ?? []
    expect(ids).toHaveLength(Math.min(result.total, 200))
    const hitCounts = (attribute: string) =>
      new Map(
        result.refinements
          .find(({ attributeId }) => attributeId === attribute)
          ?.values?.map(({ value, hitCount }) => [value, hitCount]),
      )
    return { total: result.total, ids, hits: result.hits ?? [], hitCounts }
  }
}

test('returns hit counts that match the results, however many refinements are selected', async () => {
  const find = await refinedSearch()
  const top = await fixture('C-TOP', 'us')
  const inTop = `cgid=${top}`

  const everywhere = await find('cgid=root', ...ATTRIBUTES, 'orderable_only=true')
  const inCategory = await find(inTop, ...ATTRIBUTES, 'orderable_only=true')
  expect(inCategory.total).toBe(everywhere.hitCounts('cgid').get(top))
  const prices = everywhere.hitCounts('price')
  const counted = ['(10..20)', '(20..30)', '(30..50)'].map((range) => prices.get(range) ?? 0)
  expect(counted.reduce((sum, hits) => sum + hits, 0)).toBe(everywhere.total)

  for (const attribute of ['c_refinementForm', LINE, 'c_refinementSize']) {
    const [[value, hitCount] = []] = inCategory.hitCounts(attribute)
    const rest = ATTRIBUTES.filter((line) => !line.startsWith(attribute))
    const one = await find(inTop, ...rest, 'orderable_only=true', `${attribute}=${value}`)
    expect([attribute, one.total]).toEqual([attribute, hitCount])
  }
})

test('combines all attributes, hit types and promotions as refinements', async () => {
  const find = await refinedSearch()
  const id = await fixture('P-PROMO', 'us')

  const { products } = await newGuest('us')
  const { productPromotions = [] } = await products.getProduct({ parameters: { id } })
  const wanted = productPromotions.map(({ promotionId }) => promotionId)
  const pmid = `pmid=${wanted.join('|')}`
  const isPromoted = (hit: { productPromotions?: { promotionId?: string }[] }) =>
    hit.productPromotions?.some(({ promotionId = '' }) => wanted.includes(promotionId))

  const promoted = await find(pmid)
  expect(promoted.ids).toContain(id)
  expect(promoted.hits.every(isPromoted)).toBe(true)
  const best = await find('cgid=root')
  const carriers = best.hits.filter(isPromoted).map(({ productId }) => productId)
  expect(promoted.ids.filter((found) => best.ids.includes(found))).toEqual(carriers)

  const nothing = await find(
    ...ATTRIBUTES,
    `${LINE}=limebark`,
    'c_refinementSize=full',
    'c_refinementColor=fog',
    'htype=product|master',
    pmid,
  )
  expect(nothing.total).toBe(0)
})

test('refines by the stock of the shop’s own inventory list, alone or with a store’s', async () => {
  const { search, products } = await newGuest('us')
  const find = async (...refine: string[]) => {
    const { total, hits } = await search.productSearch({ parameters: { refine, limit: 200 } })
    return { total, ids: (total === 0 ? [] : hits).map(({ productId }) => productId) }
  }
  const cgid = 'cgid=fixtures'
  const all = await find(cgid)
  const stocked: string[] = []
  for (let at = 0; at < all.ids.length; at += 24) {
    const { data } = await products.getProducts({
      parameters: { ids: all.ids.slice(at, at + 24), expand: ['availability'] },
    })
    stocked.push(...data.flatMap(({ id, inventory }) => (Number(inventory?.ats) > 0 ? [id] : [])))
  }

  const shipped = await find(cgid, 'ilids=inventory_us')
  expect(stocked).not.toHaveLength(all.total)
  expect(shipped).toEqual({ total: stocked.length, ids: stocked })
  const either = await find(cgid, 'ilids=inventory_us|invStoreA')
  const inStore = await find(cgid, 'ilids=invStoreA')
  const expected = all.ids.filter((id) => stocked.includes(id) || inStore.ids.includes(id))
  expect(either.ids).toEqual(expected)
  expect((await find(cgid, 'ilids=inventory_ca')).total).toBe(0)
  const sold = await fixture('P-SOLD', 'us')
  const byWord = await search.productSearch({
    parameters: { q: sold, refine: ['ilids=inventory_us'] },
  })
  expect(byWord.hits ?? []).not.toContainEqual(expect.objectContaining({ productId: sold }))
})

test('adds the values of a repeated attribute, and replaces a repeated category or price', async () => {
  const find = await refinedSearch()
  const family = (values: string) => `c_refinementFamily=${values}`
  const inTop = `cgid=${await fixture('C-TOP', 'us')}`
  const totalOf = async (...refine: string[]) => (await find(inTop, ...refine)).total

  const [citrus, both] = [await totalOf(family('citrus')), await totalOf(family('citrus|woods'))]
  expect(both).toBeGreaterThan(citrus)
  expect(await totalOf(family('citrus'), family('woods'))).toBe(both)
  expect(await totalOf(family('sea|citrus'), family('woods'), family('citrus'))).toBe(
    await totalOf(family('citrus|sea|woods')),
  )
  expect(await totalOf('htype=set', 'htype=master')).toBe(await totalOf('htype=set|master'))
  const last = [inTop, 'price=(10..20)', 'orderable_only=true']
  const twice = await find('cgid=root', 'price=(20..30)', 'orderable_only=true', ...last)
  expect(twice.ids).toEqual((await find(...last)).ids)

  const { search } = await newGuest('us')
  const selected = async (refine: string[]) => {
    const result = await search.productSearch({ parameters: { refine, limit: 1 } })
    return result.selectedRefinements
  }
  const nine = Array.from({ length: 8 }, () => family('citrus'))
  expect(await selected([...nine, family('woods')])).toEqual({
    c_refinementFamily: 'citrus|woods',
  })
  const rejected = await errorOf(selected([...nine, family('woods'), 'cgid=root']))
  expect(rejected.body).toMatchObject({ parameter: 'refine' })
})

test('represents a hit by an orderable variant that matches the refinements', async () => {
  const { search } = await newGuest('us')
  const hitsOf = async (...refine: string[]) => {
    const parameters = { refine, limit: 50, allVariationProperties: true }
    const { hits } = await search.productSearch({ parameters })
    return hits.map((hit) => ({
      ...hit,
      first: hit.variants?.find(({ productId }) => productId === hit.representedProduct?.id),
      last: hit.variants?.find(
        ({ productId }) => productId === hit.representedProducts?.at(-1)?.id,
      ),
    }))
  }

  const masterWith60Variants = await fixture('P-60', 'us')
  const shown = (await hitsOf('cgid=fixtures')).find(
    ({ productId }) => productId === masterWith60Variants,
  )
  expect([shown?.first?.orderable, shown?.last?.orderable]).toEqual([true, false])
  expect(shown?.representedProducts).toHaveLength(60)

  const colorsOf = async (...refine: string[]) => {
    const hits = await hitsOf(`cgid=${await fixture('C-COLORS', 'us')}`, ...refine)
    return new Set(hits.map(({ first }) => first?.variationValues?.['color']))
  }
  expect(await colorsOf('c_refinementColor=ink')).toEqual(new Set(['ink']))
  expect((await colorsOf()).size).toBeGreaterThan(1)
  for (const { first } of await hitsOf('cgid=body-lotions', 'c_refinementSize=large')) {
    expect(first?.variationValues?.['size']).toBe('large')
  }
})

test('finds pages and categories by the words that people use, in both languages', async () => {
  const { search } = await newGuest('ca')
  for (const [locale, q, name] of [
    ['en-CA', 'returns', 'Returns and exchanges'],
    ['en-CA', 'shipping', 'Shipping'],
    ['en-CA', 'opening hours', 'Customer care'],
    ['en-CA', 'gift cards', 'Gift Cards'],
    ['fr-CA', 'retours', 'Retours et échanges'],
    ['fr-CA', 'livraison', 'Livraison'],
    ['fr-CA', 'cartes cadeaux', 'Cartes-cadeaux'],
  ] as const) {
    const found = await search.productSearch({ parameters: { q, locale } })
    expect(found['c_links'], q).toContainEqual(expect.objectContaining({ name }))
    expect(found.searchPhraseSuggestions, q).toEqual({})
    const { customSuggestion, categorySuggestions } = await search.getSearchSuggestions({
      parameters: { q, locale },
    })
    const suggested = [customSuggestion?.['c_pages'] ?? [], categorySuggestions?.categories ?? []]
    expect(suggested.flat(), q).toContainEqual(expect.objectContaining({ name }))
  }
  const refined = { q: 'returns', refine: ['cgid=gifts'] }
  expect(await search.productSearch({ parameters: refined })).not.toHaveProperty('c_links')
})
