const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** Whom or what a limit counts besides the network. */
export type Subject =
  /** As it was typed: the recipient of a mail, or what is guessed. */
  | 'email'
  | 'cardNumber'
  /** The customer or guest of the session. */
  | 'shopper'
  /** The request for a code, by its sealed cookie, and the link that was mailed. Never the login of either. */
  | 'code'
  | 'link'
  /** A device that signed in before, or else the login that is tried from any other. */
  | 'device'
  /** Who votes and reviews. */
  | 'reviewer'

export interface Limit {
  windowMs: number
  /** How often from one address of IPv4, or one /64 of IPv6. */
  address: number
  /** How often for each subject, whether it exists or not. */
  subjects?: Partial<Record<Subject, number>>
  /** How often from one address without a solved captcha, if the form has one. */
  unverified?: number
  /** From this attempt on, each one waits longer before commerce is asked. */
  slowsFrom?: number
  /** After so many attempts, each further one needs a solved captcha, where one is configured. */
  captchaFrom?: number
  /** What counts: every attempt that was made, only wrong guesses, or only what was done. */
  counts: 'attempts' | 'wrong' | 'done'
}

const LEAST_NETWORK = 300

/** A /24 of IPv4 or a /48 of IPv6 has many shoppers: 100 of them may try three times each in one window. */
export const networkLimit = (address: number) => Math.max(30 * address, LEAST_NETWORK)

/** The limits of actions and endpoints, above those of commerce (decision 295). */
export const LIMITS = {
  /** A wrong password. A stranger's never counts for the owner's device. */
  signIn: {
    windowMs: QUARTER_MS,
    address: 30,
    subjects: { device: 30 },
    slowsFrom: 6,
    captchaFrom: 10,
    counts: 'wrong',
  },
  /** A mail to the address of a form. How often one address gets it, see `mail-pace.ts`. */
  registration: { windowMs: HOUR_MS, address: 20, unverified: 5, counts: 'attempts' },
  reset: { windowMs: HOUR_MS, address: 20, unverified: 5, counts: 'attempts' },
  code: { windowMs: QUARTER_MS, address: 10, counts: 'attempts' },
  passkeyCode: { windowMs: QUARTER_MS, address: 10, subjects: { shopper: 5 }, counts: 'attempts' },
  newsletter: { windowMs: HOUR_MS, address: 5, subjects: { email: 5 }, counts: 'attempts' },
  /** A mail to a new address, which may be a stranger's. */
  changeEmail: {
    windowMs: HOUR_MS,
    address: 20,
    subjects: { shopper: 3, email: 3 },
    counts: 'done',
  },
  /** A code or a link that was mailed, or is guessed. */
  enterCode: { windowMs: QUARTER_MS, address: 30, subjects: { code: 10 }, counts: 'wrong' },
  followLink: { windowMs: QUARTER_MS, address: 30, subjects: { link: 10 }, counts: 'attempts' },
  confirmEmail: { windowMs: QUARTER_MS, address: 30, subjects: { shopper: 10 }, counts: 'wrong' },
  passkeySignIn: { windowMs: QUARTER_MS, address: 60, counts: 'attempts' },
  passkeyProof: { windowMs: QUARTER_MS, address: 60, subjects: { shopper: 10 }, counts: 'wrong' },
  /** The current password, which a thief of a session guesses. */
  password: { windowMs: QUARTER_MS, address: 30, subjects: { shopper: 10 }, counts: 'wrong' },
  /** Numbers that are guessed, and codes. */
  giftCard: { windowMs: QUARTER_MS, address: 10, subjects: { cardNumber: 10 }, counts: 'attempts' },
  coupon: { windowMs: QUARTER_MS, address: 20, counts: 'attempts' },
  orderLookup: { windowMs: QUARTER_MS, address: 10, counts: 'wrong' },
  /** Services that are paid by the call: maps and streets. */
  places: { windowMs: MINUTE_MS, address: 30, counts: 'attempts' },
  /** A charge with its mail, and what the payment provider is asked. */
  order: { windowMs: HOUR_MS, address: 30, subjects: { shopper: 20 }, counts: 'attempts' },
  payment: { windowMs: QUARTER_MS, address: 30, subjects: { shopper: 30 }, counts: 'attempts' },
  /** A review, a picture for one, and a vote on one. */
  review: { windowMs: HOUR_MS, address: 20, subjects: { reviewer: 10 }, counts: 'attempts' },
  reviewPhoto: { windowMs: HOUR_MS, address: 60, subjects: { reviewer: 30 }, counts: 'attempts' },
  reviewVote: { windowMs: HOUR_MS, address: 200, subjects: { reviewer: 100 }, counts: 'attempts' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
