import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addressRules } from '#shared/testing/address-rules.ts'

const { addressToInput, parseAddress, parseBillingAddress, parseDelivery } = addressRules
const { fields: ADDRESS_FIELDS, maxLengthOf, readAddressField, stateCodes } = addressRules

type Typed = Omit<Parameters<typeof parseDelivery>[0], keyof typeof NO_PERSON>

const NO_PERSON = { pickupFirstName: '', pickupLastName: '', pickupPhone: '' }
const SHIPPED = { needsAddress: true, needsPerson: false }

const parseShipping = (typed: Typed, country: string) =>
  parseDelivery({ ...NO_PERSON, ...typed }, { country, needs: SHIPPED })

const inOhio = {
  firstName: ' Ada ',
  lastName: 'O’Hara',
  address1: '12  Main St',
  address2: '',
  city: 'Columbus',
  stateCode: 'oh',
  postalCode: '432151234',
  phone: '(614) 555-0134',
}
const inQuebec = {
  firstName: 'Zoé',
  lastName: 'Côté',
  address1: '300, rue Saint-Paul',
  address2: 'app. 4',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'h2y1h3',
  phone: '',
}
const stillInOhio = {
  firstName: 'Ada',
  lastName: "O'Hara",
  address1: '12 Main St',
  address2: null,
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215-1234',
  countryCode: 'US',
  phone: '614-555-0134',
} as const

test('trims an address and normalizes its format', () => {
  expect(parseShipping({ email: ' ada@example.com ', ...inOhio }, 'US')).toEqual({
    email: 'ada@example.com',
    address: stillInOhio,
    person: null,
  })
  expect(parseAddress(inQuebec, 'CA')).toMatchObject({
    address: { postalCode: 'H2Y 1H3', address2: 'app. 4', countryCode: 'CA', phone: null },
  })
})

test('reports only the required fields of an empty form', () => {
  const empty = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, '  ']))
  expect(parseShipping({ ...inOhio, ...empty, email: '' }, 'US')).toEqual({
    problems: {
      email: 'required',
      firstName: 'required',
      lastName: 'required',
      address1: 'required',
      city: 'required',
      stateCode: 'required',
      postalCode: 'required',
    },
  })
})

test('reports all invalid fields at once', () => {
  const wrong = {
    ...inOhio,
    firstName: 'Ada 🕯',
    stateCode: 'ON',
    postalCode: 'H2Y 1H3',
    phone: '1',
  }
  expect(parseShipping({ email: 'a+b@example.com', ...wrong }, 'US')).toEqual({
    problems: {
      email: 'email-plus',
      firstName: 'emoji',
      stateCode: 'state',
      postalCode: 'zip',
      phone: 'phone',
    },
  })
  expect(parseAddress({ ...inQuebec, postalCode: '43215' }, 'CA')).toEqual({
    problems: { postalCode: 'postal-code' },
  })
})

test('asks for an address only if something is shipped, and for a person only if it is picked up', () => {
  const empty = { ...inOhio, firstName: '', lastName: '', address1: '', city: '', stateCode: '' }
  const typed = { email: 'ada@example.com', ...NO_PERSON, ...empty }
  const picked = { ...typed, pickupFirstName: ' Ada ', pickupLastName: 'O’Hara' }
  const parse = (input: typeof typed, needsAddress: boolean, needsPerson: boolean) =>
    parseDelivery(input, { country: 'US', needs: { needsAddress, needsPerson } })

  expect(parse(typed, false, false)).toEqual({
    email: 'ada@example.com',
    address: null,
    person: null,
  })
  expect(parse(picked, false, true)).toEqual({
    email: 'ada@example.com',
    address: null,
    person: { firstName: 'Ada', lastName: "O'Hara", phone: null },
  })
  expect(parse({ ...picked, pickupPhone: '1' }, false, true)).toEqual({
    problems: { pickupPhone: 'phone' },
  })
  expect(parse({ ...typed, ...inOhio, email: '' }, true, true)).toEqual({
    problems: { email: 'required', pickupFirstName: 'required', pickupLastName: 'required' },
  })
  expect(parse({ ...picked, ...inOhio }, true, true)).toMatchObject({
    address: stillInOhio,
    person: { lastName: "O'Hara" },
  })
})

