import * as v from 'valibot'

import type { Country } from '#shared/fields/country.ts'

import type { Config } from '../config/env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'

export interface Point {
  latitude: number
  longitude: number
}

interface PostalArea {
  postalCode: string
  country: Country
}

/** The place of a postal code. */
export interface PostalPlace extends Point {
  /** The state or province. Null if it is unknown. */
  stateCode: string | null
  /** The cities that share the code, the usual one first. Empty if they are unknown. */
  cities: string[]
}

/** The maps service of spec 1 §7, which knows where postal codes are. */
export interface Geocoding {
  /** Null if the country has no such postal code. @throws {ServiceError} without a usable response */
  locate(area: PostalArea, signal: AbortSignal): Promise<PostalPlace | null>
}

/** A page also waits for the stores, within 2.5 s for both. */
const DEADLINE_MS = 800

const Component = v.object({
  long_name: v.string(),
  short_name: v.string(),
  types: v.array(v.string()),
})

/** The service reports an invalid key or an exceeded quota with status 200, too. They do not match the schema. */
const Response = v.variant('status', [
  v.object({ status: v.literal('ZERO_RESULTS') }),
  v.object({
    status: v.literal('OK'),
    results: v.pipe(
      v.array(
        v.object({
          address_components: v.fallback(v.array(Component), []),
          postcode_localities: v.fallback(v.array(v.string()), []),
          geometry: v.object({
            location: v.object({
              lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
              lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
            }),
          }),
        }),
      ),
      v.minLength(1),
    ),
  }),
])

const service: Service<Pick<Config, 'geocoding'>> = {
  name: 'geocoding',
  deadlineMs: DEADLINE_MS,
  accessOf: ({ geocoding }) => ({ origin: geocoding.url, headers: {} }),
}

export function createGeocoding(
  dependencies: ServiceDependencies<Pick<Config, 'geocoding'>>,
): Geocoding {
  const client = createServiceClient(dependencies, service)
  return {
    async locate({ postalCode, country }, signal) {
      const answer = await client.call({
        operation: 'geocode',
        path: '/maps/api/geocode/json',
        query: {
          components: `postal_code:${postalCode}|country:${country}`,
          key: dependencies.config.geocoding.key,
        },
        schema: Response,
        signal,
      })
      const [first] = answer.status === 'OK' ? answer.results : []
      if (!first) return null
      const { lat, lng } = first.geometry.location
      return { latitude: lat, longitude: lng, ...namesIn(first) }
    },
  }
}

interface Named {
  address_components: v.InferOutput<typeof Component>[]
  postcode_localities: string[]
}

function namesIn({ address_components: parts, postcode_localities: shared }: Named) {
  const partOf = (type: string) => parts.find(({ types }) => types.includes(type))
  const city = partOf('locality')?.long_name
  return {
    stateCode: partOf('administrative_area_level_1')?.short_name ?? null,
    cities: [...new Set(city === undefined ? shared : [city, ...shared])],
  }
}
