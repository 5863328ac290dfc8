import * as v from 'valibot'

import { prepare, sql } from '../platform/sql.ts'

/** The location of a postal code, to about a kilometer. */
export interface PostalCodeLocation {
  country: string
  code: string
  region: string
  /** The town; empty if the source has none. */
  place: string
  latitude: number
  longitude: number
}

const Row = v.object({
  country: v.string(),
  code: v.string(),
  region: v.string(),
  place: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})

/**
 * Finds a postal code by the part that its country's list has: five digits of a ZIP code, the first three characters of a
 * Canadian code or an Eircode, the first letters of a British postcode.
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

/**
 * The state or province of a postal code, or an empty text in a country that is served as a whole. Null for a code that does not
 * exist, or is not written like one of the country.
 */
export async function findRegion(
  db: D1Database,
  country: string,
  written: string,
): Promise<string | null> {
  if (WHOLE.has(country)) return storedCode(country, written) === null ? null : ''
  return (await findPostalCode(db, country, written))?.region ?? null
}

/** How codes are written, and which part of them the list of the country has. */
const formats: Record<string, RegExp> = {
  US: /^(\d{5})(?:[ -]?\d{4})?$/,
  CA: /^([A-CEGHJ-NPR-TV-Z]\d[A-CEGHJ-NPR-TV-Z])(?:[ -]?\d[A-CEGHJ-NPR-TV-Z]\d)?$/,
  GB: /^([A-Z]{1,2})\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/,
  IE: /^([A-Z]\d[\dW])(?: ?[A-Z\d]{4})?$/,
}

/** Countries that are served as a whole, and whose lists lack small places. */
const WHOLE: ReadonlySet<string> = new Set(['GB', 'IE'])

const storedCode = (country: string, written: string): string | null =>
  formats[country]?.exec(written.trim().toUpperCase())?.[1] ?? null
