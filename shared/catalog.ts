import * as features from '#shop/features.ts'

import { contentEndpoints } from './content/endpoints.ts'
import type { PortOf } from './http/endpoint.ts'
import { noneOf } from './http/none-of.ts'
import { listingEndpoints } from './listing/endpoints.ts'
import { preferenceEndpoints } from './preferences/endpoints.ts'
import { productEndpoints } from './product/endpoints.ts'
import type { ProductId, ProductTile } from './product/product.ts'
import { recommendationEndpoints, type rowEndpoints } from './recommendations/endpoints.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { searchEndpoints } from './search/endpoints.ts'
import type { ProductSearch, SearchResult } from './search/search.ts'
import { storeCatalogEndpoints } from './stores/endpoints.ts'
import type { StoreId } from './stores/store.ts'

/** The reads of all capabilities that are the same for every visitor. */
export const catalogEndpoints = {
  ...listingEndpoints,
  ...productEndpoints,
  ...searchEndpoints,
  ...contentEndpoints,
  ...preferenceEndpoints,
  ...recommendationEndpoints,
  ...(features.reviews ? reviewEndpoints : noneOf<typeof reviewEndpoints>()),
  ...(features.pickup ? storeCatalogEndpoints : noneOf<typeof storeCatalogEndpoints>()),
}

/** A store whose stock counts for pickup. */
export interface StoreStock {
  storeId: StoreId
  /** The list with its stock. Null if the store names none. */
  inventoryListId: string | null
}

type Reads = PortOf<typeof catalogEndpoints> & PortOf<typeof rowEndpoints>

/**
 * What public pages may request, in the shop's terms. An adapter is created from site, locale and configuration
 * only, so that nothing personal can get into a response or a cache.
 *
 * Every method throws `ProblemError`: `not-found` for an unknown id, `unavailable` when commerce does not
 * respond and no usable cached value is left.
 */
export interface Catalog extends Reads {
  searchProducts(search: ProductSearch, signal?: AbortSignal): Promise<SearchResult>
  /** On the edge, also as a store has them. */
  getTiles: (
    input: { ids: readonly ProductId[] },
    signal?: AbortSignal,
    store?: StoreStock | null,
  ) => Promise<ProductTile[]>
  /** The answer to a query of the shop's `queries.ts` (`client/slots/shop-data-query.ts` knows its type). */
  getShopData<Answer>(
    query: string,
    input: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Answer>
}
