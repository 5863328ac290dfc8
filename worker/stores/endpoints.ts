import * as v from 'valibot'

import { MAX_PHRASE } from '#shared/listing/page-parameters.ts'
import { STORE_SEARCH_PATH, type storeCatalogEndpoints } from '#shared/stores/endpoints.ts'
import { FindStores } from '#shared/stores/store.ts'
import { typedLine } from '#shared/text/typed.ts'

import type { CatalogEdge, Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, personal } from '../http/personal.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'
import { placesLimit } from '../places/limits.ts'

export const storeCatalogHandlers = {
  getStores: catalogRead(
    v.object({ q: typedLine(MAX_PHRASE) }),
    (catalog) => catalog.getStores,
    placesLimit,
  ),
} satisfies Handlers<CatalogEdge, typeof storeCatalogEndpoints>

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
