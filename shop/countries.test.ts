import { expect, test } from 'vitest'

import { addressRules } from '#shared/testing/address-rules.ts'

import { countries } from './countries.ts'
import { stateNames } from './state-names.ts'

const { addressLineProblem, cityProblem, cleanLine, nameProblem } = addressRules
const { formatPhone, formatPostalCode, isState, postalArea, stateCodes, statesIn } = addressRules

test.for([
  ["Mary-Jane O'Hara", null, null],
  ['Mary-Jane O’Hara', null, null],
  ['Zoë', 'special-characters', null],
  ['Zoe\u0308', 'special-characters', null],
  ['Łukasz Nguyễn', 'special-characters', null],
  ['Ada 🕯', 'emoji', 'emoji'],
  ['Ada ❤️', 'emoji', 'emoji'],
  ['Ada 🇨🇦', 'emoji', 'emoji'],
  ['Ada 2', 'numbers', 'numbers'],
  ['Ada ٢', 'numbers', 'numbers'],
  ['Ada_L', 'underscores', 'underscores'],
  ['Ада', 'special-characters', 'special-characters'],
  ['愛', 'special-characters', 'special-characters'],
  ['Ada!', 'special-symbols', 'special-symbols'],
  ['Ada, Lovelace', 'special-symbols', 'special-symbols'],
  ['<b>', 'special-symbols', 'special-symbols'],
  ['Ada\u0000', null, null],
] as const)('the name %j: %j in the US, %j in Canada', ([typed, inUs, inCanada]) => {
  expect(nameProblem(cleanLine(typed), 'US')).toBe(inUs)
  expect(nameProblem(cleanLine(typed), 'CA')).toBe(inCanada)
})

test.for([
  ["12-14 St. John's Rd / Rear #4", null, null],
  ['300, rue Saint-Paul & fils', 'address-symbols', null],
  ['4850 avenue de l’Érable', 'special-characters', null],
  ['12 Main_St', 'address-symbols', 'address-symbols'],
  ['12 Main St; DROP', 'address-symbols', 'address-symbols'],
  ['12 Main St 🏠', 'emoji', 'emoji'],
  ['улица 5', 'special-characters', 'special-characters'],
] as const)('the address line %j: %j in the US, %j in Canada', ([typed, inUs, inCanada]) => {
  expect(addressLineProblem(cleanLine(typed), 'US')).toBe(inUs)
  expect(addressLineProblem(cleanLine(typed), 'CA')).toBe(inCanada)
})

test.for([
  ["Coeur d'Alene", null, null],
  ['St. Louis', null, null],
  ['Trois-Rivières', 'special-characters', null],
  ['Saint-Louis-du-Ha! Ha!', 'city-symbols', 'city-symbols'],
  ['Columbus 4', 'numbers', 'numbers'],
  ['Columbus #', 'city-symbols', 'city-symbols'],
  ['Columbus 🌆', 'emoji', 'emoji'],
] as const)('the city %j: %j in the US, %j in Canada', ([typed, inUs, inCanada]) => {
  expect(cityProblem(cleanLine(typed), 'US')).toBe(inUs)
  expect(cityProblem(cleanLine(typed), 'CA')).toBe(inCanada)
})

test.for([
  ['6145550134', '614-555-0134'],
  ['(614) 555-0134', '614-555-0134'],
  ['614.555.0134', '614-555-0134'],
  ['+1 614 555 0134', '614-555-0134'],
  ['1-614-555-0134', '614-555-0134'],
  ['614-555-0134 ext. 12', '614-555-0134 x12'],
  ['614-555-0134, poste 345', '614-555-0134 x345'],
  ['614-555-0134 x12', '614-555-0134 x12'],
  ['114-555-0134', null],
  ['014-555-0134', null],
  ['911-555-0134', null],
  ['694-555-0134', null],
  ['614-155-0134', null],
  ['614-911-0134', null],
  ['614-555-013', null],
  ['614-555-01345', null],
  ['(614 555-0134', null],
  ['+44 20 7946 0018', null],
  ['614-555-0134 x', null],
  ['call me', null],
] as const)('formats the phone %j as %j', ([typed, formatted]) => {
  expect([formatPhone(typed, 'US'), formatPhone(typed, 'CA')]).toEqual([formatted, formatted])
})

