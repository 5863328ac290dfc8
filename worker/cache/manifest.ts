import * as v from 'valibot'

import { Navigation, OwnCategory } from '#shared/listing/category.ts'
import { ContentAsset, RedirectOption, Slot } from '#shared/content/content.ts'
import { SitePreferences } from '#shared/preferences/preferences.ts'
import { Film } from '#shared/media/film.ts'
import { ProductTile } from '#shared/product/product.ts'
import { Suggestions } from '#shared/search/suggestions.ts'

import {
  defineParsed,
  gridTags,
  idsOf,
  listed,
  tagged,
  type ManifestEntry,
} from './manifest-entry.ts'
import { extrasEntries } from './extras-entries.ts'
import { CATALOG, CONTENT, CRAWLED, SECOND } from './freshness.ts'
import { scentCompany } from './scent-entries.ts'
import { shippingEstimates } from './shipping-entries.ts'
import { page, searchPage } from './page-entries.ts'
import { promotion } from './promotion-entries.ts'
import { listing, search } from './search-entries.ts'
import { pickupStore, postalCodes, stores } from './store-entries.ts'
import {
  InternalPreferences,
  PromotionRanks,
  SitemapPiece,
  StoredProduct,
  UrlMapping,
} from './stored-values.ts'

export const slots: ManifestEntry<Slot[]> = defineParsed(v.array(Slot), {
  name: 'slots',
  why: 'Every page reads several; editors expect a change to be visible in seconds, in every location.',
  keyParts: ['site', 'locale', 'slot ids', 'category id or empty'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (found, [, , ids]) => [
    ...tagged('slot', listed(ids)),
    ...tagged('asset', new Set(found.flatMap(({ assets }) => assets.map(({ id }) => id)))),
  ],
})

export const assets: ManifestEntry<ContentAsset[]> = defineParsed(v.array(ContentAsset), {
  name: 'assets',
  why: 'Header, footer and banners are assets. Like slots, they are shared by all locations through KV.',
  keyParts: ['site', 'locale', 'asset ids'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
  tagsOf: (_, [, , ids]) => tagged('asset', listed(ids)),
})

export const contentSearch: ManifestEntry<ContentAsset[]> = defineParsed(v.array(ContentAsset), {
  name: 'contentSearch',
  why: 'Banners found by keyword or folder. The number of keywords is unbounded, so they stay out of KV.',
  keyParts: ['site', 'locale', 'q or empty', 'folder or empty'],
  tiers: ['memory'],
  ...CONTENT,
  tagsOf: (found) => tagged('asset', idsOf(found)),
})

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

export const navigation: ManifestEntry<Navigation> = defineParsed(Navigation, {
  name: 'site-nav',
  why: 'The menu is on every page. Without a last good value, all pages would lose it in an outage.',
  keyParts: ['site', 'locale'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const redirectOptions: ManifestEntry<RedirectOption[]> = defineParsed(
  v.array(RedirectOption),
  {
    name: 'redirectOptions',
    why: 'Read on any page for visitors from abroad. The list is small and the same for all of them.',
    keyParts: ['site', 'locale'],
    tiers: ['memory', 'kv'],
    ...CONTENT,
  },
)

export const promotionRanks: ManifestEntry<PromotionRanks> = defineParsed(PromotionRanks, {
  name: 'promotionRanks',
  why: 'One list for the whole site decides the callout of every tile.',
  keyParts: ['site'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const urlMapping: ManifestEntry<UrlMapping> = defineParsed(UrlMapping, {
  name: 'urlMapping',
  why: 'Crawlers request old URLs again and again, from every location.',
  keyParts: ['site', 'locale', 'path'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

export const category: ManifestEntry<OwnCategory> = defineParsed(OwnCategory, {
  name: 'category',
  why: 'Titles and paths change rarely, and every location reads them often.',
  keyParts: ['site', 'locale', 'category id'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: ({ id }) => tagged('category', [id]),
})

export const product: ManifestEntry<StoredProduct> = defineParsed(StoredProduct, {
  name: 'product',
  why: 'Too many for KV, which charges per write. A location stores the ones that its shoppers view.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: ({ id, masterId, members }, [, , asked = id]) =>
    tagged(
      'product',
      new Set([id, asked, masterId ?? id, ...idsOf(members.map((member) => member.product))]),
    ),
  isComplete: ({ lacksTerms }) => !lacksTerms,
})

/** Null if the locale does not sell the product. */
export const productName: ManifestEntry<string | null> = defineParsed(v.nullable(v.string()), {
  name: 'productName',
  why: 'Only crawlers read the address of a product page in another locale, and a name is a call of 100 bytes.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CRAWLED,
  tagsOf: (_, [, , id]) => tagged('product', listed(id)),
})

export const tiles: ManifestEntry<ProductTile[]> = defineParsed(v.array(ProductTile), {
  name: 'tiles',
  why: 'Product rows of content pages. There are few different lists, and they are shown often.',
  keyParts: ['site', 'locale', 'product ids', 'store or empty'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: (_, [, , ids]) => tagged('product', listed(ids)),
})

export const minigrid: ManifestEntry<ProductTile[]> = defineParsed(v.array(ProductTile), {
  name: 'minigrid',
  why: 'Product rows of content pages. Editors choose the categories, so there are few.',
  keyParts: ['site', 'locale', 'category id', 'number of products'],
  tiers: ['memory', 'edge'],
  ...CATALOG,
  tagsOf: (shown, [, , categoryId]) => gridTags(shown, categoryId),
})

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

/** Null if the video service has no such film. */
export const film: ManifestEntry<Film | null> = defineParsed(v.nullable(Film), {
  name: 'film',
  why: 'Few products have one, and it is the same for everybody.',
  keyParts: ['site', 'locale', 'film id'],
  tiers: ['memory'],
  ...CATALOG,
})

export const recommendations: ManifestEntry<ProductTile[]> = defineParsed(v.array(ProductTile), {
  name: 'recommendations',
  why: 'Many shoppers add the same products, but callers may combine products as they like.',
  keyParts: ['site', 'locale', 'recommender', 'product ids'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (shown) => tagged('product', idsOf(shown)),
})

export const sitemap: ManifestEntry<SitemapPiece> = defineParsed(SitemapPiece, {
  name: 'sitemap',
  why: 'A piece takes seven calls, and crawlers request all pieces at once.',
  keyParts: ['site', 'locale', 'number of a piece, count or categories'],
  tiers: ['memory', 'edge'],
  ...CRAWLED,
  loadMs: 20 * SECOND,
})

/** The definitions of values that no capability with a folder caches. `worker/cache-entries.ts` lists all. */
export const catalogEntries: readonly ManifestEntry<unknown>[] = [
  slots,
  assets,
  contentSearch,
  preferences,
  internalPreferences,
  navigation,
  redirectOptions,
  promotionRanks,
  promotion,
  urlMapping,
  category,
  listing,
  product,
  productName,
  tiles,
  minigrid,
  search,
  suggestions,
  film,
  recommendations,
  postalCodes,
  stores,
  pickupStore,
  ...extrasEntries,
  scentCompany,
  shippingEstimates,
  sitemap,
  page,
  searchPage,
]
