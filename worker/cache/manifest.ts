import * as v from 'valibot'

import { Category, Navigation } from '#shared/contract/category.ts'
import { ContentAsset, RedirectOption, Slot } from '#shared/contract/content.ts'
import { SitePreferences } from '#shared/contract/preferences.ts'
import { Product, ProductTile } from '#shared/contract/product.ts'
import { SearchResult } from '#shared/contract/search.ts'

import { isStorablePage, pageBytes, type CachedPage } from './cached-page.ts'
import type { CachedThing } from './thing.ts'
import { CATALOGUE, CONTENT, CRAWLED, SECOND } from './windows.ts'

/** A cached thing, and what a reader of this list wants to know of it. */
export interface ManifestEntry<T> extends CachedThing<T> {
  /** What its key is made of, in order. The deploy is part of every key. */
  keyParts: readonly string[]
  why: string
}

type Declaration<T> = Omit<ManifestEntry<T>, 'parse'>

const parsedBy = <T>(schema: v.GenericSchema<unknown, T>, declaration: Declaration<T>) => ({
  ...declaration,
  parse: (value: unknown) => v.parse(schema, value),
})

const tagged = (kind: string, ids: Iterable<string>) => Array.from(ids, (id) => `${kind}:${id}`)

/** `a,b,c` in a key part: a list is one call upstream, so it is one entry. */
const listed = (part = '') => part.split(',').filter(Boolean)

