import { consent } from '#shared/consent/consent.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'

import { browserCookies } from '../kit/browser-storage.ts'
import { emitShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** The visitor has chosen which cookies to allow. */
    'privacy-chosen': object
  }
}

/** The groups that the visitor allows now, without those that the browser objects to. */
export function allowedGroups(): readonly ConsentGroup[] {
  const groups = consent.choiceIn(browserCookies()) ?? []
  return navigator.globalPrivacyControl ? groups.filter((group) => group !== 'targeting') : groups
}

/** Saves which cookies the visitor allows, without leaving the page. @returns whether it is saved */
export async function savePrivacyChoice(action: string, body: URLSearchParams): Promise<boolean> {
  // The answer redirects to the page of choices, which the app has not requested.
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  const isSaved = answer?.type === 'opaqueredirect'
  if (isSaved) emitShopEvent({ type: 'privacy-chosen' })
  return isSaved
}
