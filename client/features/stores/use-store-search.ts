import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { FindStoresInput } from '#shared/stores/store.ts'

import { createHttpStores } from '../../adapters/http-stores.ts'
import { useAppContext } from '../../app/app-context.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** Where stores are searched for. At first the worker knows best. */
type Near = FindStoresInput['near']

type Stores = ReturnType<typeof createHttpStores>

const nearbyQuery = ({ findStores }: Stores, search: FindStoresInput) =>
  queryOptions({
    queryKey: ['nearby-stores', search],
    queryFn: ({ signal }) => findStores(search, signal),
    // Somebody may have moved, and hours and stock change. Without a connection it fails at once and says so.
    gcTime: 0,
    networkMode: 'always',
  })

/** The stores near a place. Only the result of the latest search is ever shown. */
export function useStoreSearch(productId: string | null) {
  const [near, setNear] = useState<Near>(null)
  const stores = createHttpStores(useAppContext())
  const { data, isFetching, isError, refetch } = useQuery(nearbyQuery(stores, { near, productId }))
  useEffect(() => {
    if (productId === null || !data?.stores) return
    const isAnywhere = data.stores.some(({ hasProduct }) => hasProduct)
    emitShopEvent({ type: 'stores-searched', productId, isAnywhere })
  }, [productId, data])
  return {
    /** Undefined until there is a result. */
    found: isFetching || isError ? undefined : data,
    isLost: isError && !isFetching,
    search: (next: Near) => {
      if (JSON.stringify(next) === JSON.stringify(near)) void refetch()
      else setNear(next)
    },
    again: () => void refetch(),
  }
}

export type StoreSearch = ReturnType<typeof useStoreSearch>
