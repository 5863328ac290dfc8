import { expect, test } from 'vitest'

import { addressLineProblem, cityProblem, nameProblem } from '../fields/characters.ts'
import { emailProblem } from '../fields/email.ts'
import { formatPhone } from '../fields/phone.ts'
import { formatPostalCode } from '../fields/postal-code.ts'
import { STATE_NAMES } from '../fields/state-names.ts'
import { isState, stateCodes, stateName } from '../fields/states.ts'
import { cleanLine } from '../text/typed-text.ts'

const label = (length: number) => 'd'.repeat(length)
const longest = `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(57)}.com`

test.for([
  ['', null],
  ['  ada@example.com ', null],
  ["o'neil.jr_x-y@mail.example.co.uk", null],
  [`${'a'.repeat(64)}@example.com`, null],
  [longest, null],
  [`a@${label(63)}.com`, null],
  ['a@xn--bcher-kva.example', null],
  [longest.replace('.com', 'd.com'), 'email-long'],
  ['ada+shop@example.com', 'email-plus'],
  [`${'a'.repeat(65)}@example.com`, 'email-invalid'],
  ['ada', 'email-invalid'],
  ['ada@', 'email-invalid'],
  ['@example.com', 'email-invalid'],
  ['ada@home@example.com', 'email-invalid'],
  ['.ada@example.com', 'email-invalid'],
  ['ada.@example.com', 'email-invalid'],
  ['ada..l@example.com', 'email-invalid'],
  ['ada@example', 'email-invalid'],
  ['ada@example..com', 'email-invalid'],
  ['ada@-example.com', 'email-invalid'],
  ['ada@example-.com', 'email-invalid'],
  [`ada@${label(64)}.com`, 'email-invalid'],
  ['ada@example.c', 'email-invalid'],
  ['ada@example.123', 'email-invalid'],
  ['ada lovelace@example.com', 'email-invalid'],
  ['ada\n@example.com', 'email-invalid'],
  ['adá@example.com', 'email-invalid'],
  ['<ada@example.com>', 'email-invalid'],
] as const)('the e-mail %j has the problem %j', ([typed, problem]) => {
  expect(emailProblem(typed)).toBe(problem)
})

test('accepts an e-mail of 254 characters', () => {
  expect(longest).toHaveLength(254)
})

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
  expect(formatPhone(typed)).toBe(formatted)
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
  const codes = [...stateCodes('US'), ...stateCodes('CA')]
  expect(Object.keys(STATE_NAMES).toSorted()).toEqual(codes.toSorted())
  expect(stateName(STATE_NAMES, 'QC', 'en-CA')).toBe('Quebec')
  expect(stateName(STATE_NAMES, 'QC', 'fr-CA')).toBe('Québec')
  expect(stateName(STATE_NAMES, 'NC', 'fr-CA')).toBe('Caroline du Nord')
  expect(stateName(STATE_NAMES, 'OH', 'fr-CA')).toBe('Ohio')
})
