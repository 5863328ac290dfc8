import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { storeEndpoints } from '#shared/stores/endpoints.ts'
import type { FindStoresInput, NearbyStores, SessionStore } from '#shared/stores/store.ts'

import { useAppContext, useShop } from '../kit/app-context.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { SESSION_KEY } from '../kit/session.ts'
import { emitShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface InternalEvents {
    /** The dialog for a product is closed, with a store or without. */
    'store-settled': { productId: string; isChosen: boolean }
    /** Stores around a place were searched for one that has a product. */
    'stores-searched': { productId: string; isAnywhere: boolean }
  }
}

interface StoreChoiceOptions {
  productId: string | null
  onChosen: () => void
}

/** Sets the shopper's store, once however often it is pressed. */
export function useStoreChoice({ productId, onChosen }: StoreChoiceOptions) {
  const { site, locale, path } = useShop()
  const show = useShownStore()
  const [problem, setProblem] = useState<ProblemType | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function send(storeId: string, isConfirmed: boolean) {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(null)
    setSending(true)
    const isOnCart = path === routes.cart.path
    try {
      const { chooseStore } = createHttpPort(storeEndpoints, { site, locale })
      const choice = { storeId, productId, isConfirmed, isOnCart }
      await show(await chooseStore(choice, createIdempotencyKey()))
      onChosen()
    } catch (error) {
      const type = error instanceof ProblemError ? error.type : 'unexpected'
      setUnconfirmed(type === 'store-unsure' ? storeId : null)
      setProblem(type === 'store-unsure' ? null : type)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    /** Why the store was not set. */
    problem,
    /** The store that has to be confirmed. */
    unconfirmed,
    isSending,
    choose: (storeId: string) => send(storeId, false),
    confirm: async () => unconfirmed !== null && send(unconfirmed, true),
    /** Drops the error and the question. */
    forget: () => {
      setProblem(null)
      setUnconfirmed(null)
    },
  }
}

export type StoreChoice = ReturnType<typeof useStoreChoice>

/** Header and bar follow at once, and with the refreshed basket everything else, also in other tabs. */
function useShownStore() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  return async (store: SessionStore) => {
    const sessions = { queryKey: SESSION_KEY }
    await queryClient.cancelQueries(sessions)
    queryClient.setQueriesData<SessionView | null>(
      sessions,
      (session) => session && { ...session, store },
    )
    emitShopEvent({ type: 'refetch-basket' })
    const text = intl.formatMessage({ id: 'stores.chosen' }, { store: store.storeName })
    emitShopEvent({ type: 'toasted', about: 'promise', tone: 'success', text })
  }
}

/** Where stores are searched for. At first the worker knows best. */
type Near = FindStoresInput['near']

const nearbyQuery = (
  find: (signal: AbortSignal) => Promise<NearbyStores>,
  search: FindStoresInput,
) =>
  queryOptions({
    queryKey: ['nearby-stores', search],
    queryFn: ({ signal }) => find(signal),
    // The shopper may have moved, and hours and stock change. Without a connection it fails at once.
    gcTime: 0,
    networkMode: 'always',
  })

/** The stores near a place. Only the result of the latest search is ever shown. */
export function useStoreSearch(productId: string | null) {
  const [near, setNear] = useState<Near>(null)
  const appContext = useAppContext()
  const search = { near, productId }
  const { data, isFetching, isError, refetch } = useQuery(
    nearbyQuery(
      (signal) => createHttpPort(storeEndpoints, appContext).findStores(search, signal),
      search,
    ),
  )
  useEffect(() => {
    if (productId === null || !data?.stores) return
    const isAnywhere = data.stores.some(({ hasProduct }) => hasProduct !== false)
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
