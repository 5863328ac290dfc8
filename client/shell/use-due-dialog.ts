import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { consent } from '#shared/consent/consent.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { shellCookies, welcomeCookie } from '#shared/shell/storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'
import type { DialogName, DismissedDialog } from '#shared/shell/dialogs.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext, useCatalog, useShop } from '../kit/app-context.ts'
import { browserCookies } from '../kit/browser-storage.ts'
import { useSession } from '../kit/session.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { firstDue, isSuppressed } from './modal-rules.ts'
import { WELCOME_SETTINGS_KEY, type WelcomeSettings } from './welcome-settings.ts'

interface Shown {
  /** The dialog that has been opened last. */
  opened: DialogName | null
  /** What was closed on this document, before its cookie arrives or if it never does. */
  closed: readonly DialogName[]
}

/**
 * What is to be open, from what the document and the session say. Without a session or a country it is nothing but the
 * question for consent.
 */
export function useDueDialog({ opened, closed }: Shown): DialogName | null {
  const { site, path } = useShop()
  const session = useSession()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const welcome = useQueryClient().getQueryData<WelcomeSettings | null>(WELCOME_SETTINGS_KEY)
  const cookies = useSyncExternalStore(onReturn, browserCookies)
  const isAsked = useIsAsked(cookies)

  const scope = { site: site.id, prefix: '' }
  const dialogCookies = { ...shellCookies, welcome: welcomeCookie(welcome?.cookieName) }
  // The page of choices is the answer to the first question, so nothing opens over it.
  const isOnChoices = path === routes.privacyChoices.path
  const place = isOnChoices ? null : placeIn(session)
  const isNew = (name: DismissedDialog) =>
    place !== null &&
    !closed.includes(name) &&
    readCookie(cookies, dialogCookies[name], scope) === null
  const isAbroad = place?.foreignCountry != null
  return firstDue({
    consent: isAsked && !closed.includes('consent'),
    redirect: preferences?.InternationalRedirectEnabled === true && isAbroad && isNew('redirect'),
    // Once it is open, another page closes it.
    welcome: isNew('welcome') && (opened === 'welcome' || isWelcome(path, welcome)),
  })
}

/** Whether the banner is to ask: before a choice, except on the page of choices, which asks the same. */
function useIsAsked(cookies: string) {
  const { path } = useShop()
  const { isNativeApp } = useAppContext()
  const isElsewhere = isNativeApp || consent.asksItself || path === routes.privacyChoices.path
  return !isElsewhere && navigator.cookieEnabled && consent.choiceIn(cookies) === null
}

/** Null while the country is unknown, and where no dialog may open. Without a cookie, one would open on every visit. */
function placeIn(session: SessionView | null | undefined) {
  const isOpenTo = session && !session.isNativeApp && navigator.cookieEnabled
  return isOpenTo && session.geolocation.countryCode ? session.geolocation : null
}

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
