import { endpoint, repeatablePost } from '../http/endpoint.ts'
import type {
  ChooseStoreInput,
  FindStoresInput,
  NearbyStores,
  SessionStore,
  StoreSearchResult,
} from './store.ts'

/** Stores. They are the same for every visitor. */
export const storeCatalogEndpoints = {
  /** Those with pickup around a postal code as shoppers type it. None where it cannot be located. */
  getStores: endpoint<{ q: string }, StoreSearchResult>()('GET', '/stores'),
}

/** The store where the shopper picks up. */
export const storeEndpoints = {
  /** @throws {ProblemError} `not-found`, `store-off`, `store-lacks`, `store-unsure` */
  chooseStore: endpoint<ChooseStoreInput, SessionStore>()('PUT', '/store'),
  /** Where the shopper could pick up. Posted, so that no address has a location. */
  findStores: repeatablePost<FindStoresInput, NearbyStores>('/store/search'),
}
