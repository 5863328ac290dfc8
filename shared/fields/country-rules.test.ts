import { beforeAll, expect, test } from 'vitest'

import { maxLengthOf } from '../checkout/max-length-of.ts'
import { nameProblem } from './characters.ts'
import { formatPhone, shownPhone } from './phone.ts'
import { formatPostalCode, postalArea } from './postal-code.ts'
import { isState, stateCodes } from './state-codes.ts'
import { statesIn } from './states.ts'
import { addOtherCountries } from './testing/other-countries.ts'

beforeAll(addOtherCountries)

test.for([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', ' M1 1ae ', 'M1 1AE'],
  ['GB', 'SW1A 1A', null],
  ['GB', '75001', null],
  ['IE', 'a65f4e2', 'A65 F4E2'],
  ['IE', 'D6W XY00', 'D6W XY00'],
  ['IE', 'A6 F4E2', null],
  ['FR', '75 001', '75001'],
  ['FR', '7500', null],
] as const)('in %s the postal code "%s" is written as %s', ([country, typed, code]) => {
  expect(formatPostalCode(typed, country)).toBe(code)
})

test('a postal code is its own area where no part alone names the place', () => {
  expect(postalArea('SW1A 1AA', 'GB')).toBe('SW1A 1AA')
  expect(maxLengthOf('postalCode', 'GB')).toBe('SW1A 1AA'.length)
})

test.for([
  ['GB', '020 7946 0018', '+44 2079460018'],
  ['GB', '+44 (0)20 7946 0018', '+44 2079460018'],
  ['GB', '0044 20 7946 0018', '+44 2079460018'],
  ['GB', '+353 1 234 5678', null],
  ['IE', '01 234 5678', '+353 12345678'],
  ['FR', '01 99 00 01 42', '+33 199000142'],
] as const)('in %s the phone number "%s" is stored as %s', ([country, typed, stored]) => {
  expect(formatPhone(typed, country)).toBe(stored)
  expect(shownPhone(typed, country)).toBe(stored ?? typed)
  expect(formatPhone(stored ?? typed, country)).toBe(stored)
})

test('each country has its own letters and symbols', () => {
  expect(nameProblem('Seán Ó Sé', 'IE')).toBeNull()
  expect(nameProblem('St. John', 'GB')).toBeNull()
  expect(nameProblem('Ада', 'GB')).toBe('special-characters')
})

test('a country has its own list of states, or none', () => {
  expect(stateCodes('IE')).toEqual(['D', 'CO', 'G', 'KY'])
  expect([stateCodes('GB'), stateCodes('FR')]).toEqual([[], []])
  expect([isState('IE', 'CO'), isState('IE', 'C'), isState('GB', 'CO')]).toEqual([
    true,
    false,
    false,
  ])
})

test('states have their names in the page’s language, else in the first one, and are in alphabetical order', () => {
  const irish = { languages: ['en', 'ga'], names: { D: ['Dublin', 'Áth Cliath'], CO: ['Cork'] } }
  const namesIn = (locale: string) =>
    statesIn({ IE: irish }, 'IE', locale).map(({ code, name }) => `${code} ${name}`)
  expect(namesIn('en-IE')).toEqual(['CO Cork', 'D Dublin'])
  expect(namesIn('ga-IE')).toEqual(['D Áth Cliath', 'CO Cork'])
  expect(namesIn('fr-FR')).toEqual(['CO Cork', 'D Dublin'])
})

test('a country that the shop does not know is an error, not another country’s rule', () => {
  expect(() => formatPostalCode('1010', 'AT')).toThrow('AT')
  expect(() => formatPhone('01 1234567', 'AT')).toThrow('AT')
})
