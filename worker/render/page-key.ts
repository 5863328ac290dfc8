import {
  page as pageDefinition,
  searchPage as searchPageDefinition,
} from '../cache/page-entries.ts'
import type { ManifestEntry } from '../cache/manifest-entry.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import type { RequestContext } from '../config/env.ts'
import type { PageTarget } from './page-target.ts'

/** The stored forms of a page: its document, the one for the native app, its data for a navigation, and its Markdown. */
type Representation = '' | 'app' | 'data' | 'markdown'

/**
 * The cache key: everything that a public page depends on. It has the name of a variant only if that differs from the page that
 * everyone sees.
 */
export const pageKey = (
  { site, locale }: RequestContext,
  { path, query, variant }: PageTarget,
  representation: Representation,
) => [
  site.id,
  locale,
  path,
  query.toString(),
  representation,
  ...(variant && !variant.isOriginal ? [variant.variant] : []),
]

/** Pages with an unbounded number of URLs are stored in memory only. */
export const cacheDefinition = ({ key, query }: PageTarget): ManifestEntry<CachedPage> =>
  key === 'search' || query.size > 0 ? searchPageDefinition : pageDefinition
