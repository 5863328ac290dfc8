import { consent } from '#shared/consent/consent.ts'
import { resolveConsent } from '#shared/consent/resolve-consent.ts'
import type { SessionView } from '#shared/shell/session.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'

import { browserCookies } from '../kit/browser-storage.ts'
import { emitShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface InternalEvents {
    /** The visitor has chosen which cookies to allow. */
    'privacy-chosen': object
  }
}

/** The groups that are allowed now. Until the session says otherwise, nothing is allowed before a choice. */
export const allowedGroups = (session: SessionView | null | undefined): readonly ConsentGroup[] =>
  resolveConsent({
    choice: consent.choiceIn(browserCookies()),
    objects: navigator.globalPrivacyControl === true,
    regime: session?.privacyRegime ?? 'opt-in',
  })

/** Saves which cookies the visitor allows, without leaving the page. @returns whether it is saved */
export async function savePrivacyChoice(action: string, body: URLSearchParams): Promise<boolean> {
  // The answer redirects to the page of choices, which the app has not requested.
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  const isSaved = answer?.type === 'opaqueredirect'
  if (isSaved) emitShopEvent({ type: 'privacy-chosen' })
  return isSaved
}
