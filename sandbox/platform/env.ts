import { createFactory } from 'hono/factory'

import type { Locale, Site } from './site.ts'

/** The service's bindings. `baskets/basket-object.ts` adds the namespace of baskets. */
export interface Bindings {
  DB: D1Database
  SANDBOX_MODE?: string
  SANDBOX_PICTURES?: string
  SANDBOX_PROFILE?: string
  SANDBOX_ORIGIN?: string
  SHOP_ORIGIN?: string
}

/** The variables that middleware sets for every handler. `auth/shopper-token.ts` adds the shopper. */
export interface Variables {
  /** Epoch milliseconds by the service's clock, which test control can set. */
  now: () => number
  /** The origin of links to pictures. */
  origin: string
  site: Site
  locale: Locale
}

export interface SandboxEnv {
  Bindings: Bindings
  Variables: Variables
}

/** Creates every route and middleware, so that `c` is typed everywhere. */
export const factory = createFactory<SandboxEnv>()
