import {
  execute,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
} from 'graphql'
import { createHandler } from 'graphql-http'
import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import type { AppEnv } from '../env.ts'
import type { GraphQLRequest } from './graphql-request.ts'
import { limitSelections } from './limit-rules.ts'
import { LIMITS } from './limits.ts'
import { PERSISTED_OPERATIONS } from './persisted-operations.ts'
import { resolvers } from './resolvers.ts'
import { schema } from './schema.ts'

/** How long an operation may take (ms). */
const DEADLINE_MS = 3_000

/** What resolvers get besides their arguments. */
type GraphQLContext = { c: Context<AppEnv>; request: GraphQLRequest }

const handler = createHandler<unknown, GraphQLContext, GraphQLContext>({
  schema,
  rootValue: resolvers,
  context: ({ context }) => context,
  parseRequestParams: ({ context: { request } }) => request,
  parse: (source) => documentOf(typeof source === 'string' ? source : source.body),
  validate: (...[types, document, rules]) =>
    isPersisted(document) ? [] : validate(types, document, rules, { maxErrors: 1 }),
  validationRules: [NoSchemaIntrospectionCustomRule, limitSelections],
  execute: (args) => execute({ ...args, abortSignal: AbortSignal.timeout(DEADLINE_MS) }),
  onOperation: (_request, _args, result) => throwFirst(result),
})

/** The persisted operations that have been parsed. */
const parsed = new Map<string, DocumentNode>()
const persisted = new Set(PERSISTED_OPERATIONS.values())

function documentOf(source: string) {
  const known = parsed.get(source)
  if (known) return known
  const document = parse(source, { maxLexicalTokens: LIMITS.tokens, noLocation: true })
  if (persisted.has(source)) parsed.set(source, document)
  return document
}

const isPersisted = (document: DocumentNode) => [...parsed.values()].includes(document)

/** An operation answers whole or not at all: its error becomes the problem of the response. */
function throwFirst({ errors }: ExecutionResult) {
  const [error] = errors ?? []
  if (!error) return
  // Only errors of resolvers have a path. Others are about the variables.
  if (!error.path) throw new ProblemError('invalid-input', { cause: 'invalid variables' })
  throw error.cause instanceof ProblemError ? error.cause : error
}

/** With this type the handler answers a rejected document with a status of its own. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'

/** Executes a request. @throws {ProblemError} `invalid-input` when its document is not accepted */
export async function executeGraphQL(c: Context<AppEnv>, request: GraphQLRequest) {
  const [text, { status }] = await handler({
    method: 'POST',
    url: c.req.url,
    headers: { accept: GRAPHQL_RESPONSE },
    body: null,
    raw: c.req.raw,
    context: { c, request },
  })
  if (status !== 200) throw new ProblemError('invalid-input', { cause: 'document not accepted' })
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}
