import type { QueryClient } from '@tanstack/react-query'

import { PRIVACY_CHOICES_PATH } from '#shared/actions.ts'
import type { SessionView } from '#shared/shell/session.ts'

import type { AppContextValue } from '../../app/app-context.ts'
import { savePrivacyChoice } from '../../app/save-privacy-choice.ts'
import { SESSION_KEY } from '../../app/session.ts'
import { onShopEvent } from '../../app/shop-events.ts'
import { allowedGroups } from '../analytics/allowed-groups.ts'
import { hearNativeApp } from './hear-native-app.ts'
import { tellNativeApp, type NativeAction } from './native-bridge.ts'

/** Tells the native app about the session with each page that is shown, and whatever changes in between, and hears it. */
export function keepNativeAppInformed(
  queryClient: QueryClient,
  { placement, site, locale }: Pick<AppContextValue, 'placement' | 'site' | 'locale'>,
) {
  let told: SessionView | null = null
  // Events have the browser's clock.
  const tell = (action: NativeAction) =>
    tellNativeApp(action, {
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
    tell({ action: 'consent-changed', groups: allowedGroups() })
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
