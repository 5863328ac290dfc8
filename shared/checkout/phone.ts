// Area code, exchange and line; a service's code, such as 411 or 911, is neither of the first two.
const NORTH_AMERICAN =
  /^(?:\+?1[ .-]*)?(?:\((?<bracketed>[2-9](?!11)[0-8]\d)\)|(?<plain>[2-9](?!11)[0-8]\d))[ .-]*(?<exchange>[2-9](?!11)\d{2})[ .-]*(?<line>\d{4})(?:[ ,]*(?:extension|ext\.?|x|#|poste) ?(?<extension>\d{1,6}))?$/i

/** `614-555-0134 x12`, however it was typed, or null if it is no number of North America (spec 1 §5). */
export function formatPhone(typed: string): string | null {
  const found = NORTH_AMERICAN.exec(typed.replace(/\s+/g, ' ').trim())?.groups
  if (!found) return null
  const { bracketed, plain = bracketed, exchange, line, extension } = found
  return `${plain}-${exchange}-${line}${extension ? ` x${extension}` : ''}`
}