test.for([
  ['firstName', 50],
  ['lastName', 50],
  ['address1', 100],
  ['address2', 100],
  ['city', 50],
] as const)('%s takes %i characters', ([field, most]) => {
  expect(maxLengthOf(field, 'US')).toBe(most)
  expect(readAddressField(field, 'a'.repeat(most), 'US')).toEqual({ value: 'a'.repeat(most) })
  expect(readAddressField(field, 'a'.repeat(most + 1), 'US')).toEqual({ problem: 'too-long' })
})

test('limits each field to the longest valid value', () => {
  expect(maxLengthOf('email', 'US')).toBe(254)
  expect(maxLengthOf('postalCode', 'US')).toBe('43215-1234'.length)
  expect(maxLengthOf('postalCode', 'CA')).toBe('H2Y 1H3'.length)
})

test('accepts the shipping address or one in either country as the billing address', () => {
  const other = { sameAsShipping: false, countryCode: 'CA', ...inQuebec } as const
  const same = { ...other, sameAsShipping: true }
  expect(parseBillingAddress(same, stillInOhio)).toEqual({ address: stillInOhio })
  expect(parseBillingAddress(same, null)).toEqual({ problems: { sameAsShipping: 'choice' } })
  expect(parseBillingAddress(other, stillInOhio)).toEqual(parseAddress(inQuebec, 'CA'))
  expect(parseBillingAddress({ ...other, countryCode: 'US' }, stillInOhio)).toEqual({
    problems: {
      firstName: 'special-characters',
      lastName: 'special-characters',
      address1: 'address-symbols',
      city: 'special-characters',
      stateCode: 'state',
      postalCode: 'zip',
    },
  })
})

const word = (...letters: string[]) =>
  fc.string({ unit: fc.constantFrom(' ', ...letters), minLength: 1, maxLength: 60 })

const accents = { US: [], CA: ['É', '\u0301', 'ç'] }

const typedAddress = (country: keyof typeof accents) =>
  fc.record({
    firstName: word('a', 'Z', '-', "'", '’', ...accents[country]),
    lastName: word('b', 'Y', ...accents[country]),
    address1: word('1', '9', 'a', '#', '/', '.', ...accents[country]),
    address2: word('A', '4', "'", '’'),
    city: word('c', 'X', '.', '-', ...accents[country]),
    stateCode: fc.constantFrom(...stateCodes(country), 'oh', 'qc'),
    postalCode: fc.constantFrom('43215', '43215 6789', ' h2y1h3', 'K1A-0B6', 'V6B 1A1'),
    phone: fc.constantFrom('', ' ', '(614) 5550134', '1 614 555 0134, ext. 7', '614.555.0134'),
  })

test.for(['US', 'CA'] as const)('a parsed address in %s parses to itself again', (country) => {
  let unchanged = 0
  fc.assert(
    fc.property(typedAddress(country), (typed) => {
      const parsed = parseAddress(typed, country)
      if ('problems' in parsed) return
      unchanged += 1
      expect(parseAddress(addressToInput(parsed.address), country)).toEqual(parsed)
    }),
    { seed: 20261121, numRuns: 2000 },
  )
  expect(unchanged).toBeGreaterThan(50)
})

test('accepts any input within its maximum length or rejects it with a reason', () => {
  const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESS_FIELDS),
      anything,
      fc.constantFrom('US', 'CA'),
      (field, typed, country) => {
        const reading = readAddressField(field, typed, country)
        if ('problem' in reading) return
        expect(reading.value.length).toBeLessThanOrEqual(maxLengthOf(field, country))
        expect(reading.value).not.toMatch(/[<>"\p{Cc}\p{Extended_Pictographic}]/u)
      },
    ),
    { seed: 20261121, numRuns: 5000 },
  )
})
