import type { ConsentGroup } from './consent-groups.ts'

export interface CookieDeclaration {
  /** `{site}` stands for the site's id. */
  name: string
  setBy: 'the shop' | 'a tester'
  /** Visitors who have not agreed to this group do not get the cookie. `necessary` needs no consent. */
  group: ConsentGroup
  /** The longest lifetime. Null if the cookie ends with the browser's session. */
  maxAgeSeconds: number | null
  /** Whether the name begins with the configured prefix. Without a prefix the cookie is not `Secure`. */
  isPrefixed: boolean
  httpOnly: boolean
  sameSite: 'Lax' | 'Strict'
}

/** Seconds. */
export const DAY = 86_400
