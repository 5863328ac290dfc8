import * as v from 'valibot'

/** Everything that can go wrong in a way the shopper is told about (RFC 9457). */
export const PROBLEM_TYPES = [
  'not-found',
  'gone',
  'invalid-input',
  'method-not-allowed',
  'unsupported-media-type',
  'too-large',
  'forbidden',
  'unavailable',
  'unexpected',
  /** The bag did not take it: stock, the most one may buy, or the service's own refusal (spec 2 §8). */
  'not-added',
  /** Only members may buy it, once signed in. */
  'members-only',
  'coupon-unknown',
  'coupon-limit',
  /** Nothing to check out: the bag is empty, or belongs to an order already. */
  'bag-empty',
  /** Something in the bag can no longer be had as it stands there. */
  'bag-unavailable',
  /** What the order would cost is not what the shopper saw. */
  'price-changed',
  /** A step before this one is open. */
  'step-open',
  'payment-declined',
  /** The card has to be entered again: its token has expired or was never given. */
  'payment-missing',
  /** It cannot be told whether it was done; nothing was done twice. */
  'outcome-unknown',
] as const
export type ProblemType = (typeof PROBLEM_TYPES)[number]

/** What is wrong with one field of a form; each has its sentence in every locale (spec 1 §8). */
export const FIELD_CODES = [
  'required',
  'too-long',
  'email-long',
  'email-plus',
  'email-invalid',
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
] as const
export type FieldCode = (typeof FIELD_CODES)[number]

/** By the name of the field. */
export const FieldProblems = v.record(v.string(), v.picklist(FIELD_CODES))
export type FieldProblems = v.InferOutput<typeof FieldProblems>

export const Problem = v.object({
  type: v.picklist(PROBLEM_TYPES),
  status: v.number(),
  title: v.string(),
  /** The input that is wrong, as the caller named it. */
  field: v.optional(v.string()),
  /** What is wrong with each field of a form. */
  fields: v.optional(FieldProblems),
  /** Whether the same request may succeed later. */
  retry: v.boolean(),
  /** Reference for support; the same id stands in the log. */
  requestId: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>

interface ProblemDetails {
  field?: string
  fields?: FieldProblems
  cause?: unknown
}

/** An expected failure. Anything else that is thrown is a bug: logged, and shown as `unexpected`. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly type: ProblemType
  readonly field: string | undefined
  readonly fields: FieldProblems | undefined

  constructor(type: ProblemType, details: ProblemDetails = {}) {
    super(type, { cause: details.cause })
    this.type = type
    this.field = details.field
    this.fields = details.fields
  }
}
