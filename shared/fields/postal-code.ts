import { cleanLine } from '../text/typed-text.ts'
import type { Country } from './characters.ts'

const ZIP = /^(\d{5})(?:-?(\d{4}))?$/
const CANADIAN = /^([A-Z]\d[A-Z])-?(\d[A-Z]\d)$/

/** Formats a code as `A1A 1A1` or `12345-6789`; null if it is invalid in the country (spec 1 §5). */
export function formatPostalCode(typed: string, country: Country): string | null {
  const text = cleanLine(typed).replaceAll(' ', '').toUpperCase()
  const parts = (country === 'US' ? ZIP : CANADIAN).exec(text)
  if (!parts) return null
  return parts
    .slice(1)
    .filter((part) => part !== undefined)
    .join(country === 'US' ? '-' : ' ')
}

/** Where a code is: a ZIP and its ZIP+4 mean the same place. */
export const postalArea = (code: string) => code.replace(/^(\d{5})-\d{4}$/, '$1')
