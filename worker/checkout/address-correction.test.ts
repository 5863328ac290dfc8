import { expect, test } from 'vitest'

import { correctionOf } from './address-correction.ts'

const address = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Mill Lane',
  address2: null,
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
  countryCode: 'US' as const,
  phone: null,
}
const canadian = {
  ...address,
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2Y 1Z5',
  countryCode: 'CA' as const,
}
const columbus = { stateCode: 'OH', cities: ['Columbus', 'Upper Arlington'] }

test.for([
  ['the usual city', address, columbus],
  ['another city of the code', { ...address, city: 'upper arlington' }, columbus],
  ['an abbreviation', { ...address, city: 'St. Paul' }, { ...columbus, cities: ['Saint Paul'] }],
  [
    'a name without its accents',
    { ...canadian, city: 'Montreal' },
    { stateCode: 'QC', cities: ['Montréal'] },
  ],
  ['a city of which the code says nothing', canadian, { stateCode: 'QC', cities: [] }],
  ['an unknown code', address, null],
  ['a state that does not exist', address, { stateCode: 'XX', cities: ['Columbus'] }],
] as const)('%s fits', ([, typed, place]) => {
  expect(correctionOf(typed, place && { ...place, cities: [...place.cities] })).toBeNull()
})

test.for([
  ['the state', { ...address, stateCode: 'OK' }, columbus, address],
  ['the city', { ...address, city: 'Cleveland' }, columbus, address],
  ['both', { ...address, city: 'Tulsa', stateCode: 'OK' }, columbus, address],
  ['the province', { ...canadian, stateCode: 'ON' }, { stateCode: 'QC', cities: [] }, canadian],
] as const)('%s is corrected by the code', ([, typed, place, corrected]) => {
  expect(correctionOf(typed, { ...place, cities: [...place.cities] })).toEqual(corrected)
})
