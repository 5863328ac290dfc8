import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Catalog } from '#shared/catalog.ts'
import { assetId } from '#shared/http/ids.ts'

import { useCatalog } from '../kit/app-context.ts'
import { whenIdle } from '../kit/lazy-code.ts'
import { assetsQuery } from '../content/queries.ts'
import { loadOptional } from '../kit/load-optional.ts'

/** The merchant's texts: the benefits of signing up, and the error about login and password. */
const ASSETS = {
  signUp: assetId('login-sign-up'),
  mismatch: assetId('masked-login-error-message'),
}

export const signInTextsQuery = (catalog: Catalog) => assetsQuery(catalog, Object.values(ASSETS))

/**
 * One of the merchant's texts. Undefined until it is known, and if there is none. A text that the page lacks is
 * requested once the form has been painted.
 */
export function useSignInText(name: keyof typeof ASSETS) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenIdle(() => setPainted(true)), [])
  const { data = [] } = useQuery({ ...signInTextsQuery(useCatalog()), enabled: isPainted })
  return data.find(({ id, body }) => id === ASSETS[name] && body)
}

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
