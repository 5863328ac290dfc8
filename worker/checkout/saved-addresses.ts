import * as v from 'valibot'

import { AddressId, type SavedAddress } from '#shared/account/saved-address.ts'

import { mapAddress } from '../bag/wire-address.ts'

const text = v.nullish(v.string(), null)
const part = v.optional(v.string())

/** SCAPI's CustomerAddress (scapi §8.2). */
const WireSavedAddress = v.object({
  addressId: v.string(),
  preferred: v.nullish(v.boolean(), false),
  firstName: part,
  lastName: part,
  address1: part,
  address2: text,
  city: part,
  stateCode: part,
  postalCode: part,
  countryCode: part,
  phone: text,
})

/** The fields of a customer's record with their addresses. */
export const WireAddresses = v.object({ addresses: v.nullish(v.array(WireSavedAddress), []) })

/** The preferred one first. */
export const addressesIn = ({ addresses }: v.InferOutput<typeof WireAddresses>): SavedAddress[] =>
  addresses
    .flatMap((wire) => addressIn(wire) ?? [])
    .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))

function addressIn(wire: v.InferOutput<typeof WireSavedAddress>): SavedAddress | null {
  const addressId = v.safeParse(AddressId, wire.addressId)
  const address = mapAddress(wire)
  if (!addressId.success || !address) return null
  return { addressId: addressId.output, isPreferred: wire.preferred, address }
}
