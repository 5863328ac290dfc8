import { CONSENT_GROUPS, type ConsentGroup } from './cookies.ts'

/** What visitors may refuse. */
export const OPTIONAL_GROUPS = CONSENT_GROUPS.filter((group) => group !== 'necessary')

/** The cookie's value for a visitor who has refused every group. */
const REFUSED = 'none'

/** The value of the consent cookie: the chosen groups, separated by dots. */
export function formatConsent(groups: readonly ConsentGroup[]): string {
  return OPTIONAL_GROUPS.filter((group) => groups.includes(group)).join('.') || REFUSED
}

/** The groups in the value of the consent cookie. Null if no choice was made, or the value is none of the shop's. */
export function parseConsent(value: string | null): ConsentGroup[] | null {
  const names = value === REFUSED ? [] : (value ?? '').split('.')
  const groups = OPTIONAL_GROUPS.filter((group) => names.includes(group))
  return groups.length === names.length ? ['necessary', ...groups] : null
}
