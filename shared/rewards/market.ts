import { cleanLine } from '../text/typed-text.ts'

/** Five digits or ZIP+4 as the post writes it. */
const ZIP = /^(\d{5})(?:-\d{4})?$/

/** Whether the program may be offered to a customer: whoever has not said where they live may live in its market. */
export const mayBeOffered = (postalCode: string | null, excluded: readonly string[]) =>
  !postalCode?.trim() || isInLoyaltyMarket(postalCode, excluded)

/**
 * Whether there is a loyalty program where the customer lives: at a US ZIP code that the site does not exclude, with or
 * without its last four digits (spec 1 §4).
 */
export function isInLoyaltyMarket(postalCode: string | null, excluded: readonly string[]): boolean {
  const code = cleanLine(postalCode ?? '')
  const [, area] = ZIP.exec(code) ?? []
  return area !== undefined && !excluded.includes(area) && !excluded.includes(code)
}
