import * as v from 'valibot'

import { prepare, sql } from '../sql.ts'

/** Where mail of a postal code goes, to about a kilometre. */
export interface PostalPlace {
  country: 'US' | 'CA'
  code: string
  region: string
  /** Empty where the source names none. */
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

/** Of a ZIP code its five digits count, of a Canadian code the first three characters. */
export async function readPostalCode(
  db: D1Database,
  country: string,
  written: string,
): Promise<PostalPlace | null> {
  const code = keptCode(country, written)
  if (code === null) return null
  const statement = sql`SELECT country, code, region, place, latitude, longitude
    FROM postal_codes WHERE country = ${country} AND code = ${code}`
  const row = await prepare(db, statement).first()
  return row === null ? null : v.parse(Row, row)
}

const US = /^(\d{5})(?:[ -]?\d{4})?$/
const CANADA = /^([A-CEGHJ-NPR-TV-Z]\d[A-CEGHJ-NPR-TV-Z])(?:[ -]?\d[A-CEGHJ-NPR-TV-Z]\d)?$/

function keptCode(country: string, written: string): string | null {
  const plain = written.trim().toUpperCase()
  if (country === 'US') return US.exec(plain)?.[1] ?? null
  return country === 'CA' ? (CANADA.exec(plain)?.[1] ?? null) : null
}
