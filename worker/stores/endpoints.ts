import { STORE_SEARCH_PATH } from '#shared/stores/endpoints.ts'
import { FindStores } from '#shared/stores/store.ts'

import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, personal } from '../http/personal.ts'
import { placesLimit } from '../places/limits.ts'

/** A search changes nothing in commerce, so it needs no idempotency key. */
export const storeSearch = (openEdge: OpenEdge<Edge>) =>
  endpoints().post(
    STORE_SEARCH_PATH,
    { agents: 'allowed', limit: placesLimit },
    ...personal(openEdge),
    async (c) => {
      const search = await actionInput(c, FindStores)
      const { edge } = await openEdge(c)
      const { findStores } = await import('./store-search.ts')
      return c.json(await findStores(edge, search))
    },
  )
