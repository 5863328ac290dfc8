import type { PortFor } from '#shared/http/endpoint.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'

import { readsOf, type Served } from './http/serve.ts'
import type { ShopperContext } from './shopper/shopper-context.ts'
import { wishListHandlers } from './wish-list/endpoints.ts'

/** One visitor's own data, by capability. The capabilities that are not listed have their routes in `worker/api/`. */
export const personalEndpoints: readonly Served<ShopperContext>[] = [
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
