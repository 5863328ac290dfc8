import * as v from 'valibot'

import { ChangedLine } from './changed-line.ts'
import { FIELD_CODES, PROBLEM_TYPES } from './problem.ts'

/** The problem of each invalid form field. */
export const FieldProblems = v.record(v.string(), v.picklist(FIELD_CODES))

/** The body of a failed response (RFC 9457). */
export const Problem = v.object({
  type: v.picklist(PROBLEM_TYPES),
  status: v.number(),
  title: v.string(),
  /** The name of the invalid input. */
  field: v.optional(v.string()),
  /** The problem of each invalid form field. */
  fields: v.optional(FieldProblems),
  /** The lines of an order that have changed since the shopper saw it. */
  lines: v.optional(v.array(ChangedLine)),
  /** Whether the same request may succeed later. */
  retry: v.boolean(),
  /** A reference for support, which is also in the log. */
  requestId: v.optional(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>
