import type { FieldCode } from '../contract/problem.ts'

/** The normalized value of a field, or its problem. */
export type Reading = { value: string } | { problem: FieldCode }

/** A character that every default rule rejects. */
const TAKEN_BY_NONE = '!'

interface SiteRule {
  /** Undefined if the site has no rule for the field. */
  pattern: string | undefined
  /** The maximum length of the field. */
  most: number
}

/** Applies the site's pattern, if there is one, to the whole normalized value; otherwise the default rule. */
export function judge(
  rule: (text: string) => Reading,
  text: string,
  { pattern, most }: SiteRule,
): Reading {
  const reading = rule(text)
  const value = 'value' in reading ? reading.value : text
  const isTaken = matchesPattern(pattern, value)
  if (isTaken === null) return reading
  if (isTaken && value.length <= most) return { value }
  return 'problem' in reading ? reading : rule(TAKEN_BY_NONE)
}

/** Whether a site's pattern matches the whole value. Null if there is none, or if it cannot be used. */
export function matchesPattern(pattern: string | undefined, value: string): boolean | null {
  if (pattern === undefined) return null
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    // The browser does not support the pattern's syntax. The edge has checked it and applies it on submit.
    return null
  }
}
