import type { Country } from '#shared/fields/country.ts'
import { rulesOf } from '#shared/fields/country.ts'

interface City {
  city: string
  stateCode: string
  postalCode: string
}

/** The line as the country's post writes it. */
export const cityLine = (place: City, country: Country) => rulesOf(country).cityLine(place)

/** A number of the country as the page's language writes it. */
export const phoneText = (phone: string, country: Country, locale: string) =>
  rulesOf(country).phone.inLanguage?.(phone, locale) ?? phone

/** The link that dials a number, which is written with the country's dialing code or without it. */
export function phoneAddress(phone: string, country: Country) {
  const { dialingCode, trunkPrefix } = rulesOf(country).phone
  const digits = phone.replace(/\D/g, '')
  const national = digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  return `tel:+${phone.startsWith('+') ? digits : dialingCode + national}`
}
