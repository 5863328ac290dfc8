import type { Context } from 'hono'
import * as v from 'valibot'

import type { SandboxEnv } from './env.ts'
import { badRequest } from './problems.ts'

const MAX_CHARACTERS = 100_000

/** The JSON body in the shape of `schema`; an empty one is `{}`.
 * @throws ProblemError that names the place of what is wrong. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text()
  if (text.length > MAX_CHARACTERS) throw badRequest('The body is too long.')
  const parsed = v.safeParse(schema, jsonOf(text), { abortEarly: true })
  if (parsed.success) return parsed.output
  throw undecodable(parsed.issues[0])
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not valid JSON.')
  }
}

function undecodable(issue: v.BaseIssue<unknown>) {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const path = keys.reduce<string>((written, key) => written + place(key), '$')
  const last = keys.at(-1)
  const parameter = typeof last === 'string' ? last : 'body'
  if (issue.kind === 'schema') {
    return badRequest(
      `Decoding of the property with path '${path}' failed because the expected type is '${issue.expected}' but the actual type was '${issue.received}'.`,
      { parameter },
    )
  }
  return badRequest(
    `The value of the property with path '${path}' is not allowed. ${issue.message}`,
    { parameter, ...(issue.expected !== null && { expected: issue.expected }) },
  )
}

function place(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`
  return typeof key === 'string' ? `.${key}` : ''
}

/** A text of so many characters at most. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
