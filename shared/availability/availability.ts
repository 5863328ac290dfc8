import type { Item, PickupPlace } from '../product/judge-fulfillment.ts'
import type { ProductId } from '../product/product.ts'
import type { PickupStore } from '../stores/store.ts'

/** A product as it can be had right now, on the web and in the visitor's store. */
export interface LiveItem extends Item {
  id: ProductId
}

/** A product's stock, for agents (spec 2 §6). Null if it is unknown. */
export interface Inventory {
  id: ProductId
  web: number | null
  inStore: number | null
}

/** Where the store is, and until when it is open today. */
export type LivePlace = Pick<
  PickupStore,
  'name' | 'address1' | 'city' | 'stateCode' | 'postalCode' | 'phone' | 'hoursToday'
>

/** The current availability of products for one visitor, which no cache holds. */
export interface LiveAvailability {
  /** Where it would be picked up. Null if the visitor has no store. `place` is null while it cannot be read. */
  store: (PickupPlace & { id: string; name: string; place: LivePlace | null }) | null
  /** Whether commerce no longer knows the visitor's store, which is forgotten with this answer. */
  isStoreGone: boolean
  /** Unknown products are left out. */
  items: LiveItem[]
  /** Only for agents. */
  inventories: Inventory[] | null
}

/** As many as a page of tiles shows. */
export const MOST_AVAILABILITIES = 24
