export interface Point {
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
