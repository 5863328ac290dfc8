import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'

import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { AppEnv, Bindings, RequestContext } from '../env.ts'
import type { Session } from '../session/session.ts'

/**
 * What the platform gives the actions and endpoints of one request. It has no ports of capabilities: those are functions of
 * an edge. A capability that needs more says so in the type of its own edge.
 */
export interface Edge {
  context: RequestContext
  bindings: Pick<Bindings, 'IDEMPOTENCY_KEYS'>
  session: Session
  commerce: CommerceClient
  catalog: Catalog
}

/** The edge of a request that has been opened. */
export interface Opened<Served extends Edge = Edge> {
  edge: Served
  /** Writes the cookies of the session and of the capabilities, as far as they have changed. */
  setCookies: (headers: Headers) => Promise<void>
}

/** Opens the edge of a request, once. The root of the worker hands it to what needs it. */
export type OpenEdge<Served extends Edge> = (c: Context<AppEnv>) => Promise<Opened<Served>>
