import { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import { SitePreferences } from '#shared/preferences/preferences.ts'

import { CONTENT } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

export const preferences: ManifestEntry<SitePreferences> = defineParsed(SitePreferences, {
  name: 'preferences',
  why: 'Every request reads the preferences of its site, and most features depend on them.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const internalPreferences: ManifestEntry<InternalPreferences> = defineParsed(
  InternalPreferences,
  {
    name: 'internalPreferences',
    why: 'Preferences that never leave the worker, apart from those that are part of every document.',
    keyParts: ['site'],
    tiers: ['memory', 'kv'],
    ...CONTENT,
  },
)

export const preferenceEntries = [preferences, internalPreferences] as const
