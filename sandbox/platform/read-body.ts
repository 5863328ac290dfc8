import type { HonoRequest } from 'hono'
import * as v from 'valibot'

import { badRequest, ProblemError } from './problems.ts'

/** Parses the JSON body by `schema`; an empty body counts as `{}`, whatever its media type.
 * @throws ProblemError that names the path of the first invalid property. */
export async function readBody<Schema extends v.GenericSchema>(
  c: { req: Pick<HonoRequest, 'header' | 'text'> },
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text()
  const isEmpty = text.trim() === ''
  if (!isEmpty) requireJson(c.req.header('content-type'))
  const parsed = v.safeParse(schema, isEmpty ? {} : parseJson(text), { abortEarly: true })
  if (parsed.success) return parsed.output
  throw invalidBody(parsed.issues[0])
}

/** A body without a content type is assumed to be JSON. */
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

/** The problem for an invalid body; names the path of the invalid property. */
export function invalidBody(issue: v.BaseIssue<unknown>) {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const path = keys.reduce<string>((written, key) => written + getSegment(key), '$')
  const last = keys.at(-1)
  const parameter = typeof last === 'string' ? last : 'body'
  // JSON has no undefined, so the property is missing; `expected` is then its name, not its type.
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

function getSegment(key: unknown): string {
  if (typeof key === 'number') return `[${key}]`
  return typeof key === 'string' ? `.${key}` : ''
}

/** A string of at most `most` characters. */
export const maxText = (most: number) => v.pipe(v.string(), v.maxLength(most))

const MAX_DEPTH = 100

/**
 * Parses JSON that is safe to store and to pass on.
 * @throws ProblemError for invalid JSON, too many levels, half a surrogate pair, NUL, or a property named
 *   `__proto__`.
 */
function parseJson(text: string): unknown {
  if (isDeeperThan(text, MAX_DEPTH)) {
    throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`)
  }
  const odd: string[] = []
  const parsed = parsedOrError(text, (name, value: unknown) => {
    if (name === '__proto__') odd.push("The property '__proto__' is not allowed.")
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) {
      odd.push('The body holds something that is no character.')
    }
    return value
  })
  if (odd[0] !== undefined) throw badRequest(odd[0])
  return parsed
}

function parsedOrError(text: string, look: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, look)
  } catch {
    throw badRequest('The body is not valid JSON.')
  }
}

/** Half a surrogate pair is not a character, and some databases end a text at NUL. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Counts levels in the text, so that a deep value is never built. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length && depth <= most; at += 1) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString) at += Number(character === '\\')
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
  }
  return depth > most
}

/** Splits comma-separated values and trims each: the SDK joins arrays with commas, other clients repeat the parameter. */
export const idList = (...parameters: string[]) =>
  parameters
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '')
