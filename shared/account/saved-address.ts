import * as v from 'valibot'

import { ADDRESS_FIELDS } from '../fields/address-fields.ts'
import { COUNTRIES } from '../fields/country.ts'
import { Address } from '../checkout/checkout.ts'
import { typedLine } from '../text/typed.ts'

/** More than this many are not kept. */
export const MAX_ADDRESSES = 20

/**
 * A customer's own name of an address is its id at a live instance, so it may be any text. `.` and `..` would change a
 * path, even encoded.
 */
export const AddressId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(256),
  v.regex(/^(?!\.{1,2}$)[^\p{Cc}]*$/u),
  v.brand('AddressId'),
)
export type AddressId = v.InferOutput<typeof AddressId>

export const SavedAddress = v.object({
  addressId: AddressId,
  isPreferred: v.boolean(),
  address: Address,
})
export type SavedAddress = v.InferOutput<typeof SavedAddress>

const typed = typedLine()

export const SaveAddress = v.object({
  /** The address to change. Without one, it is a new address. */
  addressId: v.optional(AddressId),
  isPreferred: v.boolean(),
  countryCode: v.picklist(COUNTRIES),
  ...v.entriesFromList(ADDRESS_FIELDS, typed),
})
export type SaveAddress = v.InferOutput<typeof SaveAddress>

export const SavedAddressResult = v.object({
  /** `known`: the customer has saved the same address before. */
  outcome: v.picklist(['added', 'changed', 'known']),
})
export type SavedAddressResult = v.InferOutput<typeof SavedAddressResult>

export const NamedAddress = v.object({ addressId: AddressId })
export type NamedAddress = v.InferOutput<typeof NamedAddress>

export const RemovedAddress = v.object({
  /** Null if it was gone already. */
  removed: v.nullable(SavedAddress),
})
export type RemovedAddress = v.InferOutput<typeof RemovedAddress>
