import * as v from 'valibot'

import { findPostalCode } from '../postal-codes/read-postal-code.ts'
import { badRequest, ProblemError } from '../platform/problems.ts'

const FURTHEST = 20_012

const number = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,6}(\.\d{1,20})?$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  )

const ranges = {
  latitude: '(-90..90)',
  longitude: '(-180..180)',
  maxDistance: `(0..${FURTHEST})`,
  distanceUnit: 'km|mi',
  limit: '(1..200)',
  offset: '(0..)',
  countryCode: 'two capital letters',
  postalCode: '(3..10)',
  c_bopis: 'true|false',
  c_productId: '(1..100)',
} as const

const Query = v.object({
  latitude: v.optional(number(-90, 90)),
  longitude: v.optional(number(-180, 180)),
  maxDistance: v.optional(number(0, FURTHEST), String(FURTHEST)),
  distanceUnit: v.optional(v.picklist(['km', 'mi']), 'km'),
  limit: v.optional(v.pipe(number(1, 200), v.integer()), '25'),
  offset: v.optional(v.pipe(number(0, 100_000), v.integer()), '0'),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  postalCode: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(10))),
  c_bopis: v.optional(v.picklist(['true', 'false'])),
  c_productId: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
})

export interface StoreSearch {
  /** Null for an unknown postal code. */
  center: Point | null
  maxDistance: number
  unit: DistanceUnit
  limit: number
  offset: number
  countryCode: string | undefined
  isPickup: boolean | undefined
  productId: string | undefined
}

/** @throws ProblemError for a value out of range, or without coordinates and postal code. */
export async function storeSearch(
  db: D1Database,
  query: Record<string, string>,
): Promise<StoreSearch> {
  const parsed = v.safeParse(Query, query, { abortEarly: true })
  if (!parsed.success) throw outOfRange(parsed.issues[0].path?.[0].key)
  const { maxDistance, distanceUnit, limit, offset, countryCode, c_bopis, c_productId } =
    parsed.output
  return {
    center: await getCenter(db, parsed.output),
    maxDistance,
    unit: distanceUnit,
    limit,
    offset,
    countryCode,
    isPickup: c_bopis === undefined ? undefined : c_bopis === 'true',
    productId: c_productId,
  }
}

/** Coordinates take precedence over a postal code. */
async function getCenter(
  db: D1Database,
  query: v.InferOutput<typeof Query>,
): Promise<Point | null> {
  const { latitude, longitude, countryCode, postalCode } = query
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (latitude !== undefined || longitude !== undefined) {
    throw missing(latitude === undefined ? 'latitude' : 'longitude')
  }
  if (postalCode === undefined) throw missing('postal_code')
  if (countryCode === undefined) throw missing('country_code')
  return findPostalCode(db, countryCode, postalCode)
}

function missing(parameter: 'latitude' | 'longitude' | 'postal_code' | 'country_code') {
  const name = parameter.split('_').map((word) => word[0]?.toUpperCase() + word.slice(1))
  const condition = parameter.includes('_')
    ? 'when no coordinates are provided'
    : 'when one coordinate is provided'
  return new ProblemError({
    status: 400,
    type: `missing-${parameter.replace('_', '-')}`,
    title: `Missing ${name.join(' ')}`,
    detail: `The input parameter '${parameter}' is required ${condition}.`,
  })
}

const rangeOf: Readonly<Record<string, string>> = ranges

function outOfRange(parameter: unknown) {
  const name = String(parameter)
  return badRequest(`The value of the parameter '${name}' is not allowed.`, {
    parameter: name,
    expected: rangeOf[name],
  })
}

interface Point {
  latitude: number
  longitude: number
}

export type DistanceUnit = 'km' | 'mi'

const EARTH_RADIUS = { km: 6371, mi: 3958.8 } as const

/** The great-circle distance between two points (haversine). */
export function distanceBetween(from: Point, to: Point, unit: DistanceUnit): number {
  const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const curve =
    halfSine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      halfSine(to.longitude - from.longitude)
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(curve)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
