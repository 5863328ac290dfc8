import type { QueryClient } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'

import { loadOptional } from '../catalog/load-optional.ts'
import { signInTextsQuery } from './queries.ts'

interface SignInContext {
  catalog: Catalog
  queryClient: QueryClient
}

/** Loads the merchant's texts, without which the pages have their own. */
export async function loadSignInTexts({ catalog, queryClient }: SignInContext) {
  const query = signInTextsQuery(catalog)
  const loading = queryClient.query(query)
  await loadOptional(queryClient, { queryKey: query.queryKey, loading, empty: [] })
}
