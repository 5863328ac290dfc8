import * as v from 'valibot'

import { TrustedHtml } from '#shared/text/html.ts'
import { flag } from '#shared/preferences/preferences.ts'
import { Product } from '#shared/product/product.ts'
import { Store } from '#shared/stores/store.ts'

/** Values that only the worker uses, so that they are not part of the shop's contract. */

/** A path, or an address with one. */
const POST_URL = /^(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?(?:\/[\w.-]+){1,8}\/?$/

/** The site preferences that are no browser's business (spec 3 §9.6). */
export const InternalPreferences = v.object({
  /** The ZIP codes where there is no loyalty program. */
  excludedLoyaltyPostalCodes: v.fallback(v.optional(v.array(v.string()), []), []),
  /** Whether objections to the sale of data are submitted. */
  oneTrustDNSReqSubmissionEnabled: flag(false),
  /** Where the service that decides what a page recommends is asked, and for which channel. */
  recommendationChannel: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))), null),
  recommendationPostUrl: v.fallback(v.nullish(v.pipe(v.string(), v.regex(POST_URL))), null),
})
export type InternalPreferences = v.InferOutput<typeof InternalPreferences>

/** Rank by promotion id: the lowest is shown first. */
export const PromotionRanks = v.record(v.string(), v.number())
export type PromotionRanks = v.InferOutput<typeof PromotionRanks>

/** What a product does not say about its promotions. */
export const StoredPromotion = v.object({
  callout: v.nullable(v.string()),
  /** The terms. */
  details: v.nullable(TrustedHtml),
  /** Whether the callout is shown beside that of a better promotion. */
  isAlwaysShown: v.boolean(),
})
export type StoredPromotion = v.InferOutput<typeof StoredPromotion>

/** A product as its page shows it. */
export const StoredProduct = v.object({
  ...Product.entries,
  /** The terms of a promotion were not known in time. */
  lacksTerms: v.boolean(),
})
export type StoredProduct = v.InferOutput<typeof StoredProduct>

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

/** Where a postal code is, and what is there. Null if there is no such code. */
export const StoredPostalPlace = v.nullable(
  v.object({
    latitude: v.number(),
    longitude: v.number(),
    stateCode: v.nullable(v.string()),
    cities: v.array(v.string()),
  }),
)
export type StoredPostalPlace = v.InferOutput<typeof StoredPostalPlace>

/** A store with the hours of all days, because which one is today depends on when it is shown. */
export const StoredStore = v.object({
  ...v.omit(Store, ['hoursToday']).entries,
  /** A line for each day, which begins with the day's name. */
  hours: v.array(v.string()),
  timeZone: v.nullable(v.string()),
})
export type StoredStore = v.InferOutput<typeof StoredStore>

/** A store that orders are picked up in. */
export const StoredPickupStore = v.object({
  ...v.omit(StoredStore, ['distance', 'unit', 'hasProduct']).entries,
  /** How many units of an item it hands over. Null without a limit. */
  pickupLimit: v.nullable(v.number()),
  /** The list with its stock. */
  inventoryListId: v.nullish(v.string(), null),
})
export type StoredPickupStore = v.InferOutput<typeof StoredPickupStore>

/** The number of all products or categories, and the paths of some. The key of a page is the same in all locales. */
export const SitemapPiece = v.object({
  total: v.number(),
  paths: v.array(v.object({ key: v.string(), path: v.string(), changed: v.optional(v.string()) })),
})
export type SitemapPiece = v.InferOutput<typeof SitemapPiece>
