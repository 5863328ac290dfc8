import { cleanLine } from '../text/typed-text.ts'
import { addressFormOf } from './address-form-of.ts'
import type { Country } from './country.ts'

/** A number as it is shown: formatted if the country has such numbers, else as it is. */
export const shownPhone = (phone: string, country: Country) => formatPhone(phone, country) ?? phone

/** Formats a number by the country's rule; null if it is invalid (spec 1 §5). */
export function formatPhone(typed: string, country: Country): string | null {
  const { pattern, format } = addressFormOf(country).phone
  const found = pattern.exec(cleanLine(typed))
  return found && format(found.groups ?? {})
}
