import { states } from '#shop/countries.ts'

import type { Country } from './country.ts'

/** The states or provinces of a country (spec 1 §5). Empty if it has no list. */
export const stateCodes = (country: Country): string[] => {
  const lists: Readonly<Partial<Record<Country, string>>> = states
  return lists[country]?.split(' ') ?? []
}

export const isState = (country: Country, code: string) => stateCodes(country).includes(code)
