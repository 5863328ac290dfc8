import * as v from 'valibot'

import { productAttributes } from '#shop/product-attributes.ts'

import {
  WireNames,
  WirePriceRange,
  WireProductPromotion,
  WireProductType,
  WireVariationAttribute,
} from './products.ts'
import { WireImage } from './wire-images.ts'
import { wireRatingEntries } from './wire-rating.ts'

/** The wire format of search results, with the fields that the shop reads (scapi: search). */

const customText = v.nullish(v.string())

const Hit = v.object({
  ...productAttributes.wire,
  productId: v.string(),
  productName: v.optional(v.string()),
  price: v.optional(v.number()),
  priceMax: v.optional(v.number()),
  orderable: v.optional(v.boolean()),
  hitType: v.optional(
    v.picklist(['product', 'master', 'set', 'bundle', 'variation_group', 'slicing_group']),
  ),
  productType: v.optional(WireProductType, {}),
  image: v.optional(WireImage),
  variationAttributes: v.optional(v.array(WireVariationAttribute), []),
  tieredPrices: v.optional(v.array(v.object({ pricebook: v.string(), price: v.number() })), []),
  priceRanges: v.optional(v.array(WirePriceRange), []),
  productPromotions: v.optional(v.array(WireProductPromotion), []),
  c_listPrice: v.nullish(v.number()),
  c_isGiftCard: v.nullish(v.boolean()),
  c_productName: customText,
  c_form: customText,
  c_size: customText,
  c_productBadgeIcon: v.nullish(WireNames),
  c_forceSoldOut: v.nullish(v.boolean()),
  c_isMemberExclusive: v.nullish(v.boolean()),
  c_availableForInStorePickup: v.nullish(v.boolean()),
  c_webPurchaseLimit: v.nullish(v.number()),
  c_bopisPurchaseLimit: v.nullish(v.number()),
  representedProduct: v.optional(v.object({ id: v.string() })),
  ...wireRatingEntries,
})
export type WireHit = v.InferOutput<typeof Hit>

const LeafValue = v.object({
  value: v.string(),
  label: v.optional(v.string()),
  hitCount: v.optional(v.number(), 0),
})
const BranchValue = v.object({
  ...LeafValue.entries,
  values: v.optional(v.array(LeafValue), []),
})
const RefinementValue = v.object({
  ...LeafValue.entries,
  values: v.optional(v.array(BranchValue), []),
})
export type WireRefinementValue = v.InferOutput<typeof RefinementValue>

const SearchResponse = v.object({
  total: v.optional(v.number()),
  offset: v.optional(v.number()),
  hits: v.optional(v.array(Hit)),
  refinements: v.optional(
    v.array(
      v.object({
        attributeId: v.string(),
        label: v.optional(v.string()),
        values: v.optional(v.array(RefinementValue), []),
      }),
    ),
    [],
  ),
  searchPhraseSuggestions: v.optional(
    v.object({
      suggestedPhrases: v.optional(
        v.array(v.object({ phrase: v.string(), exactMatch: v.optional(v.boolean()) })),
        [],
      ),
    }),
    {},
  ),
  selectedSortingOption: v.optional(v.string()),
  sortingOptions: v.optional(
    v.array(v.object({ id: v.string(), label: v.optional(v.string()) })),
    [],
  ),
  c_links: v.nullish(v.array(v.object({ name: v.string(), url: v.string() }))),
})

/** Hits are only left out if there are none. Otherwise a response without usable hits does not match the contract. */
export const WireSearch = v.pipe(
  SearchResponse,
  v.forward(
    v.check(({ total, offset = 0, hits }) => {
      if (hits && hits.length > 0) return true
      return total === undefined ? hits !== undefined : total <= offset
    }),
    ['hits'],
  ),
  v.transform(({ hits = [], ...rest }) => ({ ...rest, hits })),
)
export type WireSearch = v.InferOutput<typeof WireSearch>

export const NOTHING_FOUND: WireSearch = {
  total: 0,
  hits: [],
  refinements: [],
  searchPhraseSuggestions: { suggestedPhrases: [] },
  sortingOptions: [],
}
