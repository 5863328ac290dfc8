import { Navigation } from '#shared/listing/category.ts'

import { CONTENT } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

export const navigation: ManifestEntry<Navigation> = defineParsed(Navigation, {
  name: 'site-nav',
  why: 'The menu is on every page. Without a last good value, all pages would lose it in an outage.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const shellEntries = [navigation] as const
