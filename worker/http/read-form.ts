import type { Context } from 'hono'
import * as v from 'valibot'

import { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { IDEMPOTENCY_KEY_FIELD } from '#shared/http/form-fields.ts'

import type { AppEnv } from '../config/env.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const UPLOAD_TYPE = 'multipart/form-data'

export interface SubmittedForm {
  idempotencyKey: IdempotencyKey
  /** The typed values by field. If a field is repeated, the first one counts. */
  values: Record<string, string>
  /** The chosen files of the action's field. */
  files: readonly File[]
}

/**
 * Reads a submitted form.
 * @param filesField the field with files, if the action has one
 * @throws {ProblemError} `unsupported-media-type`, or `invalid-input` without an idempotency key
 */
export async function readForm(c: Context<AppEnv>, filesField?: string): Promise<SubmittedForm> {
  const hasFiles = filesField !== undefined && typeOf(c) === UPLOAD_TYPE
  const sent = [...(await (hasFiles ? uploadedFields(c) : encodedFields(c)))]
  const fields = firstValues(sent)
  const idempotencyKey = v.safeParse(IdempotencyKey, fields.get(IDEMPOTENCY_KEY_FIELD))
  if (!idempotencyKey.success)
    throw new ProblemError('invalid-input', { field: IDEMPOTENCY_KEY_FIELD })
  fields.delete(IDEMPOTENCY_KEY_FIELD)
  return {
    idempotencyKey: idempotencyKey.output,
    values: Object.fromEntries(fields),
    files: filesIn(sent, filesField),
  }
}

/**
 * Reads the fields of a form without files, whose submission needs no idempotency key.
 * @throws {ProblemError} `unsupported-media-type`
 */
export const readFields = async (c: Context<AppEnv>) =>
  Object.fromEntries(firstValues([...(await encodedFields(c))]))

const typeOf = (c: Context<AppEnv>) =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

type SentField = [name: string, value: string | File]

function firstValues(sent: readonly SentField[]) {
  const fields = new Map<string, string>()
  for (const [name, value] of sent) {
    if (typeof value === 'string' && !fields.has(name)) fields.set(name, value)
  }
  return fields
}

/** A field without a chosen file has an empty one. */
const filesIn = (sent: readonly SentField[], filesField: string | undefined) =>
  sent.flatMap(([name, value]) =>
    name === filesField && typeof value !== 'string' && value.size > 0 ? [value] : [],
  )

/** Read as bytes, because the runtime logs a warning when a form's body is read as text. */
async function encodedFields(c: Context<AppEnv>) {
  if (typeOf(c) !== FORM_TYPE) throw new ProblemError('unsupported-media-type')
  return new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()))
}

async function uploadedFields(c: Context<AppEnv>) {
  try {
    return await c.req.raw.formData()
  } catch (cause) {
    throw new ProblemError('unsupported-media-type', { cause })
  }
}
