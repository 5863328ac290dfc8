import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { badgesQuery, searchQuery } from '../catalog/queries.ts'
import { gridQuery, withKnownChoices, type GridSearch } from './grid-address.ts'

interface GridContext {
  catalog: Catalog
  queryClient: QueryClient
  categoryId: CategoryId | null
}

export const badgesOf = ({ tiles }: SearchResult) => tiles.flatMap(({ badges }) => badges)

/**
 * Loads a page of products. Unknown filter values and sort orders are dropped; the remaining query is returned and
 * rendered instead. A page after the last one is not found.
 */
export async function loadGrid(
  search: GridSearch,
  { catalog, queryClient, categoryId }: GridContext,
) {
  const ask = (wanted: GridSearch) =>
    queryClient.query(searchQuery(catalog, { ...wanted, categoryId }))

  const first = await ask(search)
  const known = withKnownChoices(search, first)
  const result = known === search ? first : await ask(known)
  if (known.page > 1 && result.tiles.length === 0) return { notFound: true } as const

  // Badges are decoration, which the page does not wait for.
  void queryClient.query(badgesQuery(catalog, badgesOf(result)))
  return known === search ? undefined : { query: new URLSearchParams(gridQuery(known)) }
}
