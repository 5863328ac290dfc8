import { formFieldOf } from './address-form-of.ts'
import { type Country, entryOf } from './country.ts'
import type { StateNames } from './country-rules.ts'

/** Whether a state is free text. Else it is chosen from a list, or not asked for. */
export const isStateTyped = (country: Country) =>
  formFieldOf('stateCode', country)?.isListed === false

/** The states of a country in the alphabetical order of their names. @param locale of the page, such as `fr-CA` */
export function statesIn(countries: StateNames, country: Country, locale: string) {
  const { languages, names } = entryOf(countries, country)
  const index = languages.indexOf(locale.slice(0, 2))
  return Object.entries(names)
    .map(([code, own]) => ({ code, name: own[index] ?? own[0] ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
