import type { QueryClient } from '@tanstack/react-query'

import type { SignedIn } from '#shared/sign-in/account.ts'
import type { SessionView } from '#shared/shell/session.ts'

import { SESSION_KEY } from '../../app/session.ts'
import { emitShopEvent } from '../../app/shop-events.ts'

/** Tells the shop and its other tabs that a visitor has signed in (spec 1 §4). */
export async function becomeCustomer({ bag }: SignedIn, queryClient: QueryClient) {
  const sessions = { queryKey: SESSION_KEY }
  emitShopEvent({ type: 'user_login' })
  // An older request would return the guest.
  await queryClient.cancelQueries(sessions)
  queryClient.setQueriesData<SessionView | null>(
    sessions,
    (session) => session && { ...session, customerType: 'registered' },
  )
  void queryClient.invalidateQueries(sessions)
  emitShopEvent({ type: 'logged-in' })
  if (bag === 'merged' || bag === 'partly-merged') emitShopEvent({ type: 'custom-basket' })
}
