import type { Address, Checkout, SaveShippingAddress } from './checkout.ts'
import type { FieldProblems } from '../http/problem.ts'
import type { PickupPerson } from '../stores/store.ts'
import { parseAddress, readPersonField } from './address.ts'
import type { Country } from '../fields/country.ts'
import { emailProblem } from '../fields/email.ts'
import { judge, type Reading, type SiteRules } from '../fields/judge.ts'
import { maxLengthOf } from './max-length-of.ts'
import { PICKUP_FIELDS, type PickupField } from './pickup-fields.ts'
import { cleanLine } from '../text/typed-text.ts'

/** Validates the required e-mail of an order. @param country the site's country */
export function readOrderEmail(
  typed: string,
  country: Country,
  overrides: SiteRules = {},
): Reading {
  const text = cleanLine(typed)
  if (text === '') return { problem: 'required' }
  return judge(readEmail, text, {
    siteRule: overrides[country]?.email,
    most: maxLengthOf('email', country),
  })
}

function readEmail(text: string): Reading {
  const problem = emailProblem(text)
  return problem ? { problem } : { value: text }
}

/** Validates one field of the pickup person. */
export const readPickupField = (
  field: PickupField,
  typed: string,
  country: Country,
  overrides: SiteRules = {},
): Reading => readPersonField(PICKUP_FIELDS[field], typed, country, overrides)

interface Delivery {
  email: string
  /** Null if nothing is shipped. */
  address: Address | null
  /** Null if nothing is picked up. */
  person: PickupPerson | null
}

interface DeliveryRules {
  /** The site's country. */
  country: Country
  overrides?: SiteRules
  /** The parts that the order needs. */
  needs: Pick<Checkout, 'needsAddress'> & { needsPerson: boolean }
}

/** Parses who gets an order: its e-mail, its address and who picks it up, as far as it needs them. */
export function parseDelivery(
  input: SaveShippingAddress,
  { country, overrides = {}, needs }: DeliveryRules,
): Delivery | { problems: FieldProblems } {
  const reading = readOrderEmail(input.email, country, overrides)
  const person = needs.needsPerson ? parsePerson(input, country, overrides) : { person: null }
  const address = needs.needsAddress ? parseAddress(input, country, overrides) : { address: null }
  const problems: FieldProblems = {
    ...('problem' in reading && { email: reading.problem }),
    ...problemsOf(person),
    ...problemsOf(address),
  }
  const isValid = 'value' in reading && 'person' in person && 'address' in address
  return isValid
    ? { email: reading.value, address: address.address, person: person.person }
    : { problems }
}

const problemsOf = (parsed: object | { problems: FieldProblems }) =>
  'problems' in parsed ? parsed.problems : {}

function parsePerson(
  input: Pick<SaveShippingAddress, PickupField>,
  country: Country,
  overrides: SiteRules,
): { person: PickupPerson } | { problems: FieldProblems } {
  const read = (field: PickupField) => readPickupField(field, input[field], country, overrides)
  const readings = {
    pickupFirstName: read('pickupFirstName'),
    pickupLastName: read('pickupLastName'),
    pickupPhone: read('pickupPhone'),
  }
  const problems: FieldProblems = {}
  for (const [field, reading] of Object.entries(readings)) {
    if ('problem' in reading) problems[field] = reading.problem
  }
  if (Object.keys(problems).length > 0) return { problems }
  const valueOf = (reading: Reading) => ('value' in reading ? reading.value : '')
  return {
    person: {
      firstName: valueOf(readings.pickupFirstName),
      lastName: valueOf(readings.pickupLastName),
      phone: valueOf(readings.pickupPhone) || null,
    },
  }
}
