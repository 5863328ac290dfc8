import type { ConsentGroup } from './consent/consent-groups.ts'

export interface CookieDeclaration {
  /** `{site}` stands for the site's id, `{welcome-modal}` for the name that content gives, or itself. */
  name: string
  /** What the cookie is for, as the documentation says it. */
  purpose: string
  setBy: 'the shop' | 'a tester'
  /** Visitors who have not agreed to this group do not get the cookie. `necessary` needs no consent. */
  group: ConsentGroup
  /** The longest lifetime. Null if the cookie ends with the browser's session. */
  maxAgeSeconds: number | null
  /** Shown in the documentation instead of `maxAgeSeconds`. */
  lifetime: string
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
  lifetime: '365 days',
  isPrefixed: false,
  httpOnly: true,
  sameSite: 'Lax',
} as const

/** What a shopper has begun and is going to end, such as by a mail. */
const accountCookie = {
  setBy: 'the shop',
  group: 'necessary',
  maxAgeSeconds: 600,
  lifetime: '10 minutes',
  isPrefixed: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const

/** Every cookie of the shop. A new one is declared here first, as is a new key of the browser's storage. */
export const COOKIES = {
  session: {
    name: '{site}-session',
    purpose: 'The shopper’s session: commerce tokens, bag and checkout state. Encrypted.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 90 * DAY,
    lifetime: 'that of the refresh token (30 days for guests), at most 90 days',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  agent: {
    name: '{site}-agent',
    purpose:
      'The session of an agent who shops for a shopper, in place of the shopper’s. Encrypted.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 15 * 60,
    lifetime: 'that of the agent’s token, at most 15 minutes',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Strict',
  },
  agentLogin: {
    name: '{site}-agent-login',
    purpose: 'A login that an agent has begun: its state and code verifier. Encrypted.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 10 * 60,
    lifetime: '10 minutes',
    isPrefixed: true,
    httpOnly: true,
    // The agent returns from another site.
    sameSite: 'Lax',
  },
  visitor: {
    name: 'vitrine-visitor',
    purpose: 'Simulates a visitor. Ignored in staging and production.',
    setBy: 'a tester',
    group: 'necessary',
    maxAgeSeconds: null,
    lifetime: 'as the tester sets it',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  storeId: {
    ...storeCookie,
    name: '{site}-store-id',
    purpose: 'The store that the shopper picks up at.',
  },
  storeName: {
    ...storeCookie,
    name: '{site}-store-name',
    purpose: 'The name of that store, for the header.',
  },
  storePreferred: {
    ...storeCookie,
    name: '{site}-store-preferred',
    purpose: 'Whether the shopper has chosen that store.',
  },
  postalCode: {
    ...storeCookie,
    name: '{site}-postal-code',
    purpose: 'The postal code that the shopper last searched for stores with.',
  },
  signInCode: {
    ...accountCookie,
    name: '{site}-sign-in-code',
    purpose:
      'Whom a code to sign in was sent to, and what a new customer has typed until the code is entered. Encrypted.',
  },
  passwordReset: {
    ...accountCookie,
    name: '{site}-password-reset',
    purpose:
      'The link to a new password that was followed, so that it is in no address. Encrypted.',
  },
  signOutCheck: {
    ...accountCookie,
    name: '{site}-sign-out-check',
    purpose:
      'When it was last checked whether the customer was signed out on another device, so that this is asked at most once a minute. Encrypted.',
  },
  signedOut: {
    ...accountCookie,
    name: '{site}-signed-out',
    purpose:
      'The customer was signed out here by another device, to say so until the next sign-in. Encrypted.',
  },
  pendingAction: {
    ...accountCookie,
    name: '{site}-pending-action',
    purpose:
      'What was asked for when signing in was required, such as adding to the bag, to do it afterwards. Encrypted.',
  },
  knownDevice: {
    name: '{site}-known-device',
    purpose:
      'Which accounts have signed in with this browser, so that a stranger who tries their passwords does not lock it out. Encrypted.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  reviewer: {
    name: '{site}-reviewer',
    purpose:
      'A random number, so that a shopper votes on a review, and reviews a product, only once. Set by the first vote or review.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  visitorId: {
    name: 'visitor-id',
    purpose: 'A random number, so that what a visitor looks at can be recommended from.',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  consent: {
    name: 'privacy-choices',
    purpose: 'The groups of cookies that the visitor has agreed to, or `none`.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  brand: {
    name: 'brand-loyalty',
    purpose:
      'The state of the customer’s loyalty account, such as `active`, and nothing else (group C0017).',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days, or until somebody else or nobody is signed in',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  marketing: {
    name: 'marketing-source',
    purpose: 'Where the visitor last came from: the name of a search engine, or `other`.',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    lifetime: '365 days',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  redirect: {
    name: 'international-redirect',
    purpose: 'The dialog about shops in other countries was closed.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 30 * DAY,
    lifetime: '30 days',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
  welcome: {
    name: '{welcome-modal}',
    purpose: 'The welcome dialog was closed. Its content may give the cookie another name.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    lifetime: 'as the content says: 30 days by default, at most 365',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>
