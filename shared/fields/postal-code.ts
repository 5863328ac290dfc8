import { postalAreas } from '#shop/countries.ts'

import { cleanLine } from '../text/typed-text.ts'
import type { Country } from './country.ts'
import { rulesOf } from './country.ts'

/** Formats a code by the country's rule, such as `12345-6789`; null if it is invalid in the country (spec 1 §5). */
export function formatPostalCode(typed: string, country: Country): string | null {
  const { pattern, separator } = rulesOf(country).postalCode
  const text = cleanLine(typed).replaceAll(' ', '').toUpperCase()
  return pattern.exec(text)?.slice(1).filter(Boolean).join(separator) ?? null
}

/** Where a code is: a ZIP and its ZIP+4 mean the same place. */
export const postalArea = (code: string, country: Country): string =>
  postalAreas[country]?.exec(code)?.[0] ?? code
