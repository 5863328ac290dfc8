import type { COOKIES } from '#shared/storage/cookie-declarations.ts'

interface CookiePurpose {
  purpose: string
  /** How long the cookie is kept at most. */
  lifetime: string
}

/** What the documentation says of every cookie. */
const PURPOSES = {
  session: {
    purpose: 'The shopper’s session: commerce tokens, bag and checkout state. Encrypted.',
    lifetime: 'that of the refresh token (30 days for guests), at most 90 days',
  },
  agent: {
    purpose:
      'The session of an agent who shops for a shopper, in place of the shopper’s. Encrypted.',
    lifetime: 'that of the agent’s token, at most 15 minutes',
  },
  agentLogin: {
    purpose: 'A login that an agent has begun: its state and code verifier. Encrypted.',
    lifetime: '10 minutes',
  },
  visitor: {
    purpose: 'Simulates a visitor. Ignored in staging and production.',
    lifetime: 'as the tester sets it',
  },
  storeId: {
    purpose: 'The store that the shopper picks up at.',
    lifetime: '365 days',
  },
  storeName: {
    purpose: 'The name of that store, for the header.',
    lifetime: '365 days',
  },
  storePreferred: {
    purpose: 'Whether the shopper has chosen that store.',
    lifetime: '365 days',
  },
  postalCode: {
    purpose: 'The postal code that the shopper last searched for stores with.',
    lifetime: '365 days',
  },
  signInCode: {
    purpose:
      'Whom a code to sign in was sent to, and what a new customer has typed until the code is entered. Encrypted.',
    lifetime: '10 minutes',
  },
  passwordReset: {
    purpose:
      'The link to a new password that was followed, so that it is in no address. Encrypted.',
    lifetime: '10 minutes',
  },
  signOutCheck: {
    purpose:
      'When it was last checked whether the customer was signed out on another device, so that this is asked at most once a minute. Encrypted.',
    lifetime: '10 minutes',
  },
  signedOut: {
    purpose:
      'The customer was signed out here by another device, to say so until the next sign-in. Encrypted.',
    lifetime: '10 minutes',
  },
  pendingAction: {
    purpose:
      'What was asked for when signing in was required, such as adding to the bag, to do it afterwards. Encrypted.',
    lifetime: '10 minutes',
  },
  knownDevice: {
    purpose:
      'Which accounts have signed in with this browser, so that a stranger who tries their passwords does not lock it out. Encrypted.',
    lifetime: '365 days',
  },
  reviewer: {
    purpose:
      'A random number, so that a shopper votes on a review, and reviews a product, only once. Set by the first vote or review.',
    lifetime: '365 days',
  },
  visitorId: {
    purpose: 'A random number, so that what a visitor looks at can be recommended from.',
    lifetime: '365 days',
  },
  consent: {
    purpose: 'The groups of cookies that the visitor has agreed to, or `none`.',
    lifetime: '365 days',
  },
  brand: {
    purpose:
      'The state of the customer’s loyalty account, such as `active`, and nothing else (group C0017).',
    lifetime: '365 days, or until somebody else or nobody is signed in',
  },
  marketing: {
    purpose: 'Where the visitor last came from: the name of a search engine, or `other`.',
    lifetime: '365 days',
  },
  redirect: {
    purpose: 'The dialog about shops in other countries was closed.',
    lifetime: '30 days',
  },
  welcome: {
    purpose: 'The welcome dialog was closed. Its content may give the cookie another name.',
    lifetime: 'as the content says: 30 days by default, at most 365',
  },
} satisfies Record<keyof typeof COOKIES, CookiePurpose>

export const cookiePurposes: ReadonlyMap<string, CookiePurpose> = new Map(Object.entries(PURPOSES))
