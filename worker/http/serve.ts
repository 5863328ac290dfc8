import type { Context, MiddlewareHandler } from 'hono'
import type * as v from 'valibot'

import type { Endpoint, Endpoints, LastArgument, Method, ReadsOf } from '#shared/http/endpoint.ts'

import type { AppEnv } from '../config/env.ts'
import type { Catalog } from '#shared/catalog.ts'

import type { Policy } from '../limits/policy.ts'
import type { CatalogEdge, OpenEdge, PublicEdge } from './edge.ts'
import { endpoints } from './endpoints.ts'
import { parseInput } from './input.ts'
import { actionInput, idempotencyKeyOf, personal } from './personal.ts'

interface Handler<Needed extends PublicEdge, Input, Output, Last> extends Policy {
  input: v.GenericSchema<unknown, Input>
  run(edge: Needed, input: Input, last: Last): Promise<Output>
}

/**
 * A handler for every endpoint, with the input and output that are declared. An action is the handler of its endpoint.
 * `Needed` is the edge that the handlers need.
 */
export type Handlers<Needed extends PublicEdge, Declared extends Endpoints> = {
  [Name in keyof Declared]: Declared[Name] extends Endpoint<
    Method,
    infer Input,
    infer Output,
    infer Repeatable
  >
    ? Handler<Needed, Input, Output, LastArgument<Repeatable>>
    : never
}

/** The handler of a read that a method of the catalog answers. */
export const catalogRead = <Input, Output>(
  input: v.GenericSchema<unknown, Input>,
  methodOf: (catalog: Catalog) => (input: Input) => Promise<Output>,
  limit: Policy['limit'] = 'none',
) => ({
  agents: 'allowed' as const,
  limit,
  input,
  run: ({ catalog }: CatalogEdge, values: Input) => methodOf(catalog)(values),
})

/** The endpoints of a capability with their handlers. */
export interface Served<Needed extends PublicEdge> {
  endpoints: Endpoints
  handlers: Handlers<Needed, Endpoints>
}

const VERBS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

/**
 * Serves endpoints. Their responses are never stored and can set the visitor's cookies, unless other middleware is given for
 * reads of public data.
 */
export function serve<Needed extends PublicEdge>(
  served: readonly Served<Needed>[],
  openEdge: OpenEdge<Needed>,
  middleware: readonly MiddlewareHandler<AppEnv>[] = personal(openEdge),
) {
  const api = endpoints()
  for (const { endpoints: declared, handlers } of served) {
    for (const [name, { method, path, isRepeatable }] of Object.entries(declared)) {
      const handler = handlerOf(handlers, name)
      const { agents, limit, input } = handler
      api[VERBS[method]](path, { agents, limit }, ...middleware, async (c) => {
        const last = isRepeatable ? c.req.raw.signal : idempotencyKeyOf(c)
        const values =
          method === 'GET' ? readInput(c, input) : await actionInput(c, input, c.req.param())
        const { edge } = await openEdge(c)
        const output = await handler.run(edge, values, last)
        return output === undefined ? c.body(null, 204) : c.json(output)
      })
    }
  }
  return api.app
}

/** The path parameters and the query, apart from site and locale, which every request to the API names. */
function readInput<Input>(c: Context<AppEnv>, schema: v.GenericSchema<unknown, Input>) {
  const { site: _, locale: __, ...query } = c.req.query()
  return parseInput(schema, { ...query, ...c.req.param() })
}

/** The reads of a capability as methods, for pages that the edge renders. */
export const readsOf = <Needed extends PublicEdge, Declared extends Endpoints>(
  declared: Declared,
  handlers: Handlers<Needed, Endpoints>,
  edge: Needed,
) =>
  Object.fromEntries(
    Object.entries(declared)
      .filter(([, { method }]) => method === 'GET')
      .map(([name]) => [
        name,
        (input: unknown = {}, signal?: AbortSignal) =>
          handlerOf(handlers, name).run(edge, input, signal),
      ]),
  ) as ReadsOf<Declared> // Object.fromEntries loses the names

function handlerOf<Needed extends PublicEdge>(handlers: Handlers<Needed, Endpoints>, name: string) {
  const handler = handlers[name]
  if (!handler) throw new Error(`The endpoint ${name} has no handler.`)
  return handler
}
