import type { ChangedLine } from './changed-line.ts'

/** Every expected failure that shoppers are told about (RFC 9457). */
export const PROBLEM_TYPES = [
  'not-found',
  'gone',
  'invalid-input',
  'method-not-allowed',
  'unsupported-media-type',
  'too-large',
  'forbidden',
  'unavailable',
  /** The commerce instance does not have what this needs. Nothing was done. */
  'not-offered',
  'unexpected',
  /** Only a signed-in shopper may do this. */
  'sign-in-required',
  /** Login and password do not match, or there is no such login: the shop does not say which (spec 1 §8). */
  'wrong-credentials',
  /** The same, and the account will be locked after two more incorrect attempts. */
  'two-attempts-left',
  /** The same, and the account will be locked after one more. */
  'one-attempt-left',
  /** The account is locked for half an hour, or until its password is reset. */
  'account-locked',
  /** Agents may not do this for a shopper: it would outlive their session. */
  'customers-only',
  /** The session of an agent has ended. It never becomes a shopper's. */
  'agent-session-ended',
  /** Commerce reported an internal error (spec 3 §8: "Internal Server Error"). */
  'service-error',
  /** Commerce found the input invalid, but not which field (spec 3 §8: "Bad Request" and the like). */
  'submission-invalid',
  /** Commerce rejected the request for an unknown reason. */
  'rejected',
  /** The item was not added: stock, purchase limit, or a rejection by the service (spec 2 §8). */
  'not-added',
  /** The browser keeps no cookie, so the bag that a first item started is lost. */
  'cookies-blocked',
  /** Only signed-in members may buy it. */
  'members-only',
  /** Pickup needs a store, and none is chosen. */
  'no-store',
  /** The bag is picked up in another store, and an order has only one. */
  'other-store',
  /** Commerce no longer knows the store that the visitor picks up at. It has been forgotten. */
  'store-gone',
  'coupon-unknown',
  'coupon-limit',
  /** The bag already holds as many gift cards as one order may have (preference `MaxCardLimit`). */
  'gift-card-limit',
  /** The customer has saved as many addresses as an account keeps. */
  'address-limit',
  /** The customer has saved as many cards as an account keeps. */
  'card-limit',
  /** The card that is to be removed pays a subscription. */
  'card-in-use',
  /** Nothing is left on the gift card. */
  'gift-card-spent',
  /** The gift card is not paid yet, or is disabled. */
  'gift-card-inactive',
  /** The gift card pays for this order already. */
  'gift-card-used',
  /** Less is left on a gift card than when it was entered. */
  'gift-card-short',
  /** Nothing to check out: the bag is empty or already ordered. */
  'bag-empty',
  /** A line of the bag is no longer available in its quantity. */
  'bag-unavailable',
  /** The total differs from the one that the shopper has seen. */
  'price-changed',
  /** An earlier step is not completed. */
  'step-open',
  'payment-declined',
  /** The card has to be entered again: its token has expired or is missing. */
  'payment-missing',
  /** The store takes no pickups at the moment. */
  'store-off',
  /** The product cannot be picked up in the store. */
  'store-lacks',
  /** The bag has items for another store, and the shopper has not confirmed that these move. */
  'store-unsure',
  /** The captcha is not solved, or its answer is no longer valid (spec 3 §8). */
  'captcha',
  /** The same was tried too often; it may be tried again later. */
  'too-many-attempts',
  /** It is unknown whether the action took effect; it was not done twice. */
  'outcome-unknown',
] as const
export type ProblemType = (typeof PROBLEM_TYPES)[number]

/** The problems of single form fields; each has a message in every locale (spec 1 §8). */
export const FIELD_CODES = [
  'required',
  'too-long',
  'email-long',
  'email-plus',
  'email-invalid',
  /** A new address is asked for, and this is the present one. */
  'email-same',
  'emoji',
  'numbers',
  'underscores',
  'special-characters',
  'special-symbols',
  'address-symbols',
  'city-symbols',
  'phone',
  'zip',
  'postal-code',
  'state',
  'choice',
  'password-short',
  'password-long',
  'password-lower',
  'password-upper',
  'password-number',
  'password-spaces',
  'password-special',
  /** The site's own pattern rejects it, and no rule says why. */
  'password-other',
  /** A code that was sent by mail is wrong, or no longer valid. */
  'code-wrong',
  /** A file is damaged or incomplete. */
  'unreadable',
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** By field name. */
export type FieldProblems = Record<string, FieldCode>

interface ProblemDetails {
  field?: string
  fields?: FieldProblems
  /** The lines of an order that have changed. */
  lines?: readonly ChangedLine[]
  /** When the same may be tried again. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An expected failure. Every other thrown error is a bug, which is logged and shown as `unexpected`. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly type: ProblemType
  readonly field: string | undefined
  readonly fields: FieldProblems | undefined
  readonly lines: readonly ChangedLine[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(type: ProblemType, details: ProblemDetails = {}) {
    super(type, { cause: details.cause })
    this.type = type
    this.field = details.field
    this.fields = details.fields
    this.lines = details.lines
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
