import type { Context } from 'hono'
import * as v from 'valibot'

import { IdempotencyKey } from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { IDEMPOTENCY_KEY_FIELD } from '#shared/actions.ts'

import type { AppEnv } from '../env.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'

export interface SubmittedForm {
  idempotencyKey: IdempotencyKey
  /** The typed values by field. If a field is repeated, the first one counts. */
  values: Record<string, string>
}

/** Reads a submitted form. @throws {ProblemError} `unsupported-media-type`, or `invalid-input` without an idempotency key */
export async function readForm(c: Context<AppEnv>): Promise<SubmittedForm> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== FORM_TYPE) throw new ProblemError('unsupported-media-type')
  const fields = new Map<string, string>()
  // Read as bytes, because the runtime logs a warning when a form's body is read as text.
  const encoded = new TextDecoder().decode(await c.req.arrayBuffer())
  for (const [name, value] of new URLSearchParams(encoded)) {
    if (!fields.has(name)) fields.set(name, value)
  }
  const idempotencyKey = v.safeParse(IdempotencyKey, fields.get(IDEMPOTENCY_KEY_FIELD))
  if (!idempotencyKey.success)
    throw new ProblemError('invalid-input', { field: IDEMPOTENCY_KEY_FIELD })
  fields.delete(IDEMPOTENCY_KEY_FIELD)
  return { idempotencyKey: idempotencyKey.output, values: Object.fromEntries(fields) }
}
