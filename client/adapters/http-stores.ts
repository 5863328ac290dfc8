import { storeApi } from '#shared/contract/api-paths.ts'
import type {
  ChooseStoreInput,
  FindStoresInput,
  NearbyStores,
  SessionStore,
} from '#shared/contract/store.ts'

import { createWorkerApi, type WorkerApiDependencies } from './worker-api.ts'

/** The search for a pickup store and its choice over HTTP, for the code that opens with its dialog. */
export function createHttpStores(dependencies: WorkerApiDependencies) {
  const { send } = createWorkerApi(dependencies)
  return {
    findStores: (input: FindStoresInput, signal: AbortSignal) =>
      send<NearbyStores>(storeApi.href('search', {}), { input, signal }),
    chooseStore: (input: ChooseStoreInput) =>
      send<SessionStore>(storeApi.href('store', {}), { method: 'PUT', input }),
  }
}
