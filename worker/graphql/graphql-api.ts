import * as v from 'valibot'
import {
  execute,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  Kind,
  type ASTNode,
  type ValidationRule,
} from 'graphql'
import { createHandler } from 'graphql-http'

import { ProblemError } from '#shared/http/problem.ts'
import type { SessionAction } from '#shared/shell/session.ts'

import type { Edge } from '../http/edge.ts'
import type { GraphQLRequest } from './graphql-request.ts'
import { LIMITS } from './limits.ts'
import { PERSISTED_OPERATIONS } from './persisted-operations.ts'
import { schema } from './schema.ts'
import { checkSignOut } from '../sign-in/check-sign-out.ts'
import { openSignedOut } from '../sign-in/signed-out.ts'
import { sessionModel, type SessionModel } from './session-model.ts'
import { parseInput } from '../http/input.ts'

/** Rejects documents that select more than any operation of the shop. */
const limitSelections: ValidationRule = (context) => {
  let depth = 0
  let aliases = 0
  let cost = 0
  const report = (what: string, node: ASTNode) =>
    context.reportError(new GraphQLError(`The document has too many ${what}.`, { nodes: node }))
  return {
    SelectionSet: {
      enter(node, _key, parent) {
        depth += 1
        if (depth > LIMITS.depth) report('levels', node)
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        if (isRoot && node.selections.length > LIMITS.rootFields) report('root fields', node)
      },
      leave() {
        depth -= 1
      },
    },
    Field(node) {
      // A field costs as much as it is deep.
      cost += depth
      if (node.alias) aliases += 1
      if (aliases > LIMITS.aliases) report('aliases', node)
      if (cost > LIMITS.cost) report('fields', node)
    },
    // Fragments can multiply what they contain, and no client of the shop uses them.
    FragmentSpread: (node) => report('fragments', node),
  }
}

/** Adobe's visitor id: 38 digits. */
const Mcmid = v.pipe(v.string(), v.regex(/^\d{38}$/))
const Platform = v.pipe(v.string(), v.regex(/^[\w .-]{1,40}$/))

/** The browser's report about itself (spec 3 §7). */
const SessionExtras = v.object({
  mcmid: v.nullish(Mcmid, null),
  device: v.nullish(v.picklist(['desktop', 'mobile', 'tablet']), null),
  isShopInApp: v.nullish(v.boolean(), null),
  platform: v.nullish(Platform, null),
})
type SessionExtras = v.InferOutput<typeof SessionExtras>

/** @throws {ProblemError} `invalid-input` that names the invalid extra */
const sessionExtras = (raw: unknown): SessionExtras => parseInput(SessionExtras, raw ?? {})

interface SessionArguments {
  action: SessionAction
  extras?: unknown
}

/** The group of consent without which a marketing service's visitor id is not used (spec 3 §9.8). */
const MARKETING = 'targeting'

/** The values of the schema's root fields. */
const resolvers = {
  version: () => '1',
  async onsession({ action, extras }: SessionArguments, { edge }: { edge: Edge }) {
    const known = sessionExtras(extras)
    await checkSignOut(edge)
    const session = await sessionModel(edge, action)
    return {
      ...session,
      ...(await reportSignOut(edge, session.action)),
      // Read only if they are selected.
      preferences: async () => preferenceEntries(await edge.catalog.getPreferences()),
      adobe: mapAdobe(session, known, edge.visitor.consent.includes(MARKETING)),
    }
  },
}

/** Reports a sign-out by another device once: a ping reloads the document, which shows it. */
async function reportSignOut(edge: Edge, action: SessionAction) {
  const signedOut = openSignedOut(edge)
  const found = await signedOut.find()
  if (!found) return { action, isSignedOut: false }
  if (action === 'init') await signedOut.markShown()
  return { action: found.isTold ? action : ('logout' as const), isSignedOut: true }
}

const preferenceEntries = (preferences: object) =>
  Object.entries(preferences).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value ?? null),
  }))

const mapAdobe = (
  { experiments }: Pick<SessionModel, 'experiments'>,
  { mcmid }: SessionExtras,
  hasConsent: boolean,
) => ({
  targetcg: null,
  mcmid: hasConsent ? mcmid : null,
  mboxes: experiments.filter(({ isOn }) => isOn).map(({ name }) => name),
  targetAnalyticsData: null,
})

/** How long an operation may take (ms). */
const DEADLINE_MS = 3_000

/** The context of resolvers. */
type GraphQLContext = { edge: Edge; request: GraphQLRequest }

const handler = createHandler<unknown, GraphQLContext, GraphQLContext>({
  schema,
  rootValue: resolvers,
  context: ({ context }) => context,
  parseRequestParams: ({ context: { request } }) => request,
  parse: (source) => parseDocument(typeof source === 'string' ? source : source.body),
  validate: (...[types, document, rules]) =>
    isPersisted(document) ? [] : validate(types, document, rules, { maxErrors: 1 }),
  validationRules: [NoSchemaIntrospectionCustomRule, limitSelections],
  execute: (args) => execute({ ...args, abortSignal: AbortSignal.timeout(DEADLINE_MS) }),
  onOperation: (_request, _args, result) => throwFirst(result),
})

/** The persisted operations that have been parsed. */
const parsed = new Map<string, DocumentNode>()
const persisted = new Set(PERSISTED_OPERATIONS.values())

function parseDocument(source: string) {
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

/** With this media type the handler responds to a rejected document with a status other than 200. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json'

/** Executes a request. @throws {ProblemError} `invalid-input` when its document is not accepted */
export async function executeGraphQL(edge: Edge, request: GraphQLRequest) {
  const [text, { status }] = await handler({
    method: 'POST',
    url: edge.context.request.url,
    headers: { accept: GRAPHQL_RESPONSE },
    body: null,
    raw: edge.context.request,
    context: { edge, request },
  })
  if (status !== 200) throw new ProblemError('invalid-input', { cause: 'document not accepted' })
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}
