import * as v from 'valibot'

import { OwnCategory } from '#shared/listing/category.ts'
import { ProductTile } from '#shared/product/product.ts'
import { SearchResult } from '#shared/search/search.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, gridTags, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

export const category: ManifestEntry<OwnCategory> = defineParsed(OwnCategory, {
  name: 'category',
  why: 'Titles and paths change rarely, and every location reads them often.',
  keyParts: ['site', 'locale', 'category id'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: ({ id }) => tagged('category', [id]),
})

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

export const minigrid: ManifestEntry<ProductTile[]> = defineParsed(v.array(ProductTile), {
  name: 'minigrid',
  why: 'Product rows of content pages. Editors choose the categories, so there are few.',
  keyParts: ['site', 'locale', 'category id', 'number of products'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: (shown, [, , categoryId]) => gridTags(shown, categoryId),
})

export const listingEntries = [category, listing, search, minigrid] as const
