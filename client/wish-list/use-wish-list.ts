import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'

import { ProblemError } from '#shared/http/problem.ts'
import type { PortOf } from '#shared/http/endpoint.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'
import type { AddWish, RemoveWish } from '#shared/wish-list/wish-list.ts'
import { WANTED_WISH_KEY } from '#shared/wish-list/storage.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { useAppContext } from '../kit/app-context.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { ifAllowed, readTab, removeTab, writeTab } from '../kit/browser-storage.ts'
import { readAgain } from '../kit/query-client.ts'
import { emitShopEvent, type ToastAction } from '../kit/shop-events.ts'
import { needsSignIn } from '../kit/forms/submit-if-signed-out.ts'

/** Begins the keys of everything that is known about the customer's own list. */
export const WISH_LIST_KEY = ['wish-list']

/** The products of the customer's list, for the hearts of products. */
export const wishListQuery = (wishLists: Pick<PortOf<typeof wishListEndpoints>, 'getWishList'>) =>
  queryOptions({
    queryKey: [...WISH_LIST_KEY, 'hearts'],
    queryFn: ({ signal }) => wishLists.getWishList({}, signal),
    // Only events make it stale: a change in this or another tab, or a restored document.
    staleTime: Infinity,
  })

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** A product is on the customer's list now, and was not before. */
    'wish-added': { productId: string }
  }
}

const tabs = ifAllowed(() => new BroadcastChannel('vitrine-wishes'))

type MessageId = FormatjsIntl.Message['ids']

/** Changes of the customer's list. Each announces its result or failure, and all tabs read the list again. */
export function useWishList() {
  const appContext = useAppContext()
  const queryClient = useQueryClient()
  const intl = useIntl()

  return useMemo(() => {
    const wishLists = createHttpPort(wishListEndpoints, appContext)
    const refresh = () => readAgain(queryClient, WISH_LIST_KEY)

    const say = (id: MessageId, tone: 'success' | 'error', action?: ToastAction) =>
      emitShopEvent({
        type: 'toasted',
        about: 'promise',
        tone,
        text: intl.formatMessage({ id }),
        ...(action && { action }),
      })

    /** Announces failures. @returns whether it was done */
    async function change(work: () => Promise<unknown>, keep?: () => void): Promise<boolean> {
      try {
        if (!navigator.onLine) throw new ProblemError('unavailable')
        await work()
        return true
      } catch (error) {
        if (needsSignIn(error)) {
          // The next document explains why, and adds the product after signing in.
          keep?.()
          location.reload()
        } else say(navigator.onLine ? 'formError.generic' : 'wishList.offline', 'error')
        return false
      } finally {
        await refresh()
        tabs?.postMessage(null)
      }
    }

    const add = (wish: AddWish) =>
      change(
        async () => {
          const { isKnown } = await wishLists.addWish(wish, createIdempotencyKey())
          say(isKnown ? 'wishList.known' : 'wishList.added', 'success')
          if (!isKnown) emitShopEvent({ type: 'wish-added', productId: wish.productId })
        },
        () => keepWish(wish.productId),
      )
    return {
      wishLists,
      change,
      add,
      say,
      refresh: () => void refresh(),
      remove: (wishes: readonly RemoveWish[], undone?: AddWish) =>
        change(async () => {
          for (const wish of wishes) await wishLists.removeWish(wish, createIdempotencyKey())
          const undo = undone && {
            label: intl.formatMessage({ id: 'wishList.undo' }),
            run: () => void add(undone),
          }
          say('wishList.removed', 'success', undo)
        }),
    }
  }, [appContext, queryClient, intl])
}

/** Reads the list again after a change in another tab, and when the document is restored. */
export function useChangesElsewhere(refresh: () => void) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    tabs?.addEventListener('message', refresh, { signal })
    addEventListener('pageshow', (event) => event.persisted && refresh(), { signal })
    return () => listening.abort()
  }, [refresh])
}

/** Remembers in this tab what a guest wants on the list, until they have signed in. */
export function keepWish(productId: string) {
  writeTab(WANTED_WISH_KEY, productId)
}

/** The product that is wanted, which is then forgotten. Null if there is none. */
export function takeWish(): string | null {
  const productId = readTab(WANTED_WISH_KEY)
  if (productId !== null) removeTab(WANTED_WISH_KEY)
  return productId
}
