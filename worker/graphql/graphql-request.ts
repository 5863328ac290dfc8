import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { parseInput } from '../http/input.ts'
import { LIMITS } from './limits.ts'
import { PERSISTED_OPERATIONS } from './persisted-operations.ts'

export interface GraphQLRequest {
  /** The document. */
  query: string
  variables?: Record<string, unknown>
}

const Variables = v.exactOptional(v.record(v.string(), v.unknown()))
const Persisted = v.object({
  variables: Variables,
  extensions: v.object({
    persistedQuery: v.object({
      version: v.literal(1),
      sha256Hash: v.pipe(v.string(), v.hash(['sha256'])),
    }),
  }),
})
const Inline = v.object({ query: v.string(), variables: Variables })

/**
 * Parses the body of a GraphQL request, before the code is loaded that executes it.
 * @throws {ProblemError} `invalid-input`, also for any other document where only persisted operations are allowed
 */
export function parseGraphQLRequest(body: string, allowsInline: boolean): GraphQLRequest {
  const raw = parseInput(v.pipe(v.string(), v.parseJson()), body)
  const persisted = v.safeParse(Persisted, raw)
  if (persisted.success) {
    const { extensions, ...request } = persisted.output
    const query = PERSISTED_OPERATIONS.get(extensions.persistedQuery.sha256Hash)
    if (query === undefined) throw rejected('unknown operation')
    return { query, ...request }
  }
  if (!allowsInline) throw rejected('not a persisted operation')
  const request = parseInput(Inline, raw)
  if (isTooDeep(request.query)) throw rejected('too deep')
  return request
}

const rejected = (cause: string) => new ProblemError('invalid-input', { cause })

/** Brackets deeper than this may overflow the parser's stack. */
function isTooDeep(document: string) {
  let depth = 0
  for (const sign of document) {
    if ('{[('.includes(sign)) depth += 1
    if ('}])'.includes(sign)) depth -= 1
    // A selection can have arguments, and these can have objects and lists.
    if (depth > 4 * LIMITS.depth) return true
  }
  return false
}
