import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { canonicalPhrase } from '#shared/search/search-phrase.ts'

/** @param phrase null before anything is typed */
export const suggestionsQuery = (catalog: Catalog, phrase: string | null) => {
  const key = phrase === null ? null : canonicalPhrase(phrase)
  return queryOptions({
    queryKey: ['suggestions', key],
    queryFn: ({ signal }) => catalog.getSuggestions(key, signal),
  })
}
