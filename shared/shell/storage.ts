import * as features from '#shop/features.ts'

import { noneOf } from '../http/none-of.ts'
import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

const redirectCookies = {
  redirect: {
    name: 'international-redirect',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 30 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

export const shellCookies = {
  ...(features.redirectDialog ? redirectCookies : noneOf<typeof redirectCookies>()),
  /** Content may rename it: see `welcomeCookie`. */
  welcome: {
    name: '{welcome-modal}',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

/** The cookie of the welcome dialog, unless its content says otherwise (spec 1 §4). */
export const WELCOME_COOKIE = { name: 'welcome-modal', days: 30 } as const
export const MAX_WELCOME_DAYS = shellCookies.welcome.maxAgeSeconds / DAY

/** The cookie of the welcome dialog under the name that its content gives it. */
export const welcomeCookie = (name: string = WELCOME_COOKIE.name): CookieDeclaration => ({
  ...shellCookies.welcome,
  name,
})
