import { expect, test } from 'vitest'

import { distanceText, mapAddress } from './store-address.tsx'

test.for([
  ['en-US', { distance: 0.72, unit: 'mi' }, '0.7 mi'],
  ['en-US', { distance: 12, unit: 'mi' }, '12 mi'],
  ['en-CA', { distance: 0.04, unit: 'km' }, '0 km'],
  ['fr-CA', { distance: 1.16, unit: 'km' }, '1,2\u00a0km'],
  ['fr-CA', { distance: 49.96, unit: 'mi' }, '50\u00a0mi'],
] as const)('in %s the distance %j is "%s"', ([locale, store, text]) => {
  const formatNumber = (value: number | bigint, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)
  expect(distanceText({ formatNumber }, store)).toBe(text)
})

const STORE = {
  name: 'Acme & Sons Vieux-Montréal',
  address1: '42, rue du Bougeoir',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2Y 1Z5',
}

test('an address opens a map that shows the street', () => {
  const map = new URL(mapAddress(STORE))
  expect(map.origin).toBe('https://www.google.com')
  expect(map.searchParams.get('z')).toBe('15')
  expect(map.searchParams.get('q')).toBe(
    'Acme & Sons Vieux-Montréal, 42, rue du Bougeoir, Montréal, QC H2Y 1Z5',
  )
})
