import * as v from 'valibot'

import { MAX_PHRASE } from '#shared/listing/page-parameters.ts'
import type { storeCatalogEndpoints, storeEndpoints } from '#shared/stores/endpoints.ts'
import { FindStores } from '#shared/stores/store.ts'
import { typedLine } from '#shared/text/typed.ts'

import type { CatalogEdge, Edge } from '../http/edge.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'
import { placesLimit } from '../places/limits.ts'
import type { createStoreActions } from './actions.ts'

export const storeCatalogHandlers = {
  getStores: catalogRead(
    v.object({ q: typedLine(MAX_PHRASE) }),
    (catalog) => catalog.getStores,
    placesLimit,
  ),
} satisfies Handlers<CatalogEdge, typeof storeCatalogEndpoints>

export const createStoreHandlers = ({ chooseStore }: ReturnType<typeof createStoreActions>) =>
  ({
    chooseStore,
    findStores: {
      agents: 'allowed',
      limit: placesLimit,
      input: FindStores,
      run: async (edge, search: FindStores) =>
        (await import('./store-search.ts')).findStores(edge, search),
    },
  }) satisfies Handlers<Edge, typeof storeEndpoints>
