import type { FieldCode } from '../contract/problem.ts'

/** What a field holds when it is left, or what is wrong with it. */
export type Reading = { value: string } | { problem: FieldCode }

/** What no rule of the shop takes. */
const TAKEN_BY_NONE = '!'

interface SiteRule {
  /** Undefined where the site leaves the field to the shop. */
  pattern: string | undefined
  /** How many characters the field takes. */
  most: number
}

/** What the shop's rule says, or what the site's own pattern says instead: of all of a value, as it is kept. */
export function judge(
  rule: (text: string) => Reading,
  text: string,
  { pattern, most }: SiteRule,
): Reading {
  const reading = rule(text)
  const value = 'value' in reading ? reading.value : text
  const isTaken = matches(pattern, value)
  if (isTaken === null) return reading
  if (isTaken && value.length <= most) return { value }
  return 'problem' in reading ? reading : rule(TAKEN_BY_NONE)
}

function matches(pattern: string | undefined, value: string): boolean | null {
  if (pattern === undefined) return null
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    // A browser older than the pattern leaves it to the edge, which has read it before.
    return null
  }
}
