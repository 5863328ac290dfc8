import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

import type { SessionView } from '#shared/contract/shopper.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { useFrame } from './frame-context.ts'
import { onShopEvent } from './shop-events.ts'

declare global {
  /** Asked for by the starter in the head, before the bundle arrives. */
  var vitrineSession: Promise<SessionView | null> | undefined
}

/** A visitor has a session, and a bag, with each site. */
interface Whose {
  site: SiteId
  locale: Locale
}

const addressOf = ({ site, locale }: Whose) =>
  `/api/session?${new URLSearchParams({ site, locale })}`

/** Runs in the head of every document: the personal part of the page is on its way before the bundle is. */
export const sessionStarter = (whose: Whose) =>
  `vitrineSession=fetch(${JSON.stringify(addressOf(whose))},{headers:{accept:"application/json"}}).then(function(r){return r.ok?r.json():null},function(){return null})`

const SESSION_KEY = ['session']

const sessionQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [...SESSION_KEY, whose],
    queryFn: async ({ signal }): Promise<SessionView | null> => {
      const started = globalThis.vitrineSession
      globalThis.vitrineSession = undefined
      if (started) return started
      const answer = await fetch(addressOf(whose), { signal })
      return answer.ok ? answer.json() : null
    },
    // Only an event makes it old: another tab's deed, or the return of a document from the past.
    staleTime: Infinity,
  })

/** Undefined until known; null when it cannot be known now. Never asked for on the server. */
export function useSession() {
  const { site, locale } = useFrame()
  const query = sessionQuery({ site: site.id, locale })
  const { data } = useQuery({ ...query, enabled: typeof document !== 'undefined' })
  return data
}

/**
 * A deed on the bag was answered: who was anonymous has a session now. An older answer that is still on its
 * way would say otherwise; whatever else it would have said is asked for again.
 */
export async function noteBagCount(queryClient: QueryClient, bagCount: number) {
  const sessions = { queryKey: SESSION_KEY }
  const known = queryClient.getQueriesData<SessionView | null>(sessions)
  const isUnsure = queryClient.isFetching(sessions) > 0 || known.some(([, session]) => !session)
  await queryClient.cancelQueries(sessions)
  queryClient.setQueriesData<SessionView | null>(sessions, (session) => {
    if (!session) return session
    const { customerType } = session
    return {
      ...session,
      bagCount,
      customerType: customerType === 'anonymous' ? 'guest' : customerType,
    }
  })
  if (isUnsure) void queryClient.invalidateQueries(sessions)
}

const PERSONAL_KEYS = [SESSION_KEY, ['bag']]

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
