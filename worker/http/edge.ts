import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'
import type { InternalPreferences } from '#shared/preferences/internal-preferences.ts'

import type { Cache } from '../cache/cache.ts'
import type { AppEnv, Bindings, RequestContext } from '../config/env.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'
import type { Session } from '../session/session.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { Visitor } from '../visitor/visitor.ts'

/**
 * What the platform gives the actions and endpoints of one request without reading its session. An edge has no ports of
 * capabilities: those are functions of it. A capability that needs more says so in the type of its edge.
 */
export interface PublicEdge {
  context: RequestContext
  bindings: Pick<Bindings, 'COMMERCE' | 'CACHE' | 'IDEMPOTENCY_KEYS'>
}

/** Opens the catalog for the site and locale of a request. */
export type OpenCatalog = (c: Context<AppEnv>) => Promise<Catalog>

/** The edge of reads that are the same for every visitor. */
export interface CatalogEdge extends PublicEdge {
  catalog: Catalog
}

/** The edge of reads that depend on where the visitor is, and on no session. */
export interface PlaceEdge extends CatalogEdge {
  commerce: CommerceClient
  cache: Pick<Cache, 'read' | 'find'>
  visitor: Visitor
}

/** The edge of one visitor. */
export interface Edge extends PlaceEdge {
  bindings: Pick<
    Bindings,
    | 'COMMERCE'
    | 'CACHE'
    | 'IDEMPOTENCY_KEYS'
    | 'ATTEMPT_LIMITS'
    | 'AGENT_SESSIONS'
    | 'SIGN_OUT_MARKS'
    | 'ANALYTICS'
  >
  session: Session
  mapper: ContentMapper
  internalPreferences: () => Promise<InternalPreferences>
}

/**
 * Creates a port that has state once for each request: every edge of the request has the same one.
 * A port without state is a plain function of the edge.
 */
export function oncePerRequest<Needed extends Pick<Edge, 'context'>, Port extends object>(
  create: (edge: Needed) => Port,
) {
  const ports = new WeakMap<Request, Port>()
  return (edge: Needed): Port => {
    const { request } = edge.context
    const port = ports.get(request) ?? create(edge)
    ports.set(request, port)
    return port
  }
}

/** The edge of a request that has been opened. */
export interface Opened<Needed extends PublicEdge = PublicEdge> {
  edge: Needed
  /** Writes the changed cookies of the session and of the capabilities. */
  setCookies: (headers: Headers) => Promise<void>
}

/** Opens the edge of a request, once. The root of the worker hands it to what needs it. */
export type OpenEdge<Needed extends PublicEdge> = (c: Context<AppEnv>) => Promise<Opened<Needed>>

/** Opens the edge of a request that reads no session, and so has no cookies to write. */
export const openPublicEdge: OpenEdge<PublicEdge> = (c) =>
  Promise.resolve({
    edge: { context: c.get('context'), bindings: c.env },
    setCookies: () => Promise.resolve(),
  })
