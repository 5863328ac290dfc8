import { expect, test } from 'vitest'

import { newGuest, errorOf, fixture } from './clients.ts'
import { seededCategory, slugOf, thirdFree } from './seeded-catalog.ts'
import { profile } from '../profiles/current.ts'

test('rejects a sort order that is not offered', async () => {
  const { search } = await newGuest('us')
  const rejected = search.productSearch({ parameters: { q: 'lamp', sort: 'by-color' } })
  const { status, body } = await errorOf(rejected)
  expect(status).toBe(400)
  expect(body).toMatchObject({ parameter: 'sort', expected: expect.stringContaining('newest') })
})

test('finds products by their role in a promotion', async () => {
  const { search } = await newGuest('us')
  const find = async (...refine: string[]) => {
    const { hits, total } = await search.productSearch({ parameters: { refine, limit: 200 } })
    expect(hits?.length ?? 0).toBe(total)
    return new Set(hits?.map(({ productId }) => productId))
  }

  const gift = await find('pmid=evening-gift')
  const qualifying = await find('pmid=evening-gift', 'pmpt=qualifying')
  const trio = await find(`pmid=${thirdFree.id}`)
  const discounted = await find(`pmid=${thirdFree.id}`, 'pmpt=discounted')

  expect([...qualifying]).toEqual([await fixture('P-BONUS', 'us')])
  const bonus = [...gift].filter((id) => !qualifying.has(id))
  expect(bonus).toEqual([...(await find('pmid=evening-gift', 'pmpt=bonus'))])
  expect([...(await find('pmid=evening-gift', 'pmpt=discounted'))]).toEqual([])
  expect(discounted).toEqual(trio)
  expect(trio.size).toBeGreaterThan(10)
  const bad = [['pmpt=bonus'], [`pmid=${thirdFree.id}`, 'pmpt=everything']]
  for (const refine of bad) {
    const rejected = await errorOf(search.productSearch({ parameters: { refine } }))
    expect(rejected.body).toMatchObject({ parameter: 'pmpt' })
  }
})

test('returns requested custom properties of variants, and page meta tags if expanded', async () => {
  const { search } = await newGuest('ca')
  const { name: category, id: categoryId } = await seededCategory('C-CHILD', 'ca')
  const { hits } = await search.productSearch({
    parameters: {
      refine: ['cgid=body-lotions', 'htype=master'],
      limit: 1,
      locale: 'fr-CA',
      allVariationProperties: true,
      includedCustomVariationProperties: ['c_size', 'c_productType'],
    },
  })
  const variants = hits?.[0]?.variants ?? []
  expect(variants.length).toBeGreaterThan(1)
  const ownFields = variants.map((variant) =>
    Object.keys(variant)
      .filter((name) => name.startsWith('c_'))
      .toSorted(),
  )
  expect(ownFields).toEqual(variants.map(() => ['c_productType', 'c_size']))
  expect(new Set(variants.map((variant) => variant['c_size'])).size).toBe(variants.length)

  const page = (parameters: object) =>
    search.productSearch({
      parameters: { limit: 1, locale: 'fr-CA', expand: ['page_meta_tags'], ...parameters },
    })
  const [shelf, phrase] = [
    await page({ refine: [`cgid=${categoryId}`] }),
    await page({ q: 'lampe' }),
  ]
  expect(shelf.pageMetaTags?.[0]).toEqual({
    id: 'title',
    type: 'title',
    value: expect.stringMatching(new RegExp(`^${category.fr}.*${profile.shopName}$`)),
  })
  expect(phrase.pageMetaTags?.[0]?.value).toBe(`lampe | ${profile.shopName}`)
  expect(await page({ expand: ['none'] })).not.toHaveProperty('pageMetaTags')
})

test('returns the promotions of variants if both are expanded', async () => {
  const { search, products } = await newGuest('us')
  const find = async (expand: ('variations' | 'promotions')[], allVariationProperties = true) => {
    const { hits } = await search.productSearch({
      parameters: {
        refine: ['htype=master', 'cgid=hand-care'],
        limit: 100,
        expand,
        allVariationProperties,
      },
    })
    return hits
  }
  const variants = (await find(['variations', 'promotions'])).flatMap((hit) => hit.variants ?? [])
  const promoted = variants.find(({ productPromotions }) => productPromotions !== undefined)
  const unpromoted = variants.find(({ productPromotions }) => productPromotions === undefined)
  for (const variant of [promoted, unpromoted]) {
    const { productPromotions } = await products.getProduct({
      parameters: { id: String(variant?.productId), expand: ['promotions'] },
    })
    expect(variant?.productPromotions).toEqual(productPromotions)
  }
  const untold = (await find(['variations'])).flatMap((hit) => hit.variants ?? [])
  expect(untold).toHaveLength(variants.length)
  expect(untold.some((variant) => 'productPromotions' in variant)).toBe(false)
  const unlisted = await find(['variations', 'promotions'], false)
  expect(unlisted.some((hit) => 'variants' in hit)).toBe(false)
})

