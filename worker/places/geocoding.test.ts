import { expect, test } from 'vitest'

import { createIsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog } from '../observe/log.ts'
import { createGeocoding } from './geocoding.ts'

const KEY = 'the key of the shop'
const NAMES = {
  address_components: [
    { long_name: 'H2Y 1Z5', short_name: 'H2Y 1Z5', types: ['postal_code'] },
    { long_name: 'Montréal', short_name: 'Montréal', types: ['locality', 'political'] },
    { long_name: 'Québec', short_name: 'QC', types: ['administrative_area_level_1', 'political'] },
  ],
  postcode_localities: ['Montréal', 'Westmount'],
}

test('asks for the postal code of the country with the shop’s key, and returns the first result', async () => {
  const { addresses, locate } = openGeocoding({
    status: 'OK',
    results: [{ ...resultAt(45.5, -73.55), ...NAMES }, resultAt(0, 0)],
  })
  expect(await locate()).toEqual({
    latitude: 45.5,
    longitude: -73.55,
    stateCode: 'QC',
    cities: ['Montréal', 'Westmount'],
  })
  const [address = ''] = addresses
  const { origin, pathname, searchParams } = new URL(address)
  expect(origin + pathname).toBe('https://maps.example/api/maps/api/geocode/json')
  expect(Object.fromEntries(searchParams)).toEqual({
    components: 'postal_code:H2Y 1Z5|country:CA',
    key: KEY,
  })
})

test('a postal code whose names are missing still has its place', async () => {
  const { locate } = openGeocoding({ status: 'OK', results: [resultAt(45.5, -73.55)] })
  expect(await locate()).toMatchObject({ latitude: 45.5, stateCode: null, cities: [] })
})

test('a postal code that does not exist is nowhere, which is not a failure', async () => {
  const { lines, locate } = openGeocoding({ status: 'ZERO_RESULTS', results: [] })
  expect(await locate()).toBeNull()
  expect(lines).toEqual([])
})

test.for<[string, unknown]>([
  ['an invalid key', { status: 'REQUEST_DENIED', results: [], error_message: KEY }],
  ['an exceeded quota', { status: 'OVER_QUERY_LIMIT', results: [] }],
  ['no result', { status: 'OK', results: [] }],
  ['a place beyond the poles', { status: 'OK', results: [resultAt(91, 0)] }],
])('%s is a failure, and is logged without key and postal code', async ([, answer]) => {
  const { lines, locate } = openGeocoding(answer)
  await expect(locate()).rejects.toMatchObject({ type: 'unavailable' })
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/key of the shop|H2Y/)
})

function resultAt(lat: number, lng: number) {
  return { geometry: { location: { lat, lng } } }
}

/** The maps service with one response. */
function openGeocoding(answer: unknown) {
  const lines: string[] = []
  const addresses: string[] = []
  const geocoding = createGeocoding({
    config: { geocoding: { url: 'https://maps.example/api', key: KEY } },
    log: createRequestLog({
      requestId: 'request-7',
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: (line) => lines.push(line),
    }),
    memory: createIsolateMemory(),
    now: () => 1_000_000,
    fetch: async (address) => {
      addresses.push(address)
      return Response.json(answer)
    },
  })
  const locate = () =>
    geocoding.locate({ postalCode: 'H2Y 1Z5', country: 'CA' }, new AbortController().signal)
  return { addresses, lines, locate }
}