test.for([
  ['43215', '43215', null],
  [' 43215 - 1234 ', '43215-1234', null],
  ['432151234', '43215-1234', null],
  ['4321', null, null],
  ['43215-123', null, null],
  ['４３２１５', '43215', null],
  ['h2y 1c6', null, 'H2Y 1C6'],
  ['H2Y-1C6', null, 'H2Y 1C6'],
  ['H2Y1C6', null, 'H2Y 1C6'],
  ['H2Y--1C6', null, null],
  ['H2Y 1C', null, null],
  ['22Y 1C6', null, null],
  ['', null, null],
  ['4321512345', null, null],
  ['H2Y 1C67', null, null],
] as const)('formats the code %j as %j in the US and %j in Canada', ([typed, inUs, inCanada]) => {
  expect(formatPostalCode(typed, 'US')).toBe(inUs)
  expect(formatPostalCode(typed, 'CA')).toBe(inCanada)
})

test('knows fifty states, the District, five territories and three military regions', () => {
  expect(stateCodes('US')).toHaveLength(50 + 1 + 5 + 3)
  expect(stateCodes('CA').toSorted().join(' ')).toBe('AB BC MB NB NL NS NT NU ON PE QC SK YT')
  expect(stateCodes('US').filter((code) => stateCodes('CA').includes(code))).toEqual([])
  expect(isState('US', 'ON')).toBe(false)
  expect(isState('CA', 'constructor')).toBe(false)
})

test('names states in the language of the page', () => {
  for (const country of ['US', 'CA']) {
    const codes = statesIn(stateNames, country, 'en').map(({ code }) => code)
    expect(codes.toSorted()).toEqual(stateCodes(country).toSorted())
  }
  const name = (country: string, code: string, language: string) =>
    statesIn(stateNames, country, language).find((state) => state.code === code)?.name
  expect(name('CA', 'QC', 'en-CA')).toBe('Quebec')
  expect(name('CA', 'QC', 'fr-CA')).toBe('Québec')
  expect(name('US', 'NC', 'fr-CA')).toBe('Caroline du Nord')
  expect(name('US', 'OH', 'fr-CA')).toBe('Ohio')
})

test('a city is written as the country’s post has it', () => {
  const montreal = { city: 'Montréal', stateCode: 'QC', postalCode: 'H2Y 1Z5' }
  const columbus = { city: 'Columbus', stateCode: 'OH', postalCode: '43215' }
  expect(countries.CA.cityLine(montreal)).toBe('Montréal QC\u00a0 H2Y 1Z5')
  expect(countries.US.cityLine(columbus)).toBe('Columbus, OH 43215')
})

test.for([
  ['614-555-0134', '614\u00a0555-0134'],
  ['614-555-0134 x12', '614\u00a0555-0134 x12'],
  ['1-800-555-0142', '1\u00a0800\u00a0555-0142'],
  ['+33 1 99 00 01 42', '+33 1 99 00 01 42'],
] as const)('%s has spaces in French, and hyphens in English', ([phone, french]) => {
  for (const { phone: writing } of Object.values(countries)) {
    const shown = ['en-CA', 'fr-CA'].map((locale) => writing.inLanguage?.(phone, locale))
    expect(shown).toEqual([phone, french])
  }
})

test.for([
  ['43215-1234', '43215'],
  ['43215', '43215'],
  ['43215-12', '43215-12'],
] as const)('the code %s means the place of %s in the US', ([code, area]) => {
  expect(postalArea(code, 'US')).toBe(area)
})

test('a Canadian code is its own area', () => {
  expect(postalArea('H2Y 1Z5', 'CA')).toBe('H2Y 1Z5')
})
