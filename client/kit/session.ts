import { queryOptions, useQuery } from '@tanstack/react-query'

import type { SessionAction, SessionAnswer, SessionView } from '#shared/shell/session.ts'
import type { Locale, SiteId } from '#shared/site/site.ts'

import { useAppContext } from './app-context.ts'
import { useHydrated } from './use-hydrated.ts'

declare global {
  /** Asks for the session. Defined by an inline script (`worker/render/document-scripts.tsx`). */
  function vitrineAsk(action: SessionAction): Promise<SessionAnswer | null>
  /** The request that the script has sent before the bundle arrives. */
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

/** The channel on which the tabs of a shopper report changes of the session. */
export const TABS = 'vitrine'
