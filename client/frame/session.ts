import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

import type { SessionView } from '#shared/contract/shopper.ts'

import { onShopEvent } from './shop-events.ts'

declare global {
  /** Asked for by the starter in the head, before the bundle arrives. */
  var vitrineSession: Promise<SessionView | null> | undefined
}

export const SESSION_ADDRESS = '/api/session'

/** Runs in the head of every document: the personal part of the page is on its way before the bundle is. */
export const SESSION_STARTER = `vitrineSession=fetch(${JSON.stringify(SESSION_ADDRESS)},{headers:{accept:"application/json"}}).then(function(r){return r.ok?r.json():null},function(){return null})`

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionView | null> => {
    const started = globalThis.vitrineSession
    globalThis.vitrineSession = undefined
    if (started) return started
    const answer = await fetch(SESSION_ADDRESS, { signal })
    return answer.ok ? answer.json() : null
  },
  // Only an event makes it old: another tab's deed, or the return of a document from the past.
  staleTime: Infinity,
})

/** Undefined until known; null when it cannot be known now. Never asked for on the server. */
export function useSession() {
  const { data } = useQuery({ ...sessionQuery, enabled: typeof document !== 'undefined' })
  return data
}

/** A deed on the bag was answered: who was anonymous has a session now. */
export function noteBagCount(queryClient: QueryClient, bagCount: number) {
  queryClient.setQueryData(sessionQuery.queryKey, (session) => {
    if (!session) return session
    const { customerType } = session
    return {
      ...session,
      bagCount,
      customerType: customerType === 'anonymous' ? 'guest' : customerType,
    }
  })
}

const PERSONAL_KEYS = [sessionQuery.queryKey, ['bag']]

/** Asks again when the document comes back from the back/forward cache, or another tab changed the bag. */
export function keepSessionCurrent(queryClient: QueryClient) {
  const refresh = () => {
    for (const queryKey of PERSONAL_KEYS) void queryClient.invalidateQueries({ queryKey })
  }
  addEventListener('pageshow', (event) => event.persisted && refresh())
  const tabs = new BroadcastChannel('vitrine')
  tabs.addEventListener('message', refresh)
  onShopEvent((event) => {
    if (event.type === 'bag-changed') tabs.postMessage(event)
  })
}
