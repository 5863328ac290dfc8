import type { COOKIES } from '#shared/browser-storage.ts'

interface CookiePurpose {
  purpose: string
  /** The cookie's maximum lifetime. */
  lifetime: string
}

/** The documentation of every cookie. */
const PURPOSES = {
  session: {
    purpose: 'The shopper’s session: commerce tokens, bag and checkout state. Encrypted.',
    lifetime: 'as the refresh token (30 days for guests), at most 90 days',
  },
  agent: {
    purpose: 'The session of an agent who shops for a shopper; replaces the shopper’s. Encrypted.',
    lifetime: 'as the agent’s token, at most 15 minutes',
  },
  legacySession: {
    purpose:
      'The session of routes that another system serves, which knows it as `dwsid` ([hybrid](hybrid.md)).',
    lifetime: 'until the browser is closed',
  },
  agentLogin: {
    purpose: 'An agent’s unfinished login: state and code verifier. Encrypted.',
    lifetime: '10 minutes',
  },
  visitor: {
    purpose: 'Simulates a visitor. Ignored in staging and production.',
    lifetime: 'set by the tester',
  },
  storeId: {
    purpose: 'The shopper’s pickup store.',
    lifetime: '365 days',
  },
  storeName: {
    purpose: 'The name of that store, for the header.',
    lifetime: '365 days',
  },
  storePreferred: {
    purpose: 'Whether the shopper chose that store.',
    lifetime: '365 days',
  },
  postalCode: {
    purpose: 'The postal code of the shopper’s last store search.',
    lifetime: '365 days',
  },
  signInCode: {
    purpose:
      'The recipient of a sign-in code, and a new customer’s registration details until the code is entered. Encrypted.',
    lifetime: '10 minutes',
  },
  passwordReset: {
    purpose: 'The token of a followed password reset link, to keep it out of URLs. Encrypted.',
    lifetime: '10 minutes',
  },
  signOutCheck: {
    purpose:
      'The time of the last check whether another device signed the customer out; limits the check to once a minute. Encrypted.',
    lifetime: '10 minutes',
  },
  signedOut: {
    purpose:
      'Another device has signed the customer out; the login page says so until the next sign-in. Encrypted.',
    lifetime: '10 minutes',
  },
  pendingAction: {
    purpose:
      'An action interrupted by a required sign-in, such as adding to the bag, to complete it afterwards. Encrypted.',
    lifetime: '10 minutes',
  },
  knownDevice: {
    purpose:
      'The accounts that have signed in with this browser; a stranger’s password attempts do not lock it out. Encrypted.',
    lifetime: '365 days',
  },
  reviewer: {
    purpose:
      'A random number that limits a shopper to one vote per review and one review per product. Set by the first vote or review.',
    lifetime: '365 days',
  },
  visitorId: {
    purpose: 'A random number that connects a visitor’s views for recommendations.',
    lifetime: '365 days',
  },
  consent: {
    purpose: 'The groups of cookies that the visitor has agreed to, or `none`.',
    lifetime: '365 days',
  },
  experiments: {
    purpose:
      'Which variants of pages the visitor has been given, by the names of the experiments. Nothing else.',
    lifetime: '90 days',
  },
  brand: {
    purpose:
      'The state of the customer’s loyalty account, such as `active`, and nothing else (group C0017).',
    lifetime: '365 days, or until the customer signs out or another one signs in',
  },
  marketing: {
    purpose: 'The visitor’s last source: the name of a search engine, or `other`.',
    lifetime: '365 days',
  },
  attribution: {
    purpose:
      'The campaign of the link by which the visitor came last: its `utm_…` parameters, click ids and source code. Written to their orders.',
    lifetime: '30 days',
  },
  redirect: {
    purpose: 'The dialog about shops in other countries was closed.',
    lifetime: '30 days',
  },
  welcome: {
    purpose: 'The welcome dialog was closed. Its content may rename the cookie.',
    lifetime: 'set by the content: 30 days by default, at most 365',
  },
} satisfies Record<keyof typeof COOKIES, CookiePurpose>

export const cookiePurposes: ReadonlyMap<string, CookiePurpose> = new Map(Object.entries(PURPOSES))
