import type { PortFor } from '#shared/http/endpoint.ts'
import { newsletterEndpoints } from '#shared/newsletter/endpoints.ts'
import { reviewEndpoints, reviewWritingEndpoints } from '#shared/reviews/endpoints.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'

import type { CatalogEdge, PublicEdge } from './http/edge.ts'
import { readsOf, type Served } from './http/serve.ts'
import { newsletterHandlers } from './newsletter/endpoints.ts'
import { reviewHandlers, reviewWritingHandlers } from './reviews/endpoints.ts'
import type { ShopperContext } from './shopper/shopper-context.ts'
import { wishListHandlers } from './wish-list/endpoints.ts'

/** What anyone may use, without a session. */
export const publicEndpoints: readonly Served<PublicEdge>[] = [
  { endpoints: newsletterEndpoints, handlers: newsletterHandlers },
]

/** Reads that are the same for every visitor. */
export const catalogEndpoints: readonly Served<CatalogEdge>[] = [
  { endpoints: reviewEndpoints, handlers: reviewHandlers },
]

/** One visitor's own data, by capability. The capabilities that are not listed have their routes in `worker/api/`. */
export const personalEndpoints: readonly Served<ShopperContext>[] = [
  { endpoints: reviewWritingEndpoints, handlers: reviewWritingHandlers },
  { endpoints: wishListEndpoints, handlers: wishListHandlers },
]

/** Reads one visitor's own data without a request. */
export const portFor =
  (edge: ShopperContext): PortFor =>
  (endpoints) => {
    const served = personalEndpoints.find((each) => each.endpoints === endpoints)
    if (!served) throw new Error('worker/endpoints.ts does not list these endpoints.')
    return readsOf(endpoints, served.handlers, edge)
  }
