import type { AddressField } from './checkout.ts'
import { formFieldOf } from '../fields/address-form-of.ts'
import type { Country } from '../fields/country.ts'
import { rulesOf } from '../fields/country.ts'

const MAX_LENGTHS: Partial<Record<AddressField | 'email', number>> = {
  email: 254,
  address1: 100,
  address2: 100,
  phone: 30,
}

const OTHERS = 50

/** The maximum length of a field. */
export function maxLengthOf(field: AddressField | 'email', country: Country): number {
  if (field === 'postalCode') return rulesOf(country).postalCode.maxLength
  return formFieldOf(field, country)?.maxLength ?? MAX_LENGTHS[field] ?? OTHERS
}
