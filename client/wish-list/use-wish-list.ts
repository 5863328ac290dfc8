import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'

import { ProblemError } from '#shared/http/problem.ts'
import type { AddWish, RemoveWish, ShareWishList } from '#shared/wish-list/wish-list.ts'

import { createHttpWishLists } from '../adapters/http-wish-lists.ts'
import { useAppContext } from '../app/app-context.ts'
import { createIdempotencyKey } from '../app/create-idempotency-key.ts'
import { ifAllowed } from '../app/if-allowed.ts'
import { emitShopEvent, type ToastAction } from '../app/shop-events.ts'
import { needsSignIn } from '../features/actions/submit-if-signed-out.ts'
import { keepWish } from './kept-wish.ts'
import { WISH_LIST_KEY } from './queries.ts'

const tabs = ifAllowed(() => new BroadcastChannel('vitrine-wishes'))

type MessageId = FormatjsIntl.Message['ids']

/** Changes of the customer's list. Each says what has happened, in all tabs the list is read again, and no failure is silent. */
export function useWishList() {
  const appContext = useAppContext()
  const queryClient = useQueryClient()
  const intl = useIntl()

  return useMemo(() => {
    const wishLists = createHttpWishLists(appContext)
    const readAgain = () => queryClient.invalidateQueries({ queryKey: WISH_LIST_KEY })

    const say = (id: MessageId, tone: 'success' | 'error', action?: ToastAction) =>
      emitShopEvent({
        type: 'toasted',
        about: 'promise',
        tone,
        text: intl.formatMessage({ id }),
        ...(action && { action }),
      })

    /** @returns whether it was done; what went wrong is said */
    async function change(work: () => Promise<void>, keep?: () => void): Promise<boolean> {
      try {
        if (!navigator.onLine) throw new ProblemError('unavailable')
        await work()
        return true
      } catch (error) {
        if (needsSignIn(error)) {
          // The next document says why, and adds what was wanted after signing in.
          keep?.()
          location.reload()
        } else say(navigator.onLine ? 'formError.generic' : 'wishList.offline', 'error')
        return false
      } finally {
        await readAgain()
        tabs?.postMessage(null)
      }
    }

    const add = (wish: AddWish) =>
      change(
        async () => {
          const { isKnown } = await wishLists.addWish(wish, createIdempotencyKey())
          say(isKnown ? 'wishList.known' : 'wishList.added', 'success')
        },
        () => keepWish(wish.productId),
      )
    const take = async (wish: RemoveWish) => {
      await wishLists.removeWish(wish, createIdempotencyKey())
    }

    return {
      wishLists,
      add,
      say,
      refresh: () => void readAgain(),
      /** Without a word, for what is removed by another action. */
      take: (wish: RemoveWish) => change(() => take(wish)),
      remove: (wishes: readonly RemoveWish[], undone?: AddWish) =>
        change(async () => {
          for (const wish of wishes) await take(wish)
          const undo = undone && {
            label: intl.formatMessage({ id: 'wishList.undo' }),
            run: () => void add(undone),
          }
          say('wishList.removed', 'success', undo)
        }),
      share: (sharing: ShareWishList) =>
        change(async () => {
          await wishLists.shareWishList(sharing, createIdempotencyKey())
          say(sharing.isPublic ? 'wishList.shared' : 'wishList.private', 'success')
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
