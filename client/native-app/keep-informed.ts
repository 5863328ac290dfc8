import type { QueryClient } from '@tanstack/react-query'

import { PRIVACY_CHOICES_PATH, CHOICE_FIELD } from '#shared/consent/privacy.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { OPTIONAL_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { savePrivacyChoice, allowedGroups } from '../consent/privacy-choice.ts'
import { SESSION_KEY } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { sendToNativeApp, type NativeAction } from './native-bridge.ts'

/** Sends the session to the native app with each shown page and after each change, and receives the app's messages. */
export function keepNativeAppInformed(
  queryClient: QueryClient,
  { placement, site, locale }: Pick<AppContextValue, 'placement' | 'site' | 'locale'>,
) {
  let told: SessionView | null = null
  // Events have the browser's clock.
  const tell = (action: NativeAction) =>
    sendToNativeApp(action, {
      view: window,
      now: performance.timeOrigin + new Event('told').timeStamp,
    })

  const compare = () => {
    const session = sessionIn(queryClient)
    if (!session || session === told) return
    const before = told
    told = session
    const { customerType, bagCount } = session
    if (!before) return void tell({ action: 'session', customerType, bagCount })
    if (isCustomer(session) && !isCustomer(before)) tell({ action: 'signed-in' })
    if (bagCount !== before.bagCount) tell({ action: 'bag-changed', bagCount })
  }

  hearNativeApp(async (choice) => {
    await savePrivacyChoice(placement.href({ site, locale, path: PRIVACY_CHOICES_PATH }), choice)
    tell({ action: 'consent-changed', groups: allowedGroups(sessionIn(queryClient)) })
  })
  compare()
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === SESSION_KEY[0]) compare()
  })
  onShopEvent(({ type }) => {
    if (type === 'sign-out') tell({ action: 'signed-out' })
    if (type !== 'page-viewed') return
    told = null
    compare()
  })
}

const isCustomer = ({ customerType }: SessionView) => customerType === 'registered'

const sessionIn = (queryClient: QueryClient) =>
  queryClient
    .getQueriesData<SessionView | null>({ queryKey: SESSION_KEY })
    .find(([, session]) => session)?.[1]

declare global {
  /** Messages of the native app to the page (docs/native-app.md). */
  var vitrineShop: { postMessage(message: string): void } | undefined
}

/** Hears which groups of cookies the visitor has allowed in the app. Other messages are ignored. */
function hearNativeApp(save: (choice: URLSearchParams) => Promise<void>) {
  globalThis.vitrineShop = {
    postMessage(message) {
      const groups = allowedIn(message)
      if (!groups) return
      const ticked = groups.map((group) => [group, 'on'])
      void save(new URLSearchParams([[CHOICE_FIELD, 'groups'], ...ticked]))
    },
  }
}

/** The groups of a choice of consent. Null for any other message. */
export function allowedIn(message: string): readonly ConsentGroup[] | null {
  const told = objectIn(message)
  if (told?.['type'] !== 'action' || told['action'] !== 'consent') return null
  const { groups } = told
  if (!Array.isArray(groups)) return null
  const known = OPTIONAL_GROUPS.filter((group) => groups.includes(group))
  return groups.every((name) => name === 'necessary' || known.includes(name)) ? known : null
}

function objectIn(message: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(message)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
