import { expect, test } from 'vitest'

import { parseBillingAddress, readAddressField } from '../checkout/address.ts'
import type { SiteRules } from './judge.ts'
import { parseDelivery, readOrderEmail } from '../checkout/shipping-address.ts'

type Country = 'US' | 'CA'
type Typed = Omit<Parameters<typeof parseDelivery>[0], keyof typeof NO_PERSON>

const NO_PERSON = { pickupFirstName: '', pickupLastName: '', pickupPhone: '' }
const SHIPPED = { needsAddress: true, needsPerson: false }

const parseShipping = (typed: Typed, country: Country, overrides: SiteRules = {}) =>
  parseDelivery({ ...NO_PERSON, ...typed }, { country, overrides, needs: SHIPPED })

const matching = (pattern: RegExp) => (value: string) => pattern.test(value)

const OVERRIDES: SiteRules = {
  US: {
    email: matching(/^.+@(?:example\.com|mail\.example)$/),
    firstName: matching(/^[\p{L}\d .]+$/u),
    address1: matching(/^(?!.*[Bb]ox).+$/),
    city: matching(/^(?:Columbus|Dayton)$/),
    stateCode: matching(/^(?!A[AEP]).*$/),
    postalCode: matching(/^(?:432\d{2}(?:-\d{4})?|00-\d{1,20})$/),
    phone: matching(/^(?:614-.*|none)$/),
  },
  CA: { postalCode: matching(/^H.*$/) },
}

test.for([
  // The site's pattern replaces the rule in both directions.
  ['firstName', ' Zoë  2. ', { value: 'Zoë 2.' }],
  ['firstName', "O'Hara", { problem: 'special-symbols' }],
  ['firstName', 'A_B', { problem: 'underscores' }],
  ['address1', 'P.O. Box 12', { problem: 'address-symbols' }],
  ['address1', '12 Main St; rear', { value: '12 Main St; rear' }],
  ['city', 'Dayton', { value: 'Dayton' }],
  ['city', 'West Dayton', { problem: 'city-symbols' }],
  ['stateCode', 'oh', { value: 'OH' }],
  ['stateCode', 'AE', { problem: 'state' }],
  // The pattern applies to the normalized value, so a saved value can be submitted again.
  ['postalCode', '432151234', { value: '43215-1234' }],
  ['postalCode', '10001', { problem: 'zip' }],
  ['postalCode', '00-123', { value: '00-123' }],
  ['phone', '(614) 555 0134', { value: '614-555-0134' }],
  ['phone', '212 555 0134', { problem: 'phone' }],
  ['phone', 'none', { value: 'none' }],
  // The pattern does not change whether the field is required and how long it may be.
  ['firstName', ' ', { problem: 'required' }],
  ['phone', '', { value: '' }],
  ['firstName', 'a'.repeat(51), { problem: 'too-long' }],
  ['postalCode', '00-12345678', { problem: 'zip' }],
  // A field without a pattern keeps its default rule.
  ['lastName', 'Zoë', { problem: 'special-characters' }],
] as const)('the site’s rule for %s turns %j into %j', ([field, typed, reading]) => {
  expect(readAddressField(field, typed, 'US', OVERRIDES)).toEqual(reading)
})

test.for([
  ['ada+shop@example.com', { value: 'ada+shop@example.com' }],
  [' ada@mail.example ', { value: 'ada@mail.example' }],
  ['ada@example.org', { problem: 'email-invalid' }],
  ['ada+shop@example.org', { problem: 'email-plus' }],
  ['', { problem: 'required' }],
  [`${'a'.repeat(250)}@example.com`, { problem: 'email-long' }],
] as const)('the site’s rule for the e-mail turns %j into %j', ([typed, reading]) => {
  expect(readOrderEmail(typed, 'US', OVERRIDES)).toEqual(reading)
})

const inMontreal = {
  firstName: 'Zoé',
  lastName: 'Côté',
  address1: '300, rue Saint-Paul',
  address2: '',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'h2y1h3',
  phone: '',
}

test('applies the rules of the address’s country on every site', () => {
  const bill = { sameAsShipping: false, countryCode: 'CA', ...inMontreal } as const
  expect(parseBillingAddress(bill, null, OVERRIDES)).toMatchObject({
    address: { postalCode: 'H2Y 1H3', city: 'Montréal' },
  })
  expect(parseBillingAddress({ ...bill, postalCode: 'K1A 0B6' }, null, OVERRIDES)).toEqual({
    problems: { postalCode: 'postal-code' },
  })
  const sent = { email: 'ada+shop@example.com', ...inMontreal }
  expect(parseShipping(sent, 'CA', OVERRIDES)).toEqual({ problems: { email: 'email-plus' } })
})

test('a browser leaves a field with a rule of the site’s own to the edge, if it is filled', () => {
  const left: SiteRules = { US: { city: 'left to the edge', postalCode: 'left to the edge' } }
  expect(readAddressField('city', 'Columbus 4', 'US', left)).toEqual({ value: 'Columbus 4' })
  expect(readAddressField('postalCode', '432151234', 'US', left)).toEqual({ value: '43215-1234' })
  expect(readAddressField('city', ' ', 'US', left)).toEqual({ problem: 'required' })
  expect(readAddressField('city', 'x'.repeat(99), 'US', left)).toEqual({ problem: 'too-long' })
  expect(readAddressField('lastName', 'A_B', 'US', left)).toEqual({ problem: 'underscores' })
  expect(readAddressField('city', 'Columbus 4', 'CA', left)).toEqual({ problem: 'numbers' })
})
