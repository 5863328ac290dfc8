import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'

import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { AppEnv, Bindings, RequestContext } from '../env.ts'
import type { Session } from '../session/session.ts'

/**
 * What the platform gives the actions and endpoints of one request without reading its session. An edge has no ports of
 * capabilities: those are functions of it. A capability that needs more says so in the type of its edge.
 */
export interface PublicEdge {
  context: RequestContext
  bindings: Pick<Bindings, 'COMMERCE' | 'CACHE' | 'IDEMPOTENCY_KEYS'>
}

/** The edge of reads that are the same for every visitor. */
export interface CatalogEdge extends PublicEdge {
  catalog: Catalog
}

/** The edge of one visitor. */
export interface Edge extends CatalogEdge {
  session: Session
  commerce: CommerceClient
}

/** The edge of a request that has been opened. */
export interface Opened<Needed extends PublicEdge = PublicEdge> {
  edge: Needed
  /** Writes the cookies of the session and of the capabilities, as far as they have changed. */
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
