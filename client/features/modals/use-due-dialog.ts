import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import type { SessionView } from '#shared/contract/session.ts'
import { readCookie } from '#shared/cookies.ts'
import type { DialogName } from '#shared/dialogs.ts'

import { useCatalog, useShop } from '../../app/app-context.ts'
import { browserCookies } from '../../app/browser-cookies.ts'
import { useSession } from '../../app/session.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { firstDue, isSuppressed } from './modal-rules.ts'
import { WELCOME_SETTINGS_KEY, type WelcomeSettings } from './welcome-settings.ts'

interface Shown {
  /** The dialog that has been opened last. */
  opened: DialogName | null
  /** What was closed on this document, before its cookie arrives or if it never does. */
  closed: readonly DialogName[]
}

/** The dialog that is to be open, from what the document and the session say. Null while the country is unknown. */
export function useDueDialog({ opened, closed }: Shown): DialogName | null {
  const { site, path } = useShop()
  const session = useSession()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const welcome = useQueryClient().getQueryData<WelcomeSettings | null>(WELCOME_SETTINGS_KEY)
  const cookies = useSyncExternalStore(onReturn, browserCookies)
  if (!session || !mayOpen(session)) return null

  const scope = { site: site.id, prefix: '', ...(welcome && { welcome: welcome.cookieName }) }
  const isNew = (name: DialogName) =>
    !closed.includes(name) && readCookie(cookies, name, scope) === null
  const isAbroad = session.geolocation.countryCode !== site.country
  return firstDue({
    redirect: isNew('redirect') && isAbroad && preferences?.InternationalRedirectEnabled === true,
    // Once it is open, another page closes it.
    welcome: isNew('welcome') && (opened === 'welcome' || isWelcome(path, welcome)),
  })
}

/** Where no cookie is kept, a dialog would open on every visit. */
const mayOpen = ({ geolocation, isNativeApp }: SessionView) =>
  Boolean(geolocation.countryCode) && !isNativeApp && navigator.cookieEnabled

const isWelcome = (path: string, settings: WelcomeSettings | null | undefined) =>
  settings != null && !isSuppressed(path, settings.suppressedPaths)

/** In the meantime the dialog may have been closed in another tab, or on the page after a restored one. */
function onReturn(change: () => void) {
  addEventListener('pageshow', change)
  document.addEventListener('visibilitychange', change)
  return () => {
    removeEventListener('pageshow', change)
    document.removeEventListener('visibilitychange', change)
  }
}
