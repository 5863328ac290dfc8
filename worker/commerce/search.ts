import * as v from 'valibot'

import type { CategoryId } from '#shared/contract/category.ts'
import type { Sorting } from '#shared/contract/page-parameters.ts'

import {
  WireNames,
  WirePriceRange,
  WireProductPromotion,
  WireProductType,
  WireVariationAttribute,
} from './products.ts'
import type { CommerceClient } from './commerce-client.ts'

const customText = v.nullish(v.string())

const Hit = v.object({
  productId: v.string(),
  productName: v.optional(v.string()),
  price: v.optional(v.number()),
  priceMax: v.optional(v.number()),
  orderable: v.optional(v.boolean()),
  hitType: v.optional(
    v.picklist(['product', 'master', 'set', 'bundle', 'variation_group', 'slicing_group']),
  ),
  productType: v.optional(WireProductType, {}),
  image: v.optional(v.object({ link: v.string(), alt: v.optional(v.string()) })),
  variationAttributes: v.optional(v.array(WireVariationAttribute), []),
  tieredPrices: v.optional(v.array(v.object({ pricebook: v.string(), price: v.number() })), []),
  priceRanges: v.optional(v.array(WirePriceRange), []),
  productPromotions: v.optional(v.array(WireProductPromotion), []),
  c_listPrice: v.nullish(v.number()),
  c_isGiftCard: v.nullish(v.boolean()),
  c_productName: customText,
  c_fragranceName: customText,
  c_form: customText,
  c_size: customText,
  c_productBadgeIcon: v.nullish(WireNames),
  c_forceSoldOut: v.nullish(v.boolean()),
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
    v.object({ suggestedPhrases: v.optional(v.array(v.object({ phrase: v.string() })), []) }),
    {},
  ),
})

/** Hits are only left out if there are none. Otherwise a response without usable hits does not match the contract. */
const WireSearch = v.pipe(
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
}

/** The longest phrase that the service accepts. */
const MAX_PHRASE = 50

/** Without `availability`, which costs a stock look-up per hit; `orderable` is included anyway. */
const EXPAND = 'images,prices,variations,promotions,custom_properties'

export interface WireSearchRequest {
  phrase: string | null
  categoryId: CategoryId | null
  /** Search attributes and their selected values. A hit matches any of the values. */
  refinements: readonly (readonly [attribute: string, values: readonly string[]])[]
  sorting: Sorting
  limit: number
  offset: number
}

export async function searchProducts(
  commerce: CommerceClient,
  request: WireSearchRequest,
  signal: AbortSignal | undefined,
): Promise<WireSearch> {
  const { phrase, categoryId, refinements, sorting, limit, offset } = request
  const { site, locale } = commerce
  return commerce.read({
    family: familyOf(request),
    operation: 'searchProducts',
    path: '/product-search',
    query: {
      q: phrase === null ? null : Array.from(phrase).slice(0, MAX_PHRASE).join(''),
      refine: [
        ...(categoryId === null ? [] : [`cgid=${categoryId}`]),
        ...refinements.map(([attribute, values]) => `${attribute}=${values.join('|')}`),
      ],
      sort: sorting,
      expand: EXPAND,
      perPricebook: true,
      limit,
      offset,
      locale,
      currency: site.currency,
    },
    schema: WireSearch,
    missingFields: (answer) => answer.hits.flatMap(shortcomingsOf),
    signal,
  })
}

/** Everything but a category's first page is what a visitor has thought of. */
function familyOf({ phrase, refinements, sorting, offset }: WireSearchRequest) {
  if (phrase !== null) return 'phraseSearch'
  const isRefined = refinements.length > 0 || sorting !== 'best-matches' || offset > 0
  return isRefined ? 'refinedSearch' : 'search'
}

function shortcomingsOf(hit: WireHit, index: number) {
  return [
    ...(hit.price === undefined ? [`hits.${index}.price`] : []),
    ...(hit.image === undefined ? [`hits.${index}.image`] : []),
  ]
}

const ProductNames = v.object({
  total: v.number(),
  hits: v.optional(
    v.array(v.object({ productId: v.string(), productName: v.optional(v.string(), '') })),
    [],
  ),
})

/** Reads one page of all products, the newest first in every locale, with only their names and ids. */
export const listProductNames = (
  commerce: CommerceClient,
  { limit, offset }: { limit: number; offset: number },
  signal: AbortSignal | undefined,
) =>
  commerce.read({
    family: 'productList',
    operation: 'listProducts',
    path: '/product-search',
    query: {
      refine: ['cgid=root'],
      sort: 'newest',
      expand: 'none',
      select: '(total,hits.(productId,productName))',
      limit,
      offset,
      locale: commerce.locale,
    },
    schema: ProductNames,
    signal,
  })
