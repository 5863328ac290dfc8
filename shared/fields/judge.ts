import type { FieldCode } from '../http/problem.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import type { Country } from './country.ts'

/** The fields for which a site may replace the default rule by a pattern (spec 1 §5). */
export const RULED_FIELDS = ['email', 'password', ...ADDRESS_FIELDS] as const
export type RuledField = (typeof RULED_FIELDS)[number]

/** The normalized value of a field, or its problem. */
export type Reading = { value: string } | { problem: FieldCode }

/** A character that every default rule rejects. */
const TAKEN_BY_NONE = '!'

/** Whether a site's own rule takes a whole value. Browsers do not know it, and leave the field to the edge. */
export type SiteRule = ((value: string) => boolean) | 'left to the edge'

/** The fields that have a rule of the site's own, by the address's country. */
export type SiteRules = Partial<Record<Country, Partial<Record<RuledField, SiteRule>>>>

export const takes = (rule: SiteRule, value: string) => rule === 'left to the edge' || rule(value)

/** Applies the site's rule, if there is one, to the normalized value; otherwise the default rule. */
export function judge(
  rule: (text: string) => Reading,
  text: string,
  { siteRule, most }: { siteRule: SiteRule | undefined; most: number },
): Reading {
  const reading = rule(text)
  const value = 'value' in reading ? reading.value : text
  if (!siteRule) return reading
  if (takes(siteRule, value) && value.length <= most) return { value }
  return 'problem' in reading ? reading : rule(TAKEN_BY_NONE)
}
