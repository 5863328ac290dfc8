import { cleanLine } from '../text/typed-text.ts'

// Area code, exchange and line; service codes such as 411 or 911 are neither area code nor exchange.
const NORTH_AMERICAN =
  /^(?:\+?1[ .-]*)?(?:\((?<bracketed>[2-9](?!11)[0-8]\d)\)|(?<plain>[2-9](?!11)[0-8]\d))[ .-]*(?<exchange>[2-9](?!11)\d{2})[ .-]*(?<line>\d{4})(?:[ ,]*(?:extension|ext\.?|x|#|poste) ?(?<extension>\d{1,6}))?$/i

/** A number as it is shown: formatted if it is North American, else as it is. */
export const shownPhone = (phone: string) => formatPhone(phone) ?? phone

/** Formats a North American number as `614-555-0134 x12`; null if it is invalid (spec 1 §5). */
export function formatPhone(typed: string): string | null {
  const found = NORTH_AMERICAN.exec(cleanLine(typed))?.groups
  if (!found) return null
  const { bracketed, plain = bracketed, exchange, line, extension } = found
  return `${plain}-${exchange}-${line}${extension ? ` x${extension}` : ''}`
}
