import * as v from 'valibot'

import type { OwnPrice } from '#shared/campaigns/own-price.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId, type Price } from '#shared/product/product.ts'

import type { Edge } from '../http/edge.ts'
import { mapPrice, money } from '../product/map-price.ts'
import { WirePriceRange, WireProductType } from '../product/products.ts'
import { sourceCodeIn } from '../session/session-state.ts'
import { listOf } from '../upstream/list-of.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import { campaignFamilies } from './upstream.ts'

const PricedProduct = v.object({
  id: ProductId,
  type: v.optional(WireProductType, {}),
  price: v.optional(v.number()),
  priceMax: v.optional(v.number()),
  tieredPrices: v.optional(v.array(v.object({ pricebook: v.string(), price: v.number() })), []),
  priceRanges: v.optional(v.array(WirePriceRange), []),
  productPromotions: v.optional(
    v.array(v.object({ promotionalPrice: v.optional(v.number()) })),
    [],
  ),
  c_listPrice: v.nullish(v.number()),
  c_isGiftCard: v.nullish(v.boolean()),
})
type PricedProduct = v.InferOutput<typeof PricedProduct>

const Products = listOf(PricedProduct)

/**
 * Reads the prices of products as the visitor of the session gets them: with the price books and promotions of their source
 * code. Nothing is read for a visitor without one.
 * @throws {ProblemError} `unavailable`
 */
export async function readOwnPrices(
  edge: Edge,
  ids: readonly ProductId[],
  signal: AbortSignal | undefined,
): Promise<OwnPrice[]> {
  const { context, session, mapper } = edge
  if (sourceCodeIn(session.state, context.now()) === null) return []
  const answer = await session.send({
    family: campaignFamilies.ownPrices,
    operation: 'getProducts',
    method: 'GET',
    path: '/products',
    query: {
      ids: ids.join(','),
      expand: 'prices,promotions',
      perPricebook: true,
      currency: context.site.currency,
    },
    signal,
  })
  const { output } = parseLeniently(Products, answer.kind === 'ok' ? answer.body : null)
  if (output === null) throw new ProblemError('unavailable', { cause: answer.kind })
  return output.flatMap((product) => {
    const listed = mapPrice(product, mapper)
    return listed ? [{ id: product.id, ...reduced(product, listed) }] : []
  })
}

/** With the lowest promotional price. That of the dearest variant is unknown. */
function reduced(
  { type, productPromotions }: PricedProduct,
  listed: Price,
): Pick<OwnPrice, 'price' | 'isFloor'> {
  const { now } = listed
  const promotional = productPromotions.flatMap(
    ({ promotionalPrice: amount }) => money(amount, now.currency)?.minorUnits ?? [],
  )
  const lowest = Math.min(now.minorUnits, ...promotional)
  const isFloor = type.set === true
  if (lowest === now.minorUnits) return { price: listed, isFloor }
  return {
    price: {
      now: { ...now, minorUnits: lowest },
      upTo: null,
      was: listed.was ?? now,
      wasUpTo: null,
    },
    isFloor: isFloor || listed.upTo !== null,
  }
}
