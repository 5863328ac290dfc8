import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { FindStoresInput } from '#shared/contract/store.ts'

import { createHttpStores } from '../../adapters/http-stores.ts'
import { useAppContext } from '../../app/app-context.ts'

/** Where stores are searched for. At first the worker knows best. */
export type Near = FindStoresInput['near']

/** The stores near a place. Only the result of the latest search is ever shown. */
export function useStoreSearch(productId: string | null) {
  const { site, locale } = useAppContext()
  const [near, setNear] = useState<Near>(null)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['nearby-stores', site.id, locale, productId, near],
    queryFn: ({ signal }) =>
      createHttpStores({ site, locale }).findStores({ near, productId }, signal),
    // Somebody may have moved, and hours and stock change. Without a connection it fails at once and says so.
    gcTime: 0,
    networkMode: 'always',
  })
  return {
    near,
    /** Undefined until there is a result. */
    found: isFetching || isError ? undefined : data,
    isSearching: isFetching,
    isLost: isError && !isFetching,
    search(next: Near) {
      if (JSON.stringify(next) === JSON.stringify(near)) void refetch()
      else setNear(next)
    },
    again: () => void refetch(),
  }
}

export type StoreSearch = ReturnType<typeof useStoreSearch>
