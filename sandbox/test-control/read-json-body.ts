import type { Context } from 'hono'
import * as v from 'valibot'

import type { SandboxEnv } from '../platform/env.ts'
import { badRequest } from '../platform/problems.ts'

/**
 * Reads a test's JSON body, whatever its content type.
 * @throws ProblemError
 */
export async function readJsonBody<Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await c.req.text())
  if (parsed.success) return parsed.output
  throw badRequest(parsed.issues.map((issue) => issue.message).join(' '))
}

/** One text for both languages, or one for each. */
export const LocalizedText = v.pipe(
  v.union([v.string(), v.object({ en: v.string(), fr: v.string() })]),
  v.transform((text) => (typeof text === 'string' ? { en: text, fr: text } : text)),
)
