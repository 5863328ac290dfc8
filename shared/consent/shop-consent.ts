import { OPTIONAL_GROUPS } from '../storage/consent-groups.ts'
import { readCookie, setCookie } from '../storage/cookies.ts'
import type { ConsentPlatform } from './consent-platform.ts'
import { consentCookies } from './storage.ts'

/** The cookie's value for a visitor who has refused every group. */
const REFUSED = 'none'

/** The cookie counts for both sites. */
const SCOPE = { site: '', prefix: '' }

/** Keeps the choice in a cookie of the shop: the names of the groups, separated by dots. */
export const shopConsent: ConsentPlatform = {
  asksItself: false,
  choiceIn(cookies) {
    const value = readCookie(cookies, consentCookies.consent, SCOPE)
    const names = value === REFUSED ? [] : (value ?? '').split('.')
    const groups = OPTIONAL_GROUPS.filter((group) => names.includes(group))
    return groups.length === names.length ? ['necessary', ...groups] : null
  },
  keep(headers, groups) {
    const kept = OPTIONAL_GROUPS.filter((group) => groups.includes(group))
    setCookie(headers, consentCookies.consent, { ...SCOPE, value: kept.join('.') || REFUSED })
  },
}
