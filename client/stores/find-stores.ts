import { STORE_SEARCH_PATH } from '#shared/stores/endpoints.ts'
import type { FindStoresInput, NearbyStores } from '#shared/stores/store.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { postJson } from '../kit/http/request-json.ts'

/** Searches for stores where the shopper could pick up. */
export function findStores(
  place: { site: Site; locale: Locale },
  input: FindStoresInput,
  signal: AbortSignal,
): Promise<NearbyStores> {
  return postJson(place, `/api${STORE_SEARCH_PATH}`, input, { signal })
}
