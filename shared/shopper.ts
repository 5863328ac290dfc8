import type { bagEndpoints } from './bag/endpoints.ts'
import type { checkoutEndpoints } from './checkout/endpoints.ts'
import type { giftCardEndpoints } from './gift-cards/endpoints.ts'
import type { PortOf, ReadsOf } from './http/endpoint.ts'

/**
 * The visitor's own data and actions. Only the code that creates an adapter sees the request's cookies.
 *
 * Reading never starts a session. An action has an idempotency key: sent again with the same key and input, it
 * takes effect once and returns the first result. Every method throws `ProblemError`: `unavailable` when
 * commerce does not respond, `outcome-unknown` when it is unknown whether an action took effect, and the
 * problems that its endpoint lists.
 */
export type Shopper = PortOf<typeof bagEndpoints> &
  PortOf<typeof checkoutEndpoints> &
  PortOf<typeof giftCardEndpoints>

/** The visitor's data for personal pages. */
export type ShopperReads = ReadsOf<typeof bagEndpoints> & ReadsOf<typeof checkoutEndpoints>