export const slots: ManifestEntry<Slot[]> = parsedBy(v.array(Slot), {
  name: 'slots',
  why: 'Every page asks for several; editors expect a change to show in seconds, in every location.',
  keyParts: ['site', 'locale', 'slot ids', 'category id or empty'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (found, [, , ids]) => [
    ...tagged('slot', listed(ids)),
    ...tagged('asset', new Set(found.flatMap(({ assets }) => assets.map(({ id }) => id)))),
  ],
})

export const assets: ManifestEntry<ContentAsset[]> = parsedBy(v.array(ContentAsset), {
  name: 'assets',
  why: 'Header, footer and banners are assets; like slots, and shared by all locations through KV.',
  keyParts: ['site', 'locale', 'asset ids'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (_, [, , ids]) => tagged('asset', listed(ids)),
})

export const contentSearch: ManifestEntry<ContentAsset[]> = parsedBy(v.array(ContentAsset), {
  name: 'contentSearch',
  why: 'Banners found by keyword or folder. What people type has no end, so it stays out of KV.',
  keyParts: ['site', 'locale', 'q or empty', 'folder or empty'],
  tiers: ['memory'],
  ...CONTENT,
  tagsOf: (found) =>
    tagged(
      'asset',
      found.map(({ id }) => id),
    ),
})

export const preferences: ManifestEntry<SitePreferences> = parsedBy(SitePreferences, {
  name: 'preferences',
  why: 'Every request asks for the switches of its site, and nothing works well without them.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const navigation: ManifestEntry<Navigation> = parsedBy(Navigation, {
  name: 'navigation',
  why: 'The menu is on every page; without a last good value an outage would take it from all of them.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const redirectOptions: ManifestEntry<RedirectOption[]> = parsedBy(v.array(RedirectOption), {
  name: 'redirectOptions',
  why: 'Asked for visitors from abroad on any page; few, small, the same for all of them.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

/** Rank by promotion id: the lowest is shown first. */
export const PromotionRanks = v.record(v.string(), v.number())
export type PromotionRanks = v.InferOutput<typeof PromotionRanks>

export const promotionRanks: ManifestEntry<PromotionRanks> = parsedBy(PromotionRanks, {
  name: 'promotionRanks',
  why: 'One list for a whole site decides the callout of every tile.',
  keyParts: ['site'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

/** Where an address that no route matches leads; null when nobody knows it. */
export const UrlMapping = v.nullable(
  v.object({
    resourceType: v.nullable(v.string()),
    resourceId: v.nullable(v.string()),
    destinationUrl: v.nullable(v.string()),
    statusCode: v.nullable(v.number()),
    /** Whether a redirect takes the query of the address along. */
    copySourceParams: v.boolean(),
    /** Of a category: refinement attribute (without `c_`) and value. */
    refinements: v.record(v.string(), v.string()),
  }),
)
export type UrlMapping = v.InferOutput<typeof UrlMapping>

export const urlMapping: ManifestEntry<UrlMapping> = parsedBy(UrlMapping, {
  name: 'urlMapping',
  why: 'Old addresses are asked for again and again by crawlers, from every location.',
  keyParts: ['site', 'locale', 'path'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const category: ManifestEntry<Category> = parsedBy(Category, {
  name: 'category',
  why: 'Titles and paths change rarely; a location asks for them often.',
  keyParts: ['site', 'locale', 'category id'],
  tiers: ['memory', 'edge'],
  ...CATALOGUE,
  tagsOf: ({ id }) => tagged('category', [id]),
})

export const product: ManifestEntry<Product> = parsedBy(Product, {
  name: 'product',
  why: 'Too many for KV and its price per write; a location keeps those that its shoppers look at.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory', 'edge'],
  ...CATALOGUE,
  tagsOf: ({ id, masterId, members }, [, , asked = id]) =>
    tagged(
      'product',
      new Set([
        id,
        asked,
        ...(masterId ? [masterId] : []),
        ...members.map((member) => member.product.id),
      ]),
    ),
})

export const tiles: ManifestEntry<ProductTile[]> = parsedBy(v.array(ProductTile), {
  name: 'tiles',
  why: 'Product rows of content pages: few different lists, shown often.',
  keyParts: ['site', 'locale', 'product ids'],
  tiers: ['memory', 'edge'],
  ...CATALOGUE,
  tagsOf: (_, [, , ids]) => tagged('product', listed(ids)),
})

export const search: ManifestEntry<SearchResult> = parsedBy(SearchResult, {
  name: 'search',
  why: 'What people type and combine has no end; only what is asked twice soon is worth its room.',
  keyParts: [
    'site',
    'locale',
    'phrase or empty',
    'category id or empty',
    'refinements',
    'sorting',
    'page',
  ],
  tiers: ['memory'],
  ...CATALOGUE,
  tagsOf: (found, [, , , categoryId]) => [
    ...tagged('category', listed(categoryId)),
    ...tagged(
      'product',
      found.tiles.map(({ id }) => id),
    ),
  ],
})

/** Addresses without site and locale; a key is the same in all locales. */
const SitemapPaths = v.array(v.object({ key: v.string(), path: v.string() }))

export const sitemap: ManifestEntry<v.InferOutput<typeof SitemapPaths>> = parsedBy(SitemapPaths, {
  name: 'sitemap',
  why: 'A list takes a call for every 200 products, and crawlers ask for all lists at once.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'edge'],
  ...CRAWLED,
  loadMs: 20 * SECOND,
})

const PAGE: Omit<Declaration<CachedPage>, 'name' | 'why' | 'tiers'> = {
  keyParts: ['site', 'locale', 'path', 'canonical query', 'native app or empty'],
  ...CONTENT,
  bytes: pageBytes,
  // A render waits up to 2.5 s for its data and as long again for its late parts.
  loadMs: 6 * SECOND,
  upstreamAtOf: ({ head }) => head.upstreamAt,
  tagsOf: ({ head }) => head.tags,
  isComplete: ({ head }) => !head.lateFailed,
  isStorable: isStorablePage,
}

const neverText = (): never => {
  throw new Error('a page is bytes')
}

export const page: ManifestEntry<CachedPage> = {
  ...PAGE,
  name: 'page',
  why: 'Serving a page costs as much as serving a file; each location renders it once in 10 s.',
  tiers: ['memory', 'edge'],
  parse: neverText,
}

export const searchPage: ManifestEntry<CachedPage> = {
  ...PAGE,
  name: 'searchPage',
  why: 'Search and refined grids have no end of addresses, so they may only use what memory has left.',
  tiers: ['memory'],
  parse: neverText,
}

/** Everything that is cached. */
export const manifest: readonly ManifestEntry<unknown>[] = [
  slots,
  assets,
  contentSearch,
  preferences,
  navigation,
  redirectOptions,
  promotionRanks,
  urlMapping,
  category,
  product,
  tiles,
  search,
  sitemap,
  page,
  searchPage,
]
