import * as v from 'valibot'

import { Money } from '#shared/money/money.ts'

import { CRAWLED, SECOND } from '../cache/freshness.ts'
import { defineParsed, idsOf, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

const text = v.optional(v.string())

/** What is bought: the product itself, or one of its variants. */
const Offer = v.object({
  id: v.string(),
  /** The product's address with the choice, without site and locale. */
  search: v.string(),
  orderable: v.boolean(),
  now: Money,
  /** The price before a sale. */
  was: v.optional(Money),
  /** The path of its picture, or an absolute URL. */
  picture: text,
  gtin: text,
  /** The names of the chosen values, for the title. */
  choice: v.array(v.string()),
  /** By the names of Google's product data: color, size, material, pattern. */
  attributes: v.record(v.string(), v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

/** A product of a feed. Its variants share what is said once. */
export const FeedProduct = v.object({
  id: v.string(),
  /** The product whose variants its offers are. */
  groupId: text,
  name: v.string(),
  /** Without site and locale. */
  path: v.string(),
  description: text,
  brand: text,
  offers: v.array(Offer),
})
export type FeedProduct = v.InferOutput<typeof FeedProduct>

const FeedPiece = v.object({ total: v.number(), products: v.array(FeedProduct) })
export type FeedPiece = v.InferOutput<typeof FeedPiece>

export const feed: ManifestEntry<FeedPiece> = defineParsed(FeedPiece, {
  name: 'feed',
  why: 'A piece takes up to 27 calls, and is written in two formats.',
  keyParts: ['site', 'locale', 'number of a piece or count'],
  tiers: ['memory', 'edge'],
  ...CRAWLED,
  loadMs: 20 * SECOND,
  tagsOf: ({ products }) => tagged('product', idsOf(products)),
})

export const readingAgentEntries = [feed] as const
