import type { Context } from 'hono'
import * as v from 'valibot'

import type { SandboxEnv } from './env.ts'
import { parseJson } from './parse-json.ts'
import { badRequest, ProblemError } from './problems.ts'

/** The JSON body in the shape of `schema`; an empty one is `{}`, of whatever media type it says it is.
 * @throws ProblemError that names the place of what is wrong. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text()
  const isEmpty = text.trim() === ''
  if (!isEmpty) requireJson(c.req.header('content-type'))
  const parsed = v.safeParse(schema, isEmpty ? {} : parseJson(text), { abortEarly: true })
  if (parsed.success) return parsed.output
  throw undecodable(parsed.issues[0])
}

/** Clients that say nothing of the type of their body are believed. */
function requireJson(contentType: string | undefined) {
  if (contentType === undefined || JSON_TYPE.test(contentType)) return
  throw new ProblemError({
    status: 415,
    type: 'unsupported-media-type',
    title: 'Unsupported Media Type',
    detail: 'The body of this request is JSON.',
  })
}

const JSON_TYPE = /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i

/** Names the place of what is wrong. */
export function undecodable(issue: v.BaseIssue<unknown>) {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const path = keys.reduce<string>((written, key) => written + place(key), '$')
  const last = keys.at(-1)
  const parameter = typeof last === 'string' ? last : 'body'
  // JSON knows no undefined, and of what is missing the schema tells its name, not its type.
  if (issue.received === 'undefined') {
    return badRequest(`The required property with path '${path}' is missing.`, { parameter })
  }
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
