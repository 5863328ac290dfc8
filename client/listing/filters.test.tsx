import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import type { Refinement, SearchResult } from '#shared/search/search.ts'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import { ChosenFilters, Filters } from './filters.tsx'
import { GridPath, gridSearchOf } from './grid-address.ts'

const QUERY = 'q=sea&color=blue&page=3'

const refinement = (
  name: Refinement['name'],
  values: string[],
  selected: string[] = [],
): Refinement => ({
  name,
  label: name,
  isSingle: name === 'price',
  values: values.map((value) => ({
    value,
    label: value,
    count: 1,
    selected: selected.includes(value),
  })),
})

const resultOf = (refinements: Refinement[]): SearchResult => ({
  total: 12,
  totalIsFloor: false,
  page: 3,
  pageCount: 4,
  tiles: [],
  refinements,
  sorting: 'best-matches',
  sortings: [],
  categories: [],
  suggestedPhrase: null,
  links: [],
})

const search = gridSearchOf(new URLSearchParams(QUERY))

const renderInGrid = (part: ReactNode) =>
  renderPart(<GridPath value="/search">{part}</GridPath>, { path: '/search', query: QUERY })

const filtersOf = (...refinements: Refinement[]) =>
  renderInGrid(
    <Filters search={search} result={resultOf(refinements)} categories={[]} position="beside" />,
  )

test('each value is a link that adds it or takes it back, on the first page', () => {
  const links = elementsIn(filtersOf(refinement('color', ['red', 'blue'], ['blue'])), 'a')

  expect(links.map((link) => [link.text, link['href'], link['aria-current']])).toEqual([
    ['red 1', '/search?color=blue&color=red&q=sea', undefined],
    ['blue 1', '/search?q=sea', 'true'],
  ])
})

test('values keep their order, and more than eight are behind a disclosure, open if one of them is chosen', () => {
  const colors = Array.from({ length: 10 }, (_, at) => `c${at}`)
  const valuesIn = (markup: string) =>
    elementsIn(markup, 'a')
      .map(({ text }) => text[1])
      .join('')
  for (const [chosen, isOpen] of [
    ['c3', false],
    ['c9', true],
  ] as const) {
    const markup = filtersOf(refinement('color', colors, [chosen]))
    const [first = '', more = ''] = markup.split('Show all 10')
    expect(valuesIn(first)).toBe('01234567')
    expect(valuesIn(more)).toBe('89')
    expect(/<details[^>]*class="more"[^>]*open=""/.test(first)).toBe(isOpen)
  }
})

test('a group is open when shoppers need it first or one of its values is chosen', () => {
  const isOpen = (group: Refinement) => /<details[^>]* open=""/.test(filtersOf(group))

  expect(isOpen(refinement('price', ['10']))).toBe(true)
  expect(isOpen(refinement('size', ['Large']))).toBe(false)
  expect(isOpen(refinement('size', ['Large'], ['Large']))).toBe(true)
  expect(filtersOf(refinement('size', []))).not.toContain('<details')
})

test('every chosen value can be taken back alone, or all at once', () => {
  const result = resultOf([refinement('color', ['blue', 'red'], ['blue'])])
  const links = elementsIn(renderInGrid(<ChosenFilters search={search} result={result} />), 'a')

  expect(links.map((link) => [link['aria-label'], link['href']])).toEqual([
    ['Remove filter: blue', '/search?q=sea'],
    [undefined, '/search?q=sea'],
  ])
  const none = gridSearchOf(new URLSearchParams('q=sea'))
  expect(renderInGrid(<ChosenFilters search={none} result={result} />)).toBe('')
})

test('a chosen value can be taken back even if the result does not name it', () => {
  const priced = gridSearchOf(new URLSearchParams('q=sea&color=blue&price=(10..20)'))
  const markup = renderInGrid(<ChosenFilters search={priced} result={resultOf([])} />)

  expect(elementsIn(markup, 'a').map((link) => [link['aria-label'], link['href']])).toEqual([
    ['Remove filter: blue', '/search?price=%2810..20%29&q=sea'],
    ['Remove filter: 10 – 20', '/search?color=blue&q=sea'],
    [undefined, '/search?q=sea'],
  ])
})
