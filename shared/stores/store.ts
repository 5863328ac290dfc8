import * as v from 'valibot'

import { ProductId } from '../product/product.ts'

export const DistanceUnit = v.picklist(['mi', 'km'])
export type DistanceUnit = v.InferOutput<typeof DistanceUnit>

/** A store near a postal code. */
export const Store = v.object({
  id: v.string(),
  name: v.string(),
  distance: v.number(),
  unit: DistanceUnit,
  address1: v.string(),
  city: v.string(),
  stateCode: v.string(),
  postalCode: v.string(),
  phone: v.nullable(v.string()),
  /** Of the day that it is at the store. Null if unknown, or if the site does not show hours. */
  hoursToday: v.nullable(v.string()),
  /** A line for each day. Empty if those of today are known, if all are unknown, or if the site does not show hours. */
  hours: v.array(v.string()),
  /** Whether orders can be picked up there now. */
  takesPickup: v.boolean(),
  /** Whether the product of the search can be picked up there. Null if the search names none. */
  hasProduct: v.nullable(v.boolean()),
})
export type Store = v.InferOutput<typeof Store>

/** The store of an order, with everything that a shopper needs to go there. */
export const PickupStore = v.object({
  ...v.omit(Store, ['distance', 'unit', 'hasProduct']).entries,
  /** A line for each day, also if those of today are known. */
  hours: v.array(v.string()),
})
export type PickupStore = v.InferOutput<typeof PickupStore>

/** The person who picks an order up. */
export const PickupPerson = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
})
export type PickupPerson = v.InferOutput<typeof PickupPerson>

/** The pickup part of an order: its store and person. */
export const Pickup = v.object({
  store: PickupStore,
  /** Null until the shopper has said it. */
  person: v.nullable(PickupPerson),
  /** "Ready within 24 hours", in the page's locale. */
  arrival: v.nullable(v.string()),
})
export type Pickup = v.InferOutput<typeof Pickup>

/** The result of the store locator. */
export const StoreSearchResult = v.object({
  /** The postal code as the country's post writes it. Null if the country has no such code. */
  postalCode: v.nullable(v.string()),
  /** The nearest first. */
  stores: v.array(Store),
})
export type StoreSearchResult = v.InferOutput<typeof StoreSearchResult>

/** An id that may stand in a path and in a cookie. */
export const StoreId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/), v.brand('StoreId'))
export type StoreId = v.InferOutput<typeof StoreId>

/** The store that a visitor picks up at (spec 1 §3, session store). */
export const SessionStore = v.object({
  storeId: StoreId,
  storeName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Whether the visitor has chosen it. */
  storeIsPreferred: v.boolean(),
})
export type SessionStore = v.InferOutput<typeof SessionStore>

/** No postal code is longer, however it is typed. */
const TypedCode = v.pipe(v.string(), v.maxLength(100))

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit))

const Coordinates = v.strictObject({ latitude: degrees(90), longitude: degrees(180) })

/** A search for the stores where the shopper could pick up. */
export const FindStores = v.strictObject({
  /** A postal code as it is typed, or a place. Null: where the shopper has searched last, or is believed to be. */
  near: v.nullable(v.union([TypedCode, Coordinates])),
  productId: v.nullable(ProductId),
})
export type FindStores = v.InferOutput<typeof FindStores>
export type FindStoresInput = v.InferInput<typeof FindStores>

/** The result of a search for pickup stores. */
export interface NearbyStores {
  /** The postal code that was searched with. Null if it was a place without one. */
  postalCode: string | null
  /** The nearest first. Null without a place to search around. */
  stores: Store[] | null
}

/** The choice of the store to pick up at. */
export const ChooseStore = v.strictObject({
  storeId: StoreId,
  /** The product that is to be picked up there. */
  productId: v.optional(v.nullable(ProductId), null),
  /** The postal code that has found the store. */
  postalCode: v.optional(v.nullable(TypedCode), null),
  /** Whether the shopper has confirmed that the bag's pickup items move to the store. */
  isConfirmed: v.optional(v.boolean(), false),
  /** Whether it is chosen on the bag page, which the service needs to know. */
  isOnCart: v.optional(v.boolean(), false),
})
export type ChooseStore = v.InferOutput<typeof ChooseStore>
export type ChooseStoreInput = v.InferInput<typeof ChooseStore>
