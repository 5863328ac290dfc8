import { beforeAll, expect, test } from 'vitest'

import { addOtherCountries } from '../fields/testing/other-countries.ts'
import { addressToInput, parseAddress, readAddressField, readPersonField } from './address.ts'

beforeAll(addOtherCountries)

const inLondon = {
  firstName: ' Ada ',
  lastName: 'O’Hara',
  address1: '12  Mill Lane',
  address2: '',
  city: 'London',
  stateCode: '',
  postalCode: 'sw1a1aa',
  phone: '020 7946 0018',
}
const inDublin = {
  ...inLondon,
  city: 'Dublin',
  stateCode: 'd',
  postalCode: '',
  phone: '01 2345678',
}
const inParis = { ...inLondon, city: 'Paris', postalCode: '75001', phone: '' }

test('an address without a state is complete where states are optional', () => {
  const parsed = parseAddress(inLondon, 'GB')
  expect(parsed).toEqual({
    address: {
      firstName: 'Ada',
      lastName: "O'Hara",
      address1: '12 Mill Lane',
      address2: null,
      city: 'London',
      stateCode: '',
      postalCode: 'SW1A 1AA',
      countryCode: 'GB',
      phone: '+44 2079460018',
    },
  })
  const again = 'address' in parsed ? addressToInput(parsed.address) : inParis
  expect(parseAddress(again, 'GB')).toEqual(parsed)
})

test('a state is free text where there is no list, with the letters and the length of a city', () => {
  const read = (typed: string) => readAddressField('stateCode', typed, 'GB')
  expect(read(' Tyne  & Wear ')).toEqual({ problem: 'city-symbols' })
  expect(read(' Tyne and Wear ')).toEqual({ value: 'Tyne and Wear' })
  expect(read('a'.repeat(51))).toEqual({ problem: 'too-long' })
})

test('a state is one of the list where there is one, and the fields that the country needs are required', () => {
  expect(parseAddress(inDublin, 'IE')).toMatchObject({
    address: { stateCode: 'D', postalCode: '', phone: '+353 12345678' },
  })
  expect(parseAddress({ ...inDublin, stateCode: 'Dublin', phone: ' ' }, 'IE')).toEqual({
    problems: { stateCode: 'state', phone: 'required' },
  })
  expect(parseAddress({ ...inDublin, postalCode: '75001' }, 'IE')).toEqual({
    problems: { postalCode: 'postal-code' },
  })
})

test('a field that the country does not ask for is ignored', () => {
  const typed = { ...inParis, stateCode: '75;', address2: '🕯' }
  expect(parseAddress(typed, 'FR')).toMatchObject({
    address: { stateCode: '', address2: null, postalCode: '75001' },
  })
})

test('a phone number without an address is optional in every country', () => {
  expect(readAddressField('phone', '', 'IE')).toEqual({ problem: 'required' })
  expect(readPersonField('phone', ' ', 'IE')).toEqual({ value: '' })
  expect(readPersonField('phone', '1', 'IE')).toEqual({ problem: 'phone' })
  expect(readPersonField('firstName', '', 'IE')).toEqual({ problem: 'required' })
})
