import * as v from 'valibot'

import type { RedirectOption } from '#shared/content/content.ts'
import { preferenceValue, SitePreferences } from '#shared/preferences/preferences.ts'

import type { readRedirectData } from '../commerce/redirect-data.ts'
import { mapRuleOverrides, type WarnOfRule } from './map-rule-overrides.ts'
import { plainText } from './content-mapper.ts'

/** The allow-list of preferences that browsers may see. */
export const PUBLIC_PREFERENCES = Object.keys(SitePreferences.entries)

/** Maps the preferences by their names in the spec. Missing values become defaults. */
export function mapPreferences(
  raw: ReadonlyMap<string, unknown>,
  warn: WarnOfRule,
): SitePreferences {
  const valueOf = (name: string) => preferenceValue(raw.get(name))
  return v.parse(SitePreferences, {
    ...Object.fromEntries(PUBLIC_PREFERENCES.map((name) => [name, valueOf(name)])),
    validationRegexConfig: mapRuleOverrides(valueOf('validationRegexConfig'), warn),
  })
}

type WireOption = Awaited<ReturnType<typeof readRedirectData>>[number]

/** Keeps the options that lead to an https URL of an allowed host. */
export const mapRedirectOptions = (
  options: readonly WireOption[],
  allowedHosts: readonly string[],
): RedirectOption[] =>
  options.flatMap(({ countryCode, text, value }) => {
    const label = plainText(text)
    if (label === null || !/^[A-Z]{2}$/.test(countryCode) || !URL.canParse(value)) return []
    const url = new URL(value)
    const isAllowed = url.protocol === 'https:' && allowedHosts.includes(url.host)
    return isAllowed ? [{ countryCode, text: label, value: url.href }] : []
  })
