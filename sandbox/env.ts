import { createFactory } from 'hono/factory'

import type { BasketObjects } from './baskets/basket-object.ts'
import type { ShopperToken } from './slas/shopper-token.ts'
import type { Locale, Site } from './sites.ts'

/** What the service is given from outside, and what the middleware puts within every handler's reach. */
export interface SandboxEnv {
  Bindings: {
    DB: D1Database
    BASKETS: BasketObjects
    SANDBOX_MODE?: string
    SANDBOX_ORIGIN?: string
  }
  Variables: {
    /** Epoch milliseconds by the service's clock, which test control can set. */
    now: () => number
    /** Where links to pictures begin. */
    origin: string
    site: Site
    locale: Locale
    shopper: ShopperToken
  }
}

/** Every route and middleware is made by this factory, so that `c` is typed everywhere. */
export const factory = createFactory<SandboxEnv>()
