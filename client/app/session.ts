import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'

import type { SessionAction, SessionAnswer, SessionView } from '#shared/shell/session.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { useAppContext } from './app-context.ts'
import { ifAllowed } from './if-allowed.ts'
import { readAgain } from './read-again.ts'
import { onShopEvent } from './shop-events.ts'
import { useHydrated } from './use-hydrated.ts'

declare global {
  /** Asks for the session. Defined by an inline script (`worker/pages/session-script.ts`). */
  function vitrineAsk(action: SessionAction): Promise<SessionAnswer | null>
  /** What that script has asked for before the bundle arrives. */
  var vitrineSession: Promise<SessionAnswer | null> | undefined
}

/** A visitor has a session and a bag for each site. */
interface SessionOwner {
  site: { id: SiteId }
  locale: Locale
}

export const SESSION_KEY = ['session']

export const sessionQuery = ({ site, locale }: SessionOwner) =>
  queryOptions({
    queryKey: [...SESSION_KEY, { site: site.id, locale }],
    queryFn: async ({ client, queryKey }): Promise<SessionView | null> => {
      const started = globalThis.vitrineSession
      globalThis.vitrineSession = undefined
      const answer = await (started ?? vitrineAsk('update'))
      const session = answer && answer.data.onsession
      // Spec 2 §4: noop keeps the session that the browser has.
      const known = session?.action === 'noop' && client.getQueryData<SessionView>(queryKey)
      return known || session
    },
    // Only events make it stale: a mutation in another tab, or a restored document.
    staleTime: Infinity,
  })

/**
 * Undefined until it is known; null if it is unavailable. Unknown on the server, and while a part of the document is
 * hydrated, which may be later than its arrival.
 */
export const useSession: () => SessionView | null | undefined =
  typeof document === 'undefined' ? () => undefined : useSessionInBrowser

function useSessionInBrowser() {
  const isHydrated = useHydrated()
  const { data } = useQuery(sessionQuery(useAppContext()))
  return isHydrated ? data : undefined
}

/** The session, if it is that of a customer who is signed in. */
export const customerIn = (session: SessionView | null | undefined) =>
  session?.customerType === 'registered' ? session : null

/** Whether the visitor has an experiment's flag. Undefined outside of it, and until it is known. */
export const flagOf = (session: SessionView | null | undefined, flag: string) =>
  session?.experiments.find(({ name }) => name === flag)?.isOn

/**
 * Updates the bag count after a mutation. An anonymous visitor has a session from then on. Older requests would
 * return outdated data, so they are cancelled and repeated.
 */
export async function setBagCount(queryClient: QueryClient, bagCount: number) {
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

/** The channel on which the tabs of a shopper say that the bag or the store has changed. */
export const TABS = 'vitrine'

const PERSONAL_KEYS = [SESSION_KEY, ['bag']]

/** Other tabs are told about these events. */
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
    if (FOR_ALL_TABS.test(event.type)) tabs?.postMessage(event)
  })
}
