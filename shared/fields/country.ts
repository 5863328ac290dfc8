import { countries } from '#shop/countries.ts'

import type { CountryRules } from './country-rules.ts'

/** In ISO 3166-1: `US`. */
export type Country = string

/** The countries in which addresses may be. */
export const COUNTRIES: readonly Country[] = Object.keys(countries)

export const isCountry = (text: unknown): text is Country =>
  COUNTRIES.some((country) => country === text)

/** How addresses of a country are written. @throws if the shop does not know the country */
export const rulesOf = (country: Country): CountryRules => entryOf(countries, country)

/** An entry of a table by country. @throws if there is none */
export function entryOf<Entry>(table: Readonly<Record<Country, Entry>>, country: Country): Entry {
  const entry = table[country]
  if (!entry) throw new RangeError(country)
  return entry
}
