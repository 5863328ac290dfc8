import { consent } from '#shared/consent/consent.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'

import { browserCookies } from '../../app/browser-cookies.ts'

/** What the visitor allows at this moment, without what the browser objects to. */
export function allowedGroups(): readonly ConsentGroup[] {
  const groups = consent.choiceIn(browserCookies()) ?? []
  return navigator.globalPrivacyControl ? groups.filter((group) => group !== 'targeting') : groups
}
