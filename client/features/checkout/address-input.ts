import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import type { AddressField } from '#shared/checkout/checkout.ts'

/** Picks the address fields from a form's values. */
export const addressInputIn = (typed: Record<string, string>): Record<AddressField, string> => ({
  firstName: typed['firstName'] ?? '',
  lastName: typed['lastName'] ?? '',
  address1: typed['address1'] ?? '',
  address2: typed['address2'] ?? '',
  city: typed['city'] ?? '',
  stateCode: typed['stateCode'] ?? '',
  postalCode: typed['postalCode'] ?? '',
  phone: typed['phone'] ?? '',
})

export const isAddressField = (name: string): name is AddressField =>
  ADDRESS_FIELDS.some((field) => field === name)
