import * as v from 'valibot'
import { expect, test } from 'vitest'

import { CategoryId } from '#shared/listing/category.ts'
import type { ProductSearch } from '#shared/search/search.ts'

import { mapSearch } from './map-search.ts'
import { canonicalSearch, refinementsKey, wireRefinements } from './product-search.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'

const sources = { mapper: mapperForTest('us', 'en-US'), ranks: null }

test('only refinements with results are offered, plus the selected ones', () => {
  const { refinements } = mapSearch(
    {
      ...EMPTY,
      refinements: [
        family([value('woods', 3), value('sea', 0), value('spice', 0)]),
        { attributeId: 'pmid', label: 'Promotion', values: [value('x', 4)] },
        { attributeId: 'price', label: 'Price', values: [] },
      ],
    },
    asking({ refinements: { family: ['sea'] } }),
    sources,
  )

  expect(refinements).toEqual([
    {
      name: 'family',
      label: 'Family',
      isSingle: false,
      values: [
        { value: 'woods', label: 'woods', count: 3, selected: false },
        { value: 'sea', label: 'sea', count: 0, selected: true },
      ],
    },
  ])
})

test('attributes of the instance are offered with its labels, in its order, before the price', () => {
  const brands = ['O’Dowd & Fils', 'A, B', 'Cœur'].map((name) => value(name, 2))
  const { refinements } = mapSearch(
    {
      ...EMPTY,
      refinements: [
        { attributeId: 'price', label: 'Price', values: [value('(0..20)', 1)] },
        { attributeId: 'c_material', label: 'Matière', values: [value('linen', 4)] },
        { attributeId: 'brand', label: 'Brand', values: brands },
        { attributeId: 'c_refinementColor', label: 'Color', values: [value('navy', 2)] },
        { attributeId: 'c_isNew' },
      ].map((each) => ({ values: [], ...each })),
    },
    asking({ refinements: { c_material: ['linen'] } }),
    sources,
  )

  expect(refinements.map(({ name, label }) => [name, label])).toEqual([
    ['color', 'Color'],
    ['c_material', 'Matière'],
    ['brand', 'Brand'],
    ['price', 'Price'],
  ])
  expect(refinements[1]?.values).toEqual([
    { value: 'linen', label: 'linen', count: 4, selected: true },
  ])
  // A comma separates values in requests.
  expect(refinements[2]?.values.map((each) => each.value)).toEqual(['O’Dowd & Fils', 'Cœur'])
})

test('a search sends at most eight refinements beside its category', () => {
  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`c_attribute${at + 10}`, ['x']]),
  )
  const wire = wireRefinements(asking({ refinements: { ...many, color: ['navy'] } }))
  expect(wire).toHaveLength(8)
  expect(wire.slice(0, 2).map(([attribute]) => attribute)).toEqual([
    'c_refinementColor',
    'c_attribute10',
  ])
})

test('a category shows its subcategories, and a search shows the top categories', () => {
  const cgid = {
    attributeId: 'cgid',
    values: [
      { ...value('home', 5), values: [{ ...value('lamps', 3), values: [] }] },
      value('gifts', 2),
    ],
  }
  const found = { ...EMPTY, refinements: [cgid] }
  const idsIn = (search: ProductSearch) =>
    mapSearch(found, search, sources).categories.map(({ id }) => id)

  expect(idsIn(asking({}))).toEqual(['home', 'gifts'])
  expect(idsIn(asking({ categoryId: v.parse(CategoryId, 'home') }))).toEqual(['lamps'])
})

test('a result names the sort orders of the instance, and the one that it has', () => {
  const sortingOptions = [
    { id: 'best-matches', label: 'Best &amp; first' },
    { id: 'rating' },
    { id: '../x', label: 'Odd' },
  ]
  const sortings = [
    { id: 'best-matches', label: 'Best & first' },
    { id: 'rating', label: 'rating' },
  ]
  const sortingOf = (selectedSortingOption: string | undefined, sorting: string) =>
    mapSearch({ ...EMPTY, sortingOptions, selectedSortingOption }, asking({ sorting }), sources)

  expect(sortingOf('rating', 'rating')).toMatchObject({ sorting: 'rating', sortings })
  expect(sortingOf(undefined, 'rating').sorting).toBe('rating')
  expect(sortingOf('best-matches', 'cheapest').sorting).toBe('best-matches')
  expect(sortingOf(undefined, 'cheapest').sorting).toBe('best-matches')
})

test('a search without results suggests another phrase and never reports a total without products', () => {
  const suggested = { suggestedPhrases: [{ phrase: 'cedar' }] }
  const answer = { ...EMPTY, total: 12, searchPhraseSuggestions: suggested }

  expect(mapSearch(answer, asking({ phrase: 'junper' }), sources)).toMatchObject({
    total: 0,
    pageCount: 1,
    suggestedPhrase: 'cedar',
  })
})

test('a phrase leads to pages and categories, but never to another host', () => {
  const c_links = [
    { name: 'Returns &amp; exchanges', url: '/returns' },
    { name: 'Elsewhere', url: 'https://elsewhere.example/returns' },
    { name: 'Script', url: 'javascript:alert(1)' },
  ]
  expect(mapSearch({ ...EMPTY, c_links }, asking({ phrase: 'return' }), sources).links).toEqual([
    { label: 'Returns & exchanges', href: '/returns' },
  ])
})

test('spellings of the same search become one canonical search without unsafe values', () => {
  const search = asking({
    phrase: '  sea   salt ',
    page: 0,
    refinements: {
      form: ['mug', 'lamp', 'mug', 'a|b', 'x=y'],
      price: ['(20..30)', '(0..10)', '20-30'],
      family: [],
    },
  })

  expect(canonicalSearch(search)).toMatchObject({ phrase: 'sea salt', page: 1 })
  expect(wireRefinements(search)).toEqual([
    ['c_refinementForm', ['lamp', 'mug']],
    ['price', ['(0..10)']],
  ])
  expect(refinementsKey(search)).toBe('form=lamp,mug&price=(0..10)')
})

const value = (name: string, hitCount: number) => ({
  value: name,
  label: name,
  hitCount,
  values: [],
})

const family = (values: ReturnType<typeof value>[]) => ({
  attributeId: 'c_refinementFamily',
  label: 'Family',
  values,
})

const EMPTY = {
  hits: [],
  refinements: [],
  searchPhraseSuggestions: { suggestedPhrases: [] },
  sortingOptions: [],
}

const asking = (search: Partial<ProductSearch>): ProductSearch => ({
  phrase: null,
  categoryId: null,
  refinements: {},
  sorting: 'best-matches',
  page: 1,
  ...search,
})
