import { createContext, use } from 'react'

import { canonicalQuery } from '#shared/canonical-query.ts'
import {
  DEFAULT_SORTING,
  isRefinementName,
  refinementNamesIn,
  type RefinementName,
} from '#shared/listing/page-parameters.ts'
import { routes } from '#shared/routes.ts'
import type { ProductSearch, Refinement, SearchResult } from '#shared/search/search.ts'

import { useHref } from '../kit/link.ts'

/** The state of a grid in its query; the category is in the path. */
export type GridSearch = Omit<ProductSearch, 'categoryId'>

/** Parses a grid's query; invalid values are left out. */
export function gridSearchOf(query: URLSearchParams): GridSearch {
  const canonical = new URLSearchParams(canonicalQuery(routes.search, query))
  return {
    phrase: canonical.get('q'),
    refinements: refinementsOf([...new Set(canonical.keys())].filter(isRefinementName), (name) =>
      canonical.getAll(name),
    ),
    sorting: canonical.get('sort') ?? DEFAULT_SORTING,
    page: Number(canonical.get('page') ?? 1),
  }
}

/**
 * The canonical query of a grid: sorted, without default values. A page holds a hundred such links, so the
 * query is built by hand, which is faster; the result equals that of `canonicalQuery`.
 */
export function gridQuery({ phrase, refinements, sorting, page }: GridSearch): string {
  const parts: string[] = []
  const add = (name: string, value: string) => parts.push(`${name}=${encoded(value)}`)
  const names = refinementNamesIn(refinements)
  for (const name of ['q', 'sort', 'page', ...names].toSorted()) {
    if (name === 'q' && phrase) add(name, phrase)
    if (name === 'sort' && sorting !== DEFAULT_SORTING) add(name, sorting)
    if (name === 'page' && page > 1) add(name, `${page}`)
    if (isRefinementName(name)) refinements[name]?.toSorted().forEach((value) => add(name, value))
  }
  return parts.join('&')
}

/** Encodes a value as `URLSearchParams` does. */
const encoded = (value: string) =>
  encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Adds a value, which replaces another one of the same refinement if that has only one. Starts at page 1. */
export function withValue(
  search: GridSearch,
  { name, isSingle }: Pick<Refinement, 'name' | 'isSingle'>,
  value: string,
): GridSearch {
  const kept = isSingle ? [] : (search.refinements[name] ?? [])
  return withValues(search, name, [...kept, value])
}

/** Removes a value. Starts at page 1. */
export const withoutValue = (search: GridSearch, { name, value }: ChosenValue): GridSearch =>
  withValues(
    search,
    name,
    (search.refinements[name] ?? []).filter((other) => other !== value),
  )

const withValues = (search: GridSearch, name: RefinementName, values: readonly string[]) => ({
  ...search,
  refinements: { ...search.refinements, [name]: values },
  page: 1,
})

export const withoutRefinements = (search: GridSearch): GridSearch => ({
  ...search,
  refinements: {},
  page: 1,
})

/** The canonical query of a list, whatever was chosen in it. Robots read no other. */
export const withoutSelection = (search: GridSearch) =>
  gridQuery({ ...search, refinements: {}, sorting: DEFAULT_SORTING })

export interface ChosenValue {
  name: RefinementName
  value: string
}

export const chosenValues = ({ refinements }: GridSearch): ChosenValue[] =>
  refinementNamesIn(refinements).flatMap((name) =>
    (refinements[name] ?? []).map((value) => ({ name, value })),
  )

export const isRefined = (search: GridSearch) => chosenValues(search).length > 0

/**
 * Removes filter values and a sort order that the result does not know. Returns the same object when all are known, and
 * when there are no products: such a result need not name what was asked for.
 */
export function withKnownChoices(search: GridSearch, result: SearchResult): GridSearch {
  if (result.total === 0) return search
  const isSorted = search.sorting === DEFAULT_SORTING || search.sorting === result.sorting
  const known = new Set(
    result.refinements.flatMap(({ name, values }) =>
      values.filter(({ selected }) => selected).map(({ value }) => `${name}=${value}`),
    ),
  )
  const refinements = refinementsOf(refinementNamesIn(search.refinements), (name) =>
    (search.refinements[name] ?? []).filter((value) => known.has(`${name}=${value}`)),
  )
  const sorting = isSorted ? search.sorting : DEFAULT_SORTING
  const reduced = { ...search, refinements, sorting, page: 1 }
  const isWhole = isSorted && chosenValues(reduced).length === chosenValues(search).length
  return isWhole ? search : reduced
}

function refinementsOf(
  names: readonly RefinementName[],
  valuesOf: (name: RefinementName) => readonly string[],
) {
  const refinements: GridSearch['refinements'] = {}
  for (const name of names) {
    const values = valuesOf(name)
    if (values.length > 0) refinements[name] = values
  }
  return refinements
}

/**
 * The path of the grid's own page. It differs from the current path where a URL mapping shows the grid: such an
 * address may stand for filters, which its query cannot take back.
 */
export const GridPath = createContext<string | null>(null)

export function useGridPath() {
  const path = use(GridPath)
  if (path === null) throw new Error('<GridPath> is missing')
  return path
}

/** @returns a function that builds the URL of another selection of the current grid */
export function useGridHref() {
  const href = useHref()
  const path = useGridPath()
  return (search: GridSearch) => href(path, gridQuery(search))
}
