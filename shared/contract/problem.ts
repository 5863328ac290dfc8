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
] as const
export type ProblemType = (typeof PROBLEM_TYPES)[number]

export const Problem = v.object({
  type: v.picklist(PROBLEM_TYPES),
  status: v.number(),
  title: v.string(),
  /** The input that is wrong, as the caller named it. */
  field: v.optional(v.string()),
  /** Whether the same request may succeed later. */
  retry: v.boolean(),
  /** Reference for support; the same id stands in the log. */
  requestId: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>

interface ProblemDetails {
  field?: string
  cause?: unknown
}

/** An expected failure. Anything else that is thrown is a bug: logged, and shown as `unexpected`. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly type: ProblemType
  readonly field: string | undefined

  constructor(type: ProblemType, details: ProblemDetails = {}) {
    super(type, { cause: details.cause })
    this.type = type
    this.field = details.field
  }
}
