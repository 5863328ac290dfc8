import { ADDRESS_FIELDS } from '../fields/address-fields.ts'
import type { Address, AddressField, BillingAddressInput } from './checkout.ts'
import type { FieldCode, FieldProblems } from '../http/problem.ts'
import { addressLineProblem, cityProblem, nameProblem, type Country } from '../fields/characters.ts'
import { judge, type Reading, type SiteRules } from '../fields/judge.ts'
import { maxLengthOf } from './max-length-of.ts'
import { formatPhone } from '../fields/phone.ts'
import { formatPostalCode } from '../fields/postal-code.ts'
import { isState } from '../fields/states.ts'
import { cleanLine } from '../text/typed-text.ts'

type AddressInput = Record<AddressField, string>

const OPTIONAL: readonly string[] = ['address2', 'phone'] satisfies AddressField[]

const isOptional = (field: AddressField) => OPTIONAL.includes(field)

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

/** Validates one field of an address. @returns the normalized value or the problem */
export function readAddressField(
  field: AddressField,
  typed: string,
  country: Country,
  overrides: SiteRules = {},
): Reading {
  const text = cleanLine(typed)
  if (text === '') return isOptional(field) ? { value: '' } : { problem: 'required' }
  const isFormatted = field === 'postalCode' || field === 'stateCode'
  if (!isFormatted && text.length > maxLengthOf(field, country)) return { problem: 'too-long' }
  return judge((value) => readers[field](value, country), text, {
    siteRule: overrides[country]?.[field],
    most: maxLengthOf(field, country),
  })
}

type ParsedAddress = { address: Address } | { problems: FieldProblems }

export function parseAddress(
  input: AddressInput,
  country: Country,
  overrides: SiteRules = {},
): ParsedAddress {
  const values = { ...input }
  const problems: FieldProblems = {}
  for (const field of ADDRESS_FIELDS) {
    const reading = readAddressField(field, input[field], country, overrides)
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

/** @param shippingAddress the address for "same as shipping"; null if there is none */
export function parseBillingAddress(
  { sameAsShipping, countryCode, ...input }: BillingAddressInput,
  shippingAddress: Address | null,
  overrides: SiteRules = {},
): ParsedAddress {
  if (!sameAsShipping) return parseAddress(input, countryCode, overrides)
  return shippingAddress ? { address: shippingAddress } : { problems: { sameAsShipping: 'choice' } }
}

/** The values that fill an address form for editing. */
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