test('finds a variation group in a store only if the store stocks a variant of the group', async () => {
  const { search, products } = await newGuest('us')
  const find = async (refine: string[], q?: string) => {
    const { hits, total } = await search.productSearch({
      parameters: { refine: ['htype=variation_group', ...refine], ...(q && { q }) },
    })
    return total === 0 ? [] : hits.map(({ productId }) => productId).toSorted()
  }
  const all = await find([], 'combed stoneware')
  expect(all).toHaveLength(3)
  expect(await find(['ilids=invStoreA'], 'combed stoneware')).toEqual(all)
  expect(await find(['ilids=no-such-list'], 'combed stoneware')).toEqual([])

  const lists = ['invStore1112', 'invStore1116']
  const { data } = await products.getProducts({
    parameters: { ids: all, inventoryIds: lists, expand: ['availability'] },
  })
  for (const [position, list] of lists.entries()) {
    const there = data.filter(({ inventories }) => Number(inventories?.[position]?.ats) > 0)
    expect(there).toHaveLength(2)
    for (const found of [
      await find([`ilids=${list}`], 'combed stoneware'),
      await find([`ilids=${list}`, 'cgid=fixtures']),
    ]) {
      expect(found).toEqual(there.map(({ id }) => id))
    }
  }
})

test('finds a category by its slug, and returns the slugs of products', async () => {
  const { search } = await newGuest('ca')
  const byId = `cgid=${await fixture('C-CHILD', 'ca')}`
  const find = (...refine: string[]) =>
    search.productSearch({
      parameters: { refine, locale: 'fr-CA', limit: 3, expand: ['prices', 'slug'] },
    })

  const category = await find(byId)
  expect((await find('cgslug=by-candlelight')).hits).toEqual(category.hits)
  expect((await find('cgslug=journal', byId)).total).toBe(category.total)
  const [hit] = category.hits
  expect(hit?.slug).toBe(slugOf(hit?.productName ?? ''))
  const rejected = await errorOf(find('cgslug=journal'))
  expect([rejected.status, rejected.body['parameter']]).toEqual([400, 'cgslug'])

  const withOthers = (count: number) =>
    search.productSearch({
      parameters: {
        refine: ['cgslug=by-candlelight', ...Array.from({ length: count }, () => 'htype=product')],
        limit: 1,
      },
    })
  expect((await withOthers(8)).selectedRefinements).toMatchObject({
    cgid: await fixture('C-CHILD', 'ca'),
  })
  expect((await errorOf(withOthers(9))).body['parameter']).toBe('refine')
})

test('searches lexically, and reports it if a semantic search was requested', async () => {
  const { search } = await newGuest('us')
  const long = 'a lamp for an evening when it rains and nobody comes to the door'
  const result = await search.productSearch({
    parameters: { q: 'something for the hands', searchMode: 'semantic' },
  })
  expect(result).toMatchObject({ searchMode: 'semantic', effectiveSearchMode: 'lexical' })

  const suggested = await search.getSearchSuggestions({
    parameters: { q: 'lamp', searchMode: 'semantic', personalized: 'none' },
  })
  expect(suggested).toMatchObject({ searchMode: 'semantic', effectiveSearchMode: 'lexical' })

  const query = (name: string, value: string) => ({ parameters: { q: 'lamp', [name]: value } })
  const request: [string, Promise<unknown>][] = [
    ['q', search.productSearch({ parameters: { q: long } })],
    ['searchMode', search.productSearch(query('searchMode', 'psychic'))],
    ['personalized', search.productSearch(query('personalized', 'all'))],
    [
      'includedCustomVariationProperties',
      search.productSearch(query('includedCustomVariationProperties', 'price')),
    ],
    ['searchMode', search.getSearchSuggestions(query('searchMode', 'psychic'))],
    ['limit', search.getSearchSuggestions({ parameters: { q: 'lamp', limit: 11 } })],
  ]
  const rejected = await Promise.all(request.map(([, call]) => errorOf(call)))
  expect(rejected.map(({ status, body }) => [status, body['parameter']])).toEqual(
    request.map(([name]) => [400, name]),
  )
})

test('returns suggested phrases under both names that clients read', async () => {
  const { search } = await newGuest('ca')
  const suggest = (q: string) =>
    search.getSearchSuggestions({ parameters: { q, locale: 'fr-CA', limit: 3 } })

  const typed = await suggest('genevr')
  expect(typed.customSuggestion?.suggestedPhrases?.[0]).toMatchObject({
    phrase: expect.stringMatching(/genévrier/i),
    exactMatch: false,
  })
  expect(typed['customSuggestions']).toEqual(typed.customSuggestion)
  const whole = await suggest(String(typed.customSuggestion?.suggestedPhrases?.[0]?.phrase))
  expect(whole.customSuggestion?.suggestedPhrases?.[0]?.exactMatch).toBe(true)
  expect((await suggest('zzzz')).customSuggestion).toBeUndefined()
  const sidebar = await suggest('get sidebar recommendations')
  expect(sidebar.customSuggestion).toEqual(sidebar['customSuggestions'])
})
