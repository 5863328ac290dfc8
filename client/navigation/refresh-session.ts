import type { QueryClient } from '@tanstack/react-query'

import { BAG_KEY } from '../bag/queries.ts'
import { ifAllowed } from '../kit/browser-storage.ts'
import { readAgain } from '../kit/query-client.ts'
import { SESSION_KEY, TABS } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'

const PERSONAL_KEYS = [SESSION_KEY, BAG_KEY]

/** Events that other tabs have to know. */
const FOR_ALL_TABS = /^(bag-changed|refetch-basket|logged-in|custom-basket|sign-out)$/

/**
 * Requests the session again when a document is restored from the back/forward cache, this or another tab changes the
 * bag or the store, or another tab signs in or out.
 */
export function refreshSessionOnChange(queryClient: QueryClient) {
  const refresh = () => {
    for (const queryKey of PERSONAL_KEYS) void readAgain(queryClient, queryKey)
  }
  addEventListener('pageshow', (event) => event.persisted && refresh())
  const tabs = ifAllowed(() => new BroadcastChannel(TABS))
  tabs?.addEventListener('message', refresh)
  onShopEvent((event) => {
    if (event.type === 'refetch-basket') refresh()
    if (FOR_ALL_TABS.test(event.type)) tabs?.postMessage({ type: event.type })
  })
}
