import * as v from 'valibot'

import type { Catalog } from '#shared/catalog.ts'
import { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import { preferenceValue, SitePreferences } from '#shared/preferences/preferences.ts'

import type { ReaderSources } from '../cache/reader-sources.ts'
import { valueOr } from '../cache/value-or.ts'
import { internalPreferences, preferences } from './cache.ts'
import { readConfigurations, readPreferences } from './upstream.ts'
import { mapRuleOverrides, type WarnOfRule } from './site-rules.ts'

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

type PreferenceSources = Pick<ReaderSources, 'commerce' | 'cache' | 'log' | 'mapper'>

/** Reader for the preferences of a site. */
export const preferencesReader = (sources: PreferenceSources): Pick<Catalog, 'getPreferences'> => ({
  getPreferences: () =>
    valueOr(sources.cache.read(preferences, readingOfPreferences(sources)), () =>
      mapPreferences(new Map(), sources.log.warn),
    ),
})

/** How the preferences of a site are read through the cache. */
export const readingOfPreferences = ({
  commerce,
  log,
  mapper,
}: Pick<PreferenceSources, 'commerce' | 'log' | 'mapper'>) => ({
  key: [mapper.site.id, mapper.locale],
  load: async (signal: AbortSignal) =>
    mapPreferences(await readPreferences(commerce, PUBLIC_PREFERENCES, signal), log.warn),
  loadStandard: async (signal: AbortSignal) =>
    mapPreferences(await readConfigurations(commerce, signal), log.warn),
})

/** The preferences that only the worker reads. */
export const INTERNAL_PREFERENCES = Object.keys(InternalPreferences.entries)

/** Reads the preferences that only the worker uses. A missing or invalid one has its default. */
export function readInternalPreferences({
  commerce,
  cache,
}: Pick<ReaderSources, 'commerce' | 'cache'>): Promise<InternalPreferences> {
  const reading = cache.read(internalPreferences, {
    key: [commerce.site.id],
    load: async (signal) =>
      mapInternalPreferences(await readPreferences(commerce, INTERNAL_PREFERENCES, signal)),
    loadStandard: async (signal) =>
      mapInternalPreferences(await readConfigurations(commerce, signal)),
  })
  return valueOr(reading, () => mapInternalPreferences(new Map()))
}

function mapInternalPreferences(raw: ReadonlyMap<string, unknown>): InternalPreferences {
  const values = INTERNAL_PREFERENCES.map((name) => [name, preferenceValue(raw.get(name))])
  return v.parse(InternalPreferences, Object.fromEntries(values))
}
