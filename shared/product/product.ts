import * as v from 'valibot'

import { productAttributes } from '#shop/product-attributes.ts'

import { OBSTACLES } from './fulfillment.ts'
import { CategoryLink } from '../listing/category.ts'
import { ProductFilm } from '../media/film.ts'
import { TrustedHtml } from '../text/html.ts'
import { Money } from '../money/money.ts'
import { PRODUCT_ID } from '../http/ids.ts'
import { isVariationAttribute } from '../listing/page-parameters.ts'
import { Picture } from '../media/picture.ts'

export const ProductId = v.pipe(v.string(), v.regex(PRODUCT_ID), v.brand('ProductId'))
export type ProductId = v.InferOutput<typeof ProductId>

export const Price = v.object({
  /** The current price; for a master or set, the lowest of its variants or members. */
  now: Money,
  /** The highest price of the variants, if prices differ. */
  upTo: v.nullable(Money),
  /** The list price if the product is reduced; with `wasUpTo`, the lowest of its variants. */
  was: v.nullable(Money),
  /** The highest list price of the variants, if they differ. */
  wasUpTo: v.nullable(Money),
})
export type Price = v.InferOutput<typeof Price>

export const PRODUCT_KINDS = ['item', 'master', 'variant', 'set', 'bundle'] as const

/** Who chose a product for a row. Activities repeat both, so that the service can attribute them. */
export const RecommendedBy = v.object({
  /** The recommender's own name, which may be another than that of the row. */
  recommender: v.string(),
  /** The id of the choice (`recoUUID`). Null if the service gives none. */
  recoUUID: v.nullable(v.string()),
})
export type RecommendedBy = v.InferOutput<typeof RecommendedBy>

export const ProductTile = v.object({
  id: ProductId,
  kind: v.picklist(PRODUCT_KINDS),
  /** The full name in the page's locale. */
  name: v.string(),
  /** The path without site and locale: `/p/{slug}-{id}`. */
  path: v.string(),
  /** The tile's heading (`c_productName`, or the name of its line); `form` is its second line (`c_form`, `c_size`). */
  heading: v.nullable(v.string()),
  form: v.nullable(v.string()),
  picture: v.nullable(Picture),
  price: v.nullable(Price),
  /** The callout with the lowest rank (spec 2 §3 Promotion). */
  callout: v.nullable(v.string()),
  /** The ids of badges, which name their content assets, in the given order. */
  badges: v.array(v.string()),
  orderable: v.boolean(),
  /** Whether stores hand it over, if the site has pickup. */
  pickup: v.boolean(),
  isGiftCard: v.boolean(),
  /** The number of choices of a master, shown as "3 sizes". */
  choices: v.nullable(v.object({ attribute: v.string(), count: v.number() })),
  /** The colors to choose from, at most six. */
  swatches: v.array(Picture),
  /** What a list adds to the bag: the product, or the only variant in stock. Null if there is more to choose. */
  buys: v.nullable(v.object({ productId: ProductId, quantity: v.number() })),
  isMemberExclusive: v.boolean(),
  /** The average of its reviews, and their number. Null without reviews. */
  rating: v.nullable(v.object({ average: v.number(), count: v.number() })),
  /** In rows that the recommendation service has chosen. */
  recommendedBy: v.exactOptional(RecommendedBy),
})
export type ProductTile = v.InferOutput<typeof ProductTile>

export const Callout = v.object({
  promotionId: v.string(),
  message: v.string(),
  details: v.nullable(TrustedHtml),
})
export type Callout = v.InferOutput<typeof Callout>

export const VariationAttribute = v.object({
  id: v.pipe(v.string(), v.check(isVariationAttribute)),
  name: v.string(),
  values: v.array(
    v.object({
      value: v.string(),
      name: v.string(),
      orderable: v.boolean(),
      swatch: v.nullable(Picture),
    }),
  ),
})
export type VariationAttribute = v.InferOutput<typeof VariationAttribute>

export const Variant = v.object({
  id: ProductId,
  values: v.record(v.string(), v.string()),
  orderable: v.boolean(),
  price: v.nullable(Price),
})
export type Variant = v.InferOutput<typeof Variant>

/** The availability for shipping in the first HTML; a store's stock follows after hydration. */
export const Availability = v.object({
  status: v.picklist(['in-stock', 'low-stock', 'sold-out']),
  /** The remaining units, only if stock is low ("Only {stockLevel} left!", 0 < stock ≤ 5). */
  stockLevel: v.nullable(v.number()),
})
export type Availability = v.InferOutput<typeof Availability>

const productEntries = {
  id: ProductId,
  kind: v.picklist(PRODUCT_KINDS),
  name: v.string(),
  path: v.string(),
  brand: v.nullable(v.string()),
  heading: v.nullable(v.string()),
  form: v.nullable(v.string()),
  size: v.nullable(v.string()),
  /** Pictures of the product as a whole; `picturesByChoice` has those of variation values, alone or together. */
  pictures: v.array(Picture),
  picturesByChoice: v.array(
    v.object({ values: v.record(v.string(), v.string()), pictures: v.array(Picture) }),
  ),
  price: v.nullable(Price),
  callouts: v.array(Callout),
  badges: v.array(v.string()),
  availability: Availability,
  /** How many may be picked up in one order. Null if no store of the site hands it over. */
  pickup: v.nullable(v.object({ limit: v.nullable(v.number()) })),
  /** Why no store hands it over, if that is so. Null also for what is never picked up, such as a gift card. */
  pickupObstacle: v.nullable(v.picklist(OBSTACLES)),
  /** Null if it cannot be sent regularly. */
  autoRefresh: v.nullable(v.object({ offer: v.nullable(Callout) })),
  variationAttributes: v.array(VariationAttribute),
  variants: v.array(Variant),
  shortDescription: v.nullable(TrustedHtml),
  minOrderQuantity: v.number(),
  stepQuantity: v.number(),
  webPurchaseLimit: v.nullable(v.number()),
  isGiftCard: v.boolean(),
  isVirtual: v.boolean(),
  isMemberExclusive: v.boolean(),
}

export const SetMember = v.object(productEntries)
export type SetMember = v.InferOutput<typeof SetMember>

export const Product = v.object({
  ...productEntries,
  /** For a variant: the master whose page shows it. */
  masterId: v.nullable(ProductId),
  /** The path in every locale of the product, including this one, since names differ. */
  paths: v.record(v.string(), v.string()),
  /** For a variant: its variation values. */
  variationValues: v.record(v.string(), v.string()),
  pageTitle: v.nullable(v.string()),
  pageDescription: v.nullable(v.string()),
  upc: v.nullable(v.string()),
  contentAssetId: v.nullable(v.string()),
  film: v.nullable(ProductFilm),
  breadcrumbs: v.array(CategoryLink),
  /** The collapsible details (Highlights, Overview, Usage, More Info); empty ones are null. */
  details: v.object({
    highlights: v.nullable(TrustedHtml),
    overview: v.nullable(TrustedHtml),
    usage: v.nullable(TrustedHtml),
    moreInfo: v.nullable(TrustedHtml),
  }),
  /** The retailer's own, as `product-attributes.ts` maps them. */
  attributes: productAttributes.values,
  /** The members of a set, or the contents of a bundle. */
  members: v.array(v.object({ quantity: v.number(), product: SetMember })),
})
export type Product = v.InferOutput<typeof Product>
