import * as v from 'valibot'

import type { ProductId } from '#shared/product/product.ts'

import { requestProducts } from '../product/products.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { optional, required, type Named, type PublicFamily } from '../upstream/families.ts'
import { listOf } from '../upstream/list-of.ts'

const PRODUCTS = '/product/shopper-products/v1'

export const readingAgentFamilies = {
  /** The products of a feed, which no shopper waits for. */
  feedProducts: { name: 'feedProducts', ...required, base: PRODUCTS },
  /** The trade numbers of variants, which a feed exists without. */
  tradeNumbers: { name: 'tradeNumbers', ...optional, base: PRODUCTS },
} as const satisfies Record<string, Named<PublicFamily>>

/** The most products that one call accepts. */
export const MAX_IDS = 24

/** Reads products with what a feed says of them. @param ids at most 24 */
export const readFeedProducts = (
  commerce: CommerceClient,
  ids: readonly ProductId[],
  signal: AbortSignal,
) =>
  requestProducts(
    commerce,
    { ids, signal },
    {
      family: readingAgentFamilies.feedProducts,
      expand: 'availability,images,prices,variations',
    },
  )

const TradeNumbers = listOf(
  v.object({ id: v.string(), upc: v.optional(v.string()), ean: v.optional(v.string()) }),
)

/** Reads the UPC or EAN of products, in a response of about 50 bytes each. @param ids at most 24 */
export async function readTradeNumbers(
  commerce: CommerceClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<(readonly [id: string, number: string])[]> {
  const found = await commerce.read({
    family: readingAgentFamilies.tradeNumbers,
    operation: 'getProducts',
    path: '/products',
    query: {
      ids: ids.join(','),
      expand: 'none',
      select: '(total,data.(id,upc,ean))',
      locale: commerce.locale,
    },
    schema: TradeNumbers,
    signal,
  })
  return found.flatMap(({ id, upc, ean }) => {
    const number = upc ?? ean
    return number === undefined ? [] : [[id, number] as const]
  })
}
