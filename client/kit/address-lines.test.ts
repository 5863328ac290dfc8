import { beforeAll, expect, test } from 'vitest'

import { addOtherCountries } from '#shared/fields/testing/other-countries.ts'

import { cityLine, phoneAddress, phoneText } from './address-lines.ts'

beforeAll(addOtherCountries)

test('the line of a city is written as the country’s post has it', () => {
  const place = { city: 'Cork', stateCode: '', postalCode: 'T12 AB34' }
  expect(cityLine(place, 'GB')).toBe('Cork T12 AB34')
  expect(cityLine({ ...place, stateCode: 'Cork' }, 'IE')).toBe('Cork, Co. Cork, T12 AB34')
  expect(cityLine(place, 'FR')).toBe('T12 AB34 Cork')
})

test('a phone number is written as it is stored where no language has another way', () => {
  expect(phoneText('+44 2079460018', 'GB', 'en-GB')).toBe('+44 2079460018')
})

test.for([
  ['GB', '020 7946 0018', 'tel:+442079460018'],
  ['GB', '+44 2079460018', 'tel:+442079460018'],
  ['GB', '20 7946 0018', 'tel:+442079460018'],
  ['IE', '01 234 5678', 'tel:+35312345678'],
  ['FR', '+1 614-555-0101', 'tel:+16145550101'],
  ['US', '614-555-0101', 'tel:+16145550101'],
  ['CA', '1 (614) 555-0101', 'tel:+16145550101'],
] as const)('in %s the phone number %s is dialed as %s', ([country, written, dialed]) => {
  expect(phoneAddress(written, country)).toBe(dialed)
})
