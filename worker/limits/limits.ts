const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Whom a limit counts besides the network. */
export type Subject =
  /** As it was typed: the recipient of a mail, or what is guessed. */
  | 'email'
  | 'cardNumber'
  /** The customer who is signed in. */
  | 'customer'
  /** The account that a code or a link was mailed to, by the sealed cookie. */
  | 'code'
  | 'link'
  /** Who votes and reviews. */
  | 'reviewer'

interface Limit {
  windowMs: number
  /** How many attempts from one network. */
  network: number
  /** How many for one subject, whether it exists or not. */
  subject?: { is: Subject; most: number }
  /** How many from one network without a solved captcha, if the form has one. */
  unverified?: number
}

/** The limits of actions and endpoints, above those of commerce (decision 295). */
export const LIMITS = {
  signIn: { windowMs: 15 * MINUTE_MS, network: 100, subject: { is: 'email', most: 30 } },
  /** A new account. */
  registration: {
    windowMs: HOUR_MS,
    network: 20,
    subject: { is: 'email', most: 5 },
    unverified: 5,
  },
  /** A link to a new password. */
  reset: {
    windowMs: HOUR_MS,
    network: 20,
    subject: { is: 'email', most: 5 },
    unverified: 5,
  },
  /** A code by mail. */
  code: { windowMs: 15 * MINUTE_MS, network: 20, subject: { is: 'email', most: 5 } },
  /** A code by mail to the customer who is signed in. */
  passkeyCode: { windowMs: 15 * MINUTE_MS, network: 20, subject: { is: 'customer', most: 5 } },
  /** A code or a link that was mailed, or is guessed. */
  enterCode: { windowMs: 15 * MINUTE_MS, network: 60, subject: { is: 'code', most: 10 } },
  followLink: { windowMs: 15 * MINUTE_MS, network: 60, subject: { is: 'link', most: 10 } },
  passkeyProof: { windowMs: 15 * MINUTE_MS, network: 60, subject: { is: 'customer', most: 10 } },
  passkeySignIn: { windowMs: 15 * MINUTE_MS, network: 60 },
  /** The balance of a gift card. Guessed numbers differ, so the network counts. */
  giftCardBalance: {
    windowMs: 15 * MINUTE_MS,
    network: 30,
    subject: { is: 'cardNumber', most: 10 },
  },
  /** A review, a picture for one, and a vote on one. */
  review: { windowMs: HOUR_MS, network: 20, subject: { is: 'reviewer', most: 10 } },
  reviewPhoto: { windowMs: HOUR_MS, network: 60, subject: { is: 'reviewer', most: 30 } },
  reviewVote: { windowMs: HOUR_MS, network: 200, subject: { is: 'reviewer', most: 100 } },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export const limitOf = (name: LimitName): Limit => LIMITS[name]
