import * as v from 'valibot'

import { prepare, sql } from '../platform/sql.ts'

/** The location of a postal code, to about a kilometer. */
export interface PostalCodeLocation {
  country: 'US' | 'CA'
  code: string
  region: string
  /** The town; empty if the source has none. */
  place: string
  latitude: number
  longitude: number
}

const Row = v.object({
  country: v.picklist(['US', 'CA']),
  code: v.string(),
  region: v.string(),
  place: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})

/**
 * Finds a postal code by the five digits of a ZIP code, or the first three characters of a Canadian
 * code.
 */
export async function findPostalCode(
  db: D1Database,
  country: string,
  written: string,
): Promise<PostalCodeLocation | null> {
  const code = storedCode(country, written)
  if (code === null) return null
  const statement = sql`SELECT country, code, region, place, latitude, longitude
    FROM postal_codes WHERE country = ${country} AND code = ${code}`
  const row = await prepare(db, statement).first()
  return row === null ? null : v.parse(Row, row)
}

const US = /^(\d{5})(?:[ -]?\d{4})?$/
const CANADA = /^([A-CEGHJ-NPR-TV-Z]\d[A-CEGHJ-NPR-TV-Z])(?:[ -]?\d[A-CEGHJ-NPR-TV-Z]\d)?$/

function storedCode(country: string, written: string): string | null {
  const plain = written.trim().toUpperCase()
  if (country === 'US') return US.exec(plain)?.[1] ?? null
  return country === 'CA' ? (CANADA.exec(plain)?.[1] ?? null) : null
}
