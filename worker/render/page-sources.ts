import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'

import type { CacheDependencies } from '../cache/cache.ts'
import type { AppEnv, Bindings, RequestContext } from '../config/env.ts'
import type { Limit } from '../limits/limits.ts'
import type { PageTarget } from './page-target.ts'
import type { VisitorPorts } from './prepare.ts'

export interface CatalogReading {
  context: RequestContext
  bindings: Bindings
  /** `fresh` rejects stale values, as background renders need. */
  mode: 'normal' | 'fresh'
  onRead: NonNullable<CacheDependencies['onRead']>
  /** Called when a result lacks a part that could not be loaded. */
  onIncomplete: () => void
  /** Called when a result lacks addresses in other locales, which are still being looked up. */
  onPending?: () => void
}

interface OpenedVisitor {
  catalog: Catalog
  ports: VisitorPorts
  /** Writes the changed cookies of the session and of the capabilities. */
  setCookies: (headers: Headers) => Promise<void>
}

/** Opens the data of pages. The root of the worker sets it for every request. */
export interface PageSources {
  /** The limits of pages whose query is answered by a service that is paid by the call. */
  limits: Partial<Record<PageTarget['key'], Limit>>
  /** The public catalog for one rendering. */
  openCatalog: (reading: CatalogReading) => Promise<Catalog>
  openVisitor(c: Context<AppEnv>): Promise<OpenedVisitor>
  /** The visitor of this request, if already opened. */
  openedVisitor(c: Context<AppEnv>): Promise<Pick<OpenedVisitor, 'setCookies'>> | undefined
}

declare module 'hono' {
  interface ContextVariableMap {
    pageSources: PageSources
  }
}
