import * as v from 'valibot'

import type { CategoryId } from '#shared/listing/category.ts'
import { DEFAULT_SORTING, NEWEST_SORTING } from '#shared/listing/page-parameters.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { withPickup } from './assumed-pickup.ts'
import { productFamilies } from './families.ts'
import { wirePhrase } from '../upstream/wire-phrase.ts'
import { WireSearch, type WireHit } from './wire-search.ts'

/** Without `availability`, which costs a stock look-up per hit; `orderable` is included anyway. */
const EXPAND = 'images,prices,represented_products,variations,promotions,custom_properties'

const MINIGRID_EXPAND = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
].join(',')

export interface WireSearchRequest {
  phrase: string | null
  categoryId: CategoryId | null
  /** Search attributes and their selected values. A hit matches any of the values. */
  refinements: readonly (readonly [attribute: string, values: readonly string[]])[]
  /** The id of a sorting option. */
  sorting: string
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
  const found = await sortedBy(sorting, (sort) =>
    commerce.read({
      family: familyOf(request),
      operation: 'searchProducts',
      path: '/product-search',
      query: {
        q: phrase === null ? null : wirePhrase(phrase),
        refine: [
          ...(categoryId === null ? [] : [`cgid=${categoryId}`]),
          ...refinements.map(([attribute, values]) => `${attribute}=${values.join('|')}`),
        ],
        sort,
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
    }),
  )
  return { ...found, hits: found.hits.map((hit) => withPickup(commerce, hit)) }
}

/** An instance may reject a sorting option that it does not have. Its own order is then used. */
async function sortedBy<Found>(sorting: string, search: (sort: string | null) => Promise<Found>) {
  try {
    return await search(sorting)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'invalid-input') throw error
    return search(null)
  }
}

/** Reads some products of a category, whether they can be ordered or not (spec 3 §7). Stores are chosen after the page. */
export const searchMinigrid = (
  commerce: CommerceClient,
  { categoryId, limit }: Pick<WireSearchRequest, 'limit'> & { categoryId: CategoryId },
  signal: AbortSignal | undefined,
): Promise<WireSearch> =>
  commerce.read({
    family: productFamilies.minigrid,
    operation: 'searchMinigrid',
    path: '/product-search',
    query: {
      refine: [`cgid=${categoryId}`, 'orderable_only=false'],
      limit,
      expand: MINIGRID_EXPAND,
      allImages: true,
      perPricebook: true,
      locale: commerce.locale,
      currency: commerce.site.currency,
    },
    schema: WireSearch,
    missingFields: (answer) => answer.hits.flatMap(shortcomingsOf),
    signal,
  })

/** Everything but a category's first page is what a visitor has thought of. */
function familyOf({ phrase, refinements, sorting, offset }: WireSearchRequest) {
  if (phrase !== null) return productFamilies.phraseSearch
  const isRefined = refinements.length > 0 || sorting !== DEFAULT_SORTING || offset > 0
  return isRefined ? productFamilies.refinedSearch : productFamilies.search
}

function shortcomingsOf(hit: WireHit, index: number) {
  return [
    ...(hit.price === undefined ? [`hits.${index}.price`] : []),
    ...(hit.image === undefined ? [`hits.${index}.image`] : []),
  ]
}

/** A date or time. SCAPI has none of products, but an instance may add it. */
const LastModified = v.fallback(
  v.nullish(v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())])),
  null,
)

const ProductNames = v.object({
  total: v.number(),
  hits: v.optional(
    v.array(
      v.object({
        productId: v.string(),
        productName: v.optional(v.string(), ''),
        c_lastModified: LastModified,
      }),
    ),
    [],
  ),
})

/** Reads one page of all products, the newest first in every locale, with only their names, ids and dates. */
export const listProductNames = (
  commerce: CommerceClient,
  { limit, offset }: { limit: number; offset: number },
  signal: AbortSignal | undefined,
) =>
  sortedBy(NEWEST_SORTING, (sort) =>
    commerce.read({
      family: productFamilies.productList,
      operation: 'listProducts',
      path: '/product-search',
      query: {
        refine: ['cgid=root'],
        sort,
        expand: 'custom_properties',
        select: '(total,hits.(productId,productName,c_lastModified))',
        limit,
        offset,
        locale: commerce.locale,
      },
      schema: ProductNames,
      signal,
    }),
  )
