import { endpoint } from '../http/endpoint.ts'
import type { ChooseStoreInput, SessionStore, StoreSearchResult } from './store.ts'

/** Stores. They are the same for every visitor. */
export const storeCatalogEndpoints = {
  /** Those with pickup around a postal code as shoppers type it. None where it cannot be located. */
  getStores: endpoint<{ q: string }, StoreSearchResult>()('GET', '/stores'),
}

/** The store where the shopper picks up. */
export const storeEndpoints = {
  /** @throws {ProblemError} `not-found`, `store-off`, `store-lacks`, `store-unsure` */
  chooseStore: endpoint<ChooseStoreInput, SessionStore>()('PUT', '/store'),
}

/** Where a search for stores is posted, so that no address has a location. */
export const STORE_SEARCH_PATH = '/store/search'
