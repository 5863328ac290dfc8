import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { type PostalCodeLocation, findPostalCode } from '../postal-codes/read-postal-code.ts'
import { only, type Problem, resourceNotFound, respondWithErrors } from '../platform/problems.ts'

const PATH = '/maps/api/geocode/json'
const KEY = 'sandbox-geocoding-key'
const MAX_ADDRESS = 300

export const geocodingService = {
  path: '/services/geocoding',
  key: KEY,
  sources: {
    US: 'GeoNames, https://www.geonames.org, CC BY 4.0',
    CA: 'First three characters, from the npm package zipcodes 8.0.0 (BSD); places as GeoNames names them',
    GB: 'Postcode areas, written by hand',
    IE: 'Routing keys, written by hand',
  },
} as const

/**
 * Locates a postal code. Like other maps services it takes `address` or
 * `components=postal_code:…|country:…`.
 */
export const geocoding = factory
  .createApp()
  .get(PATH, async (c) => {
    if (c.req.query('key') !== KEY) {
      return errorResponse(c, 'REQUEST_DENIED', 'The provided API key is invalid.')
    }
    const requested = requestedPostalCode(c)
    if (requested === 'nothing') {
      return errorResponse(c, 'INVALID_REQUEST', "Missing the 'address' or 'components' parameter.")
    }
    const place = requested && (await findPostalCode(c.env.DB, requested.country, requested.code))
    if (!place) return errorResponse(c, 'ZERO_RESULTS')
    return c.json({ results: [result(place, requested.code)], status: 'OK' })
  })
  .all(PATH, only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(
    respondWithErrors(({ detail }: Problem) => ({
      results: [],
      status: 'INVALID_REQUEST',
      error_message: detail,
    })),
  )

type Status = 'ZERO_RESULTS' | 'INVALID_REQUEST' | 'REQUEST_DENIED'

const errorResponse = (c: Context<SandboxEnv>, status: Status, error_message?: string) =>
  c.json(
    { results: [], status, ...(error_message !== undefined && { error_message }) },
    status === 'INVALID_REQUEST' ? 400 : 200,
  )

/** A postal code among other words, by country; addresses without a country are looked for in the first two. */
const patterns: Record<string, RegExp> = {
  US: /(?:^|[\s,])(\d{5}(?:-?\d{4})?)(?=$|[\s,])/,
  CA: /(?:^|[\s,])([A-CEGHJ-NPR-TV-Z]\d[A-CEGHJ-NPR-TV-Z](?:[ -]?\d[A-CEGHJ-NPR-TV-Z]\d)?)(?=$|[\s,])/,
  GB: /(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?)(?=$|[\s,])/,
  IE: /(?:^|[\s,])([A-Z]\d[\dW](?: ?[A-Z\d]{4})?)(?=$|[\s,])/,
}

/** The requested postal code; null if the request contains none. */
function requestedPostalCode(c: Context<SandboxEnv>) {
  const { address = '', components = '' } = c.req.query()
  if (address + components === '' || address.length + components.length > MAX_ADDRESS) {
    return 'nothing'
  }
  const parts = new Map(components.split('|').map(namedPart))
  const text = (parts.get('postal_code') ?? address).toUpperCase()
  return postalCodeIn(text, parts.get('country')?.toUpperCase())
}

function namedPart(part: string): [name: string, value: string] {
  const colon = part.indexOf(':')
  return [part.slice(0, colon), part.slice(colon + 1)]
}

function postalCodeIn(text: string, country: string | undefined) {
  for (const candidate of country === undefined ? ['US', 'CA'] : [country]) {
    const code = patterns[candidate]?.exec(text)?.[1]
    if (code !== undefined) return { country: candidate, code }
  }
  return null
}

const countries: Record<string, string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  IE: 'Ireland',
}

/** The approximate radius of a postal code area, in degrees. */
const REACH = 0.05

function result(place: PostalCodeLocation, code: string) {
  const { latitude: lat, longitude: lng, country, region } = place
  const component = (type: string, long: string, short = long) => ({
    long_name: long,
    short_name: short,
    types: [type],
  })
  return {
    address_components: [
      component('postal_code', code),
      ...(place.place === '' ? [] : [component('locality', place.place)]),
      component('administrative_area_level_1', region),
      component('country', countries[country] ?? country, country),
    ],
    formatted_address: [place.place, `${region} ${code}`, countries[country] ?? country]
      .filter((part) => part !== '')
      .join(', '),
    geometry: {
      location: { lat, lng },
      location_type: 'APPROXIMATE',
      viewport: {
        northeast: { lat: lat + REACH, lng: lng + REACH },
        southwest: { lat: lat - REACH, lng: lng - REACH },
      },
    },
    place_id: `postal-${country}-${place.code}`,
    types: ['postal_code'],
  }
}
