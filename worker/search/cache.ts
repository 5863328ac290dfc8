import { Suggestions } from '#shared/search/suggestions.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, idsOf, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

export const suggestions: ManifestEntry<Suggestions> = defineParsed(Suggestions, {
  name: 'suggestions',
  why: 'Visitors choose the phrases, and many of them type the same first letters.',
  keyParts: ['site', 'locale', 'phrase or empty'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: ({ categories, products }) => [
    ...tagged('category', idsOf(categories)),
    ...tagged('product', idsOf(products)),
  ],
})

export const searchEntries = [suggestions] as const
