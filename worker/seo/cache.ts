import * as v from 'valibot'

import { CONTENT, CRAWLED, SECOND } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

/** The target of a path that no route matches. Null if there is no mapping. */
export const UrlMapping = v.nullable(
  v.object({
    resourceType: v.nullable(v.string()),
    resourceId: v.nullable(v.string()),
    destinationUrl: v.nullable(v.string()),
    statusCode: v.nullable(v.number()),
    /** Whether a redirect keeps the query of the original URL. */
    copySourceParams: v.boolean(),
    /** For a category: refinement attributes (without `c_`) and their values. */
    refinements: v.record(v.string(), v.string()),
  }),
)
export type UrlMapping = v.InferOutput<typeof UrlMapping>

/** The number of all products or categories, and the paths of some. The key of a page is the same in all locales. */
export const SitemapPiece = v.object({
  total: v.number(),
  paths: v.array(v.object({ key: v.string(), path: v.string(), changed: v.optional(v.string()) })),
})
export type SitemapPiece = v.InferOutput<typeof SitemapPiece>

export const urlMapping: ManifestEntry<UrlMapping> = defineParsed(UrlMapping, {
  name: 'urlMapping',
  why: 'Crawlers request old URLs again and again, from every location.',
  keyParts: ['site', 'locale', 'path'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const sitemap: ManifestEntry<SitemapPiece> = defineParsed(SitemapPiece, {
  name: 'sitemap',
  why: 'A piece takes seven calls, and crawlers request all pieces at once.',
  keyParts: ['site', 'locale', 'number of a piece, count or categories'],
  tiers: ['memory', 'edge'],
  ...CRAWLED,
  loadMs: 20 * SECOND,
})

export const seoEntries = [urlMapping, sitemap] as const
