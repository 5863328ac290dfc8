import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type BillingAddressInput,
  type SaveShippingAddress,
} from '../contract/checkout.ts'
import type { FieldCode, FieldProblems } from '../contract/problem.ts'
import {
  addressLineProblem,
  cityProblem,
  cleaned,
  nameProblem,
  type Country,
} from './characters.ts'
import { EMAIL_MAX_LENGTH, emailProblem } from './email.ts'
import { formatPhone } from './phone.ts'
import { formatPostalCode } from './postal-code.ts'
import { isState } from './states.ts'

type AddressInput = Record<AddressField, string>

const OPTIONAL: readonly string[] = ['address2', 'phone'] satisfies AddressField[]

export const isOptional = (field: AddressField) => OPTIONAL.includes(field)

const MAX_LENGTHS = {
  firstName: 50,
  lastName: 50,
  address1: 100,
  address2: 100,
  city: 50,
  stateCode: 2,
  postalCode: 10,
  phone: 30,
} as const satisfies Record<AddressField, number>

const CANADIAN_POSTAL_CODE_LENGTH = 7

/** How many characters a field takes; its input cuts off what is more. */
export function maxLengthOf(field: AddressField | 'email', country: Country): number {
  if (field === 'email') return EMAIL_MAX_LENGTH
  if (field === 'postalCode' && country === 'CA') return CANADIAN_POSTAL_CODE_LENGTH
  return MAX_LENGTHS[field]
}

/** What a field holds when it is left, or what is wrong with it. */
type Reading = { value: string } | { problem: FieldCode }

const valueOr = (value: string | null, problem: FieldCode): Reading =>
  value === null ? { problem } : { value }

const checked =
  (problemOf: (text: string, country: Country) => FieldCode | null) =>
  (text: string, country: Country): Reading => {
    const problem = problemOf(text, country)
    return problem ? { problem } : { value: text }
  }

const readers: Record<AddressField, (text: string, country: Country) => Reading> = {
  firstName: checked(nameProblem),
  lastName: checked(nameProblem),
  address1: checked(addressLineProblem),
  address2: checked(addressLineProblem),
  city: checked(cityProblem),
  stateCode: (text, country) => {
    const code = text.toUpperCase()
    return valueOr(isState(country, code) ? code : null, 'state')
  },
  postalCode: (text, country) =>
    valueOr(formatPostalCode(text, country), country === 'US' ? 'zip' : 'postal-code'),
  phone: (text) => valueOr(formatPhone(text), 'phone'),
}

/** One field of an address, as the shopper leaves it: as it will be kept, or the problem with it. */
export function readAddressField(field: AddressField, typed: string, country: Country): Reading {
  const text = cleaned(typed)
  if (text === '') return isOptional(field) ? { value: '' } : { problem: 'required' }
  const isFormatted = field === 'postalCode' || field === 'stateCode'
  if (!isFormatted && text.length > MAX_LENGTHS[field]) return { problem: 'too-long' }
  return readers[field](text, country)
}

/** The e-mail that an order needs, as the shopper leaves it. */
export function readOrderEmail(typed: string): Reading {
  const problem = typed.trim() === '' ? 'required' : emailProblem(typed)
  return problem ? { problem } : { value: typed.trim() }
}

type ParsedAddress = { address: Address } | { problems: FieldProblems }

export function parseAddress(input: AddressInput, country: Country): ParsedAddress {
  const values = { ...input }
  const problems: FieldProblems = {}
  for (const field of ADDRESS_FIELDS) {
    const reading = readAddressField(field, input[field], country)
    if ('problem' in reading) problems[field] = reading.problem
    else values[field] = reading.value
  }
  if (Object.keys(problems).length > 0) return { problems }
  const { firstName, lastName, address1, address2, city, stateCode, postalCode, phone } = values
  return {
    address: {
      firstName,
      lastName,
      address1,
      address2: address2 || null,
      city,
      stateCode,
      postalCode,
      countryCode: country,
      phone: phone || null,
    },
  }
}

/** Where an order goes, and whom to write to about it. @param country the site's */
export function parseShippingAddress(
  { email, ...input }: SaveShippingAddress,
  country: Country,
): { address: Address; email: string } | { problems: FieldProblems } {
  const reading = readOrderEmail(email)
  const parsed = parseAddress(input, country)
  if ('problem' in reading) {
    const others = 'problems' in parsed ? parsed.problems : {}
    return { problems: { email: reading.problem, ...others } }
  }
  return 'problems' in parsed ? parsed : { address: parsed.address, email: reading.value }
}

/** @param shippingAddress what "same as shipping" means; null while there is none */
export function parseBillingAddress(
  { sameAsShipping, countryCode, ...input }: BillingAddressInput,
  shippingAddress: Address | null,
): ParsedAddress {
  if (!sameAsShipping) return parseAddress(input, countryCode)
  return shippingAddress ? { address: shippingAddress } : { problems: { sameAsShipping: 'choice' } }
}

/** What a form of an address is filled with when it is changed again. */
export const addressToInput = (address: Address): AddressInput => ({
  firstName: address.firstName,
  lastName: address.lastName,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  stateCode: address.stateCode,
  postalCode: address.postalCode,
  phone: address.phone ?? '',
})
