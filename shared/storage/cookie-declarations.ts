import type { ConsentGroup } from './consent-groups.ts'

export interface CookieDeclaration {
  /** `{site}` stands for the site's id, `{welcome-modal}` for the name that content gives, or itself. */
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

/** What the shop remembers about picking up (spec 1 §9). Only the worker reads it. */
const storeCookie = {
  setBy: 'the shop',
  group: 'necessary',
  maxAgeSeconds: 365 * DAY,
  isPrefixed: false,
  httpOnly: true,
  sameSite: 'Lax',
} as const

/** What a shopper has begun and is going to end, such as by a mail. */
const accountCookie = {
  setBy: 'the shop',
  group: 'necessary',
  maxAgeSeconds: 600,
  isPrefixed: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const

/**
 * Every cookie of the shop. A new one is declared here first, as is a new key of the browser's storage. What they are for is in
 * `scripts/cookie-purposes.ts`, since the browser loads this file.
 */
export const COOKIES = {
  session: {
    name: '{site}-session',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 90 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  agent: {
    name: '{site}-agent',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 15 * 60,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Strict',
  },
  agentLogin: {
    name: '{site}-agent-login',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 10 * 60,
    isPrefixed: true,
    httpOnly: true,
    // The agent returns from another site.
    sameSite: 'Lax',
  },
  visitor: {
    name: 'vitrine-visitor',
    setBy: 'a tester',
    group: 'necessary',
    maxAgeSeconds: null,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  storeId: {
    ...storeCookie,
    name: '{site}-store-id',
  },
  storeName: {
    ...storeCookie,
    name: '{site}-store-name',
  },
  storePreferred: {
    ...storeCookie,
    name: '{site}-store-preferred',
  },
  postalCode: {
    ...storeCookie,
    name: '{site}-postal-code',
  },
  signInCode: {
    ...accountCookie,
    name: '{site}-sign-in-code',
  },
  passwordReset: {
    ...accountCookie,
    name: '{site}-password-reset',
  },
  signOutCheck: {
    ...accountCookie,
    name: '{site}-sign-out-check',
  },
  signedOut: {
    ...accountCookie,
    name: '{site}-signed-out',
  },
  pendingAction: {
    ...accountCookie,
    name: '{site}-pending-action',
  },
  knownDevice: {
    name: '{site}-known-device',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  reviewer: {
    name: '{site}-reviewer',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  visitorId: {
    name: 'visitor-id',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  consent: {
    name: 'privacy-choices',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  brand: {
    name: 'brand-loyalty',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  marketing: {
    name: 'marketing-source',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  redirect: {
    name: 'international-redirect',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 30 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
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
