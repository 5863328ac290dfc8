import type { Address, AddressField, BillingAddressInput } from './checkout.ts'
import type { FieldCode, FieldProblems } from '../http/problem.ts'
import { formFieldOf } from '../fields/address-form-of.ts'
import { addressLineProblem, cityProblem, nameProblem } from '../fields/characters.ts'
import type { Country } from '../fields/country.ts'
import { rulesOf } from '../fields/country.ts'
import { judge, type Reading, type SiteRules } from '../fields/judge.ts'
import { maxLengthOf } from './max-length-of.ts'
import { formatPhone } from '../fields/phone.ts'
import { formatPostalCode } from '../fields/postal-code.ts'
import { isState } from '../fields/state-codes.ts'
import { isStateTyped } from '../fields/states.ts'
import { cleanLine } from '../text/typed-text.ts'

type AddressInput = Record<AddressField, string>

const valueOr = (value: string | null, problem: FieldCode): Reading =>
  value === null ? { problem } : { value }

const checked =
  (problemOf: (text: string, country: Country) => FieldCode | null) =>
  (text: string, country: Country): Reading => {
    const problem = problemOf(text, country)
    return problem ? { problem } : { value: text }
  }

/** Whether addresses in a country need a field. */
export const isRequired = (field: AddressField, country: Country) =>
  !(formFieldOf(field, country) ?? { isOptional: true }).isOptional

const readers: Record<AddressField, (text: string, country: Country) => Reading> = {
  firstName: checked(nameProblem),
  lastName: checked(nameProblem),
  address1: checked(addressLineProblem),
  address2: checked(addressLineProblem),
  city: checked(cityProblem),
  stateCode: (text, country) => {
    if (isStateTyped(country)) return checked(cityProblem)(text, country)
    const code = text.toUpperCase()
    // Browsers offer only the states of the list, which are not checked there again.
    return import.meta.env.SSR && !isState(country, code) ? { problem: 'state' } : { value: code }
  },
  postalCode: (text, country) =>
    valueOr(formatPostalCode(text, country), rulesOf(country).postalCode.problem),
  phone: (text, country) => valueOr(formatPhone(text, country), 'phone'),
}

/** Validates one field of an address. @returns the normalized value or the problem */
export function readAddressField(
  field: AddressField,
  typed: string,
  country: Country,
  overrides: SiteRules = {},
): Reading {
  const text = cleanLine(typed)
  if (text === '') return isRequired(field, country) ? { problem: 'required' } : { value: '' }
  const isFormatted = field === 'postalCode' || (field === 'stateCode' && !isStateTyped(country))
  if (!isFormatted && text.length > maxLengthOf(field, country)) return { problem: 'too-long' }
  return judge((value) => readers[field](value, country), text, {
    siteRule: overrides[country]?.[field],
    most: maxLengthOf(field, country),
  })
}

/** Validates a field of a person without an address, whose phone number is always optional. */
export const readPersonField = (
  field: 'firstName' | 'lastName' | 'phone',
  typed: string,
  country: Country,
  overrides: SiteRules = {},
): Reading =>
  field === 'phone' && cleanLine(typed) === ''
    ? { value: '' }
    : readAddressField(field, typed, country, overrides)

/** A text for each field of an address. */
const eachField = (textOf: (field: AddressField) => string): AddressInput => ({
  firstName: textOf('firstName'),
  lastName: textOf('lastName'),
  address1: textOf('address1'),
  address2: textOf('address2'),
  city: textOf('city'),
  stateCode: textOf('stateCode'),
  postalCode: textOf('postalCode'),
  phone: textOf('phone'),
})

type ParsedAddress = { address: Address } | { problems: FieldProblems }

export function parseAddress(
  input: AddressInput,
  country: Country,
  overrides: SiteRules = {},
): ParsedAddress {
  const problems: FieldProblems = {}
  const values = eachField((field) => {
    const typed = formFieldOf(field, country) ? input[field] : ''
    const reading = readAddressField(field, typed, country, overrides)
    if ('value' in reading) return reading.value
    problems[field] = reading.problem
    return ''
  })
  if (Object.keys(problems).length > 0) return { problems }
  const { address2, phone } = values
  return {
    address: { ...values, address2: address2 || null, countryCode: country, phone: phone || null },
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
export const addressToInput = (address: Address): AddressInput =>
  eachField((field) => address[field] ?? '')

/** The address fields of a form's values. */
export const addressInputIn = (typed: Readonly<Record<string, string>>): AddressInput =>
  eachField((field) => typed[field] ?? '')
