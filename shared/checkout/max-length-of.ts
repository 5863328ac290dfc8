import type { AddressField } from './checkout.ts'
import type { Country } from '../fields/characters.ts'

const MAX_LENGTHS = {
  email: 254,
  firstName: 50,
  lastName: 50,
  address1: 100,
  address2: 100,
  city: 50,
  stateCode: 2,
  postalCode: 10,
  phone: 30,
} as const satisfies Record<AddressField | 'email', number>

const CANADIAN_POSTAL_CODE_LENGTH = 7

/** The maximum length of a field. */
export function maxLengthOf(field: AddressField | 'email', country: Country): number {
  if (field === 'postalCode' && country === 'CA') return CANADIAN_POSTAL_CODE_LENGTH
  return MAX_LENGTHS[field]
}
