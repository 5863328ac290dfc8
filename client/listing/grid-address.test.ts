import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { SearchResult } from '#shared/search/search.ts'
import { routes } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/canonical-query.ts'

import {
  gridQuery,
  gridSearchOf,
  withKnownChoices,
  withoutRefinements,
  withoutValue,
  withValue,
} from './grid-address.ts'

const searchOf = (query: string) => gridSearchOf(new URLSearchParams(query))

test('leaves default values out of the query', () => {
  expect(gridQuery(searchOf('sort=best-matches&page=1'))).toBe('')
  expect(gridQuery(searchOf('page=2&sort=newest&q=cedar'))).toBe('page=2&q=cedar&sort=newest')
})

test('gives the same selection the same query, whatever its order', () => {
  const one = gridQuery(searchOf('family=woods&family=citrus&color=chalk'))
  expect(one).toBe('color=chalk&family=citrus&family=woods')
  expect(gridQuery(searchOf('family=citrus&color=chalk&family=woods'))).toBe(one)
})

test('choosing a filter keeps the sort order and phrase and returns to page 1', () => {
  const search = searchOf('q=lamp&sort=newest&page=3&family=woods')
  const more = withValue(search, { name: 'family', isSingle: false }, 'citrus')
  expect(gridQuery(more)).toBe('family=citrus&family=woods&q=lamp&sort=newest')
  const less = withoutValue(more, { name: 'family', value: 'woods' })
  expect(gridQuery(less)).toBe('family=citrus&q=lamp&sort=newest')
  const dear = searchOf('price=(0..10)&page=3')
  const cheap = withValue(dear, { name: 'price', isSingle: true }, '(10..20)')
  expect(gridQuery(cheap)).toBe('price=%2810..20%29')
  expect(gridQuery(withoutRefinements(more))).toBe('q=lamp&sort=newest')
})

test('refines by attributes of the instance under their ids', () => {
  const search = searchOf('q=shirt&c_fit=slim&page=2')
  const more = withValue(search, { name: 'brand', isSingle: false }, 'O’Dowd & Fils')
  const query = gridQuery(more)
  expect(query).toBe('brand=O%E2%80%99Dowd+%26+Fils&c_fit=slim&q=shirt')
  expect(query).toBe(canonicalQuery(routes.search, new URLSearchParams(query)))
  expect(gridQuery(withoutValue(searchOf(query), { name: 'c_fit', value: 'slim' }))).toBe(
    'brand=O%E2%80%99Dowd+%26+Fils&q=shirt',
  )
})

test('ignores pages, sort orders and filters that cannot exist', () => {
  const search = searchOf('page=-4&sort=c/heapest&utm_source=mail&family=')
  expect(search).toEqual({
    phrase: null,
    refinements: {},
    sorting: 'best-matches',
    page: 1,
  })
})

test('drops unknown filter values and sort orders, and keeps known ones', () => {
  const known: SearchResult['refinements'] = [
    {
      name: 'family',
      label: 'Family',
      isSingle: false,
      values: [
        { value: 'woods', label: 'Woods', count: 3, selected: true },
        { value: 'sea', label: 'Sea', count: 2, selected: false },
      ],
    },
  ]
  const result: SearchResult = {
    total: 3,
    totalIsFloor: false,
    page: 1,
    pageCount: 1,
    tiles: [],
    refinements: known,
    sorting: 'newest',
    sortings: [],
    categories: [],
    suggestedPhrase: null,
    links: [],
  }
  const asked = searchOf('family=woods&family=plutonium&page=2')
  expect(gridQuery(withKnownChoices(asked, result))).toBe('family=woods')
  for (const query of ['family=woods&page=2', 'family=woods&page=2&sort=newest']) {
    const fine = searchOf(query)
    expect(withKnownChoices(fine, result)).toBe(fine)
  }
  const unsorted = withKnownChoices(searchOf('family=woods&page=2&sort=cheapest'), result)
  expect(gridQuery(unsorted)).toBe('family=woods')
  // A result without products need not name any value.
  expect(withKnownChoices(asked, { ...result, total: 0, refinements: [] })).toBe(asked)
})

test('always writes the canonical query', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 })
  const values = fc.array(text, { maxLength: 4 })
  const typed = fc.record({ q: text, family: values, price: values, sort: text, page: fc.nat(40) })
  fc.assert(
    fc.property(typed, ({ q, family, price, sort, page }) => {
      const given = new URLSearchParams({ q, sort, page: `${page}` })
      for (const value of family) given.append('family', value)
      for (const value of price) given.append('price', value)
      expect(gridQuery(gridSearchOf(given))).toBe(canonicalQuery(routes.search, given))
    }),
  )
})
