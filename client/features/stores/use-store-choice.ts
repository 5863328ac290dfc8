import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import type { SessionView } from '#shared/shell/session.ts'
import type { SessionStore } from '#shared/stores/store.ts'
import { routes } from '#shared/routes.ts'

import { createHttpStores } from '../../adapters/http-stores.ts'
import { useShop } from '../../app/app-context.ts'
import { SESSION_KEY } from '../../app/session.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

interface StoreChoiceOptions {
  productId: string | null
  onChosen: () => void
}

/** Sets the shopper's store, once however often it is pressed. */
export function useStoreChoice({ productId, onChosen }: StoreChoiceOptions) {
  const { site, locale, path } = useShop()
  const show = useShownStore()
  const [problem, setProblem] = useState<ProblemType | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function send(storeId: string, isConfirmed: boolean) {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(null)
    setSending(true)
    const isOnCart = path === routes.cart.path
    try {
      const { chooseStore } = createHttpStores({ site, locale })
      await show(await chooseStore({ storeId, productId, isConfirmed, isOnCart }))
      onChosen()
    } catch (error) {
      const type = error instanceof ProblemError ? error.type : 'unexpected'
      setAsked(type === 'store-unsure' ? storeId : null)
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
    asked,
    isSending,
    choose: (storeId: string) => send(storeId, false),
    confirm: async () => asked !== null && send(asked, true),
    /** Drops the error and the question. */
    forget: () => {
      setProblem(null)
      setAsked(null)
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
