import * as v from 'valibot'

import { Film } from '#shared/media/film.ts'
import { Picture } from '#shared/media/picture.ts'
import { Product, ProductTile } from '#shared/product/product.ts'
import { Ingredients } from '#shared/product/product-extras.ts'
import { TrustedHtml } from '#shared/text/html.ts'

import { CATALOG, CONTENT, CRAWLED } from '../cache/freshness.ts'
import { defineParsed, idsOf, listed, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

/** Rank by promotion id: the lowest is shown first. */
export const PromotionRanks = v.record(v.string(), v.number())
export type PromotionRanks = v.InferOutput<typeof PromotionRanks>

/** The details of a promotion that products lack. */
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

/** What lines of bags and orders lack where the service adds no fields of the product. */
export const LineProduct = v.object({
  picture: v.nullable(Picture),
  /** The chosen values, in the order of the product. */
  attributes: v.array(v.object({ name: v.nullable(v.string()), value: v.string() })),
})
export type LineProduct = v.InferOutput<typeof LineProduct>

/** Null if the locale does not sell the product. */
export const lineProduct: ManifestEntry<LineProduct | null> = defineParsed(
  v.nullable(LineProduct),
  {
    name: 'lineProduct',
    why: 'Bags and orders of all shoppers have the same products, and every page of a shopper shows their pictures.',
    keyParts: ['site', 'locale', 'product id'],
    tiers: ['memory', 'edge'],
    ...CATALOG,
    tagsOf: (_, [, , id]) => tagged('product', listed(id)),
  },
)

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

export const promotionRanks: ManifestEntry<PromotionRanks> = defineParsed(PromotionRanks, {
  name: 'promotionRanks',
  why: 'One list for the whole site decides the callout of every tile.',
  keyParts: ['site'],
  tiers: ['memory', 'kv'],
  ...CONTENT,
})

/** Null if there is no such promotion. */
export const promotion: ManifestEntry<StoredPromotion | null> = defineParsed(
  v.nullable(StoredPromotion),
  {
    name: 'promotion',
    why: 'A product names its promotions by id only, so a page with their terms would wait for a second call.',
    keyParts: ['site', 'locale', 'promotion id'],
    tiers: ['memory', 'kv'],
    ...CONTENT,
  },
)

/** Null if the video service has no such film. */
export const film: ManifestEntry<Film | null> = defineParsed(v.nullable(Film), {
  name: 'film',
  why: 'Few products have one, and it is the same for every visitor.',
  keyParts: ['site', 'locale', 'film id'],
  tiers: ['memory'],
  ...CATALOG,
})

const StoredAnswer = v.object({ answer: v.unknown(), productIds: v.array(v.string()) })

export const ownQuery: ManifestEntry<v.InferOutput<typeof StoredAnswer>> = defineParsed(
  StoredAnswer,
  {
    name: 'ownQuery',
    why: 'What the shop asks the catalog for, such as products that go with one. Many products may share an answer.',
    keyParts: ['site', 'locale', 'query', 'input'],
    tiers: ['memory'],
    ...CATALOG,
    tagsOf: ({ productIds }) => tagged('product', productIds),
  },
)

export const ingredients: ManifestEntry<Ingredients | null> = defineParsed(
  v.nullable(Ingredients),
  {
    name: 'ingredients',
    why: 'A record is found by the product’s UPC. Callers of the API choose it, so it stays out of the edge.',
    keyParts: ['site', 'locale', 'UPC'],
    tiers: ['memory'],
    ...CATALOG,
  },
)

export const productEntries = [
  product,
  productName,
  lineProduct,
  tiles,
  promotionRanks,
  promotion,
  film,
  ingredients,
  ownQuery,
] as const
