import * as v from 'valibot'

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
  /** Whether orders can be picked up there now. */
  takesPickup: v.boolean(),
})
export type Store = v.InferOutput<typeof Store>

/** The store of an order, with everything that a shopper needs to go there. */
export const PickupStore = v.object({
  ...v.omit(Store, ['distance', 'unit']).entries,
  /** A line for each day. Empty if unknown, or if the site does not show hours. */
  hours: v.array(v.string()),
})
export type PickupStore = v.InferOutput<typeof PickupStore>

/** Who picks an order up. */
export const PickupPerson = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
})
export type PickupPerson = v.InferOutput<typeof PickupPerson>

export const Pickup = v.object({
  store: PickupStore,
  /** Null until the shopper has said it. */
  person: v.nullable(PickupPerson),
  /** "Ready within 24 hours", in the page's locale. */
  arrival: v.nullable(v.string()),
})
export type Pickup = v.InferOutput<typeof Pickup>

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
