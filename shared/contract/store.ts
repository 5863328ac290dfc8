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

export const StoreSearchResult = v.object({
  /** The postal code as the country's post writes it. Null if the country has no such code. */
  postalCode: v.nullable(v.string()),
  /** The nearest first. */
  stores: v.array(Store),
})
export type StoreSearchResult = v.InferOutput<typeof StoreSearchResult>
