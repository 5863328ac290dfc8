import { isStorablePage, pageBytes, type CachedPage } from './cached-page.ts'
import { CONTENT, SECOND } from './freshness.ts'
import type { ManifestEntry } from './manifest-entry.ts'

const PAGE_BASE: Omit<ManifestEntry<CachedPage>, 'name' | 'why' | 'tiers'> = {
  keyParts: ['site', 'locale', 'path', 'canonical query', 'representation', 'variant'],
  ...CONTENT,
  // Its markup names the files of one build.
  schemaVersion: null,
  bytes: pageBytes,
  // A render waits up to 2.5 s for its critical data and up to 2.5 s more for its deferred parts.
  loadMs: 6 * SECOND,
  upstreamAtOf: ({ head }) => head.upstreamAt,
  tagsOf: ({ head }) => head.tags,
  isComplete: ({ head }) => !head.deferredFailed,
  isStorable: isStorablePage,
  parse() {
    throw new Error('a page is stored as bytes, not as text')
  },
}

export const page: ManifestEntry<CachedPage> = {
  ...PAGE_BASE,
  name: 'page',
  why: 'A cached page is as cheap to serve as a file. Each location renders it once in 10 s.',
  tiers: ['memory', 'edge'],
}

export const searchPage: ManifestEntry<CachedPage> = {
  ...PAGE_BASE,
  name: 'searchPage',
  why: 'The number of search and refined grid URLs is unbounded, so they are stored in memory only.',
  tiers: ['memory'],
}
