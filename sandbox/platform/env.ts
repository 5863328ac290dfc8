import { createFactory } from 'hono/factory'

import type { BasketObjects } from '../baskets/basket-object.ts'
import type { ShopperToken } from '../auth/shopper-token.ts'
import type { Locale, Site } from './sites.ts'

/** The service's bindings, and the variables that middleware sets for every handler. */
export interface SandboxEnv {
  Bindings: {
    DB: D1Database
    BASKETS: BasketObjects
    SANDBOX_MODE?: string
    SANDBOX_PICTURES?: string
    SANDBOX_ORIGIN?: string
    SHOP_ORIGIN?: string
  }
  Variables: {
    /** Epoch milliseconds by the service's clock, which test control can set. */
    now: () => number
    /** The origin of links to pictures. */
    origin: string
    site: Site
    locale: Locale
    shopper: ShopperToken
  }
}

/** Creates every route and middleware, so that `c` is typed everywhere. */
export const factory = createFactory<SandboxEnv>()
