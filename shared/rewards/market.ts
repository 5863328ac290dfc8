import { rewardsCountries } from '#shop/countries.ts'

import { COUNTRIES, type Country } from '../fields/country.ts'
import { rulesOf } from '../fields/country.ts'
import { formatPostalCode, postalArea } from '../fields/postal-code.ts'
import { defaultSite } from '../site/site.ts'
import { cleanLine } from '../text/typed-text.ts'

/** Whether the loyalty program is for people who live in a country. */
export const hasProgram = (country: Country) => rewardsCountries.includes(country)

/** A code of a country with the program as its post writes it. Null for any other text. */
export function programPostalCode(typed: string): string | null {
  for (const country of COUNTRIES.filter(hasProgram)) {
    const code = formatPostalCode(typed, country)
    if (code !== null) return code
  }
  return null
}

/** The postal code's rules where the program is. */
export const programPostalCodeRule = () =>
  rulesOf(COUNTRIES.find(hasProgram) ?? defaultSite.country).postalCode

/** Whether the program may be offered to a customer: whoever has not said where they live may live in its market. */
export const mayBeOffered = (postalCode: string | null, excluded: readonly string[]) =>
  !postalCode?.trim() || isInLoyaltyMarket(postalCode, excluded)

/**
 * Whether there is a loyalty program where the customer lives: at a postal code, such as a US ZIP code, that the site does
 * not exclude, with or without the last four digits (spec 1 §4). Codes count only as the post writes them.
 */
export function isInLoyaltyMarket(postalCode: string | null, excluded: readonly string[]): boolean {
  const code = cleanLine(postalCode ?? '')
  const country = COUNTRIES.find(
    (each) => hasProgram(each) && formatPostalCode(code, each) === code,
  )
  return (
    country !== undefined &&
    !excluded.includes(postalArea(code, country)) &&
    !excluded.includes(code)
  )
}
