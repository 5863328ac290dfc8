import { SearchResult } from '#shared/search/search.ts'

import { CATALOG } from './freshness.ts'
import { defineParsed, gridTags, type ManifestEntry } from './manifest-entry.ts'

export const listing: ManifestEntry<SearchResult> = defineParsed(SearchResult, {
  name: 'listing',
  why: 'The first products of a category, as every visitor sees them. After a deploy its page is rendered from them.',
  keyParts: ['site', 'locale', 'category id'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: ({ tiles: shown }, [, , categoryId]) => gridTags(shown, categoryId),
})

export const search: ManifestEntry<SearchResult> = defineParsed(SearchResult, {
  name: 'search',
  why: 'The number of searches is unbounded. Only searches that repeat soon are worth their memory.',
  keyParts: ['site', 'locale', 'phrase', 'category id', 'refinements', 'sorting', 'page'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: ({ tiles: shown }, [, , , categoryId]) => gridTags(shown, categoryId),
})
