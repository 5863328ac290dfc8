import * as v from 'valibot'

import { priceBasket } from '../pricing/price-basket.ts'
import type { LineToPrice, PricedBasket } from '../pricing/model.ts'
import { currentPrice } from '../products/offers.ts'
import type { ProductFacts } from '../products/read-products.ts'
import type { PromotionDocument } from '../promotions/promotion.ts'
import type { Language, Site } from '../sites.ts'
import { prepare, rowsOf, sql } from '../sql.ts'
import { readLineFacts } from './line-facts.ts'
import type { BasketDocument, BasketLine } from './model.ts'
import { destinationOf } from './shipments.ts'

/** What the shop knows now about everything in a basket. */
export interface BasketFacts {
  products: ProductFacts
  /** All of the site, by id. */
  promotions: ReadonlyMap<string, PromotionDocument>
}

const PromotionRow = v.object({ id: v.string(), document: v.string() })

export async function readBasketFacts(
  db: D1Database,
  basket: BasketDocument,
  site: Site,
): Promise<BasketFacts> {
  const ofSite = sql`SELECT id, document FROM promotions WHERE site_id = ${site.id}`
  const [products, promotions] = await Promise.all([
    readLineFacts(db, site, basket.lines),
    prepare(db, ofSite).all(),
  ])
  return {
    products,
    promotions: new Map(
      rowsOf(PromotionRow, promotions).map((row) => [row.id, JSON.parse(row.document)]),
    ),
  }
}

/** What the basket costs at this moment. */
export function priceDocument(
  basket: BasketDocument,
  { products }: BasketFacts,
  request: { site: Site; language: Language; now: number },
): PricedBasket {
  const [shipment] = basket.shipments
  return priceBasket({
    ...request,
    lines: basket.lines.map((line) => lineToPrice(line, products)),
    coupons: basket.coupons,
    shippingMethodId: shipment?.shippingMethodId ?? null,
    destination: destinationOf(shipment?.shippingAddress ?? null),
  })
}

function lineToPrice(line: BasketLine, facts: ProductFacts): LineToPrice {
  const { itemId, productId, quantity } = line
  const custom = facts.documents.get(productId)?.custom
  return {
    itemId,
    productId,
    quantity,
    unitPrice: unitPriceOf(line, facts),
    isGiftCard: custom?.c_isGiftCard === true,
    form: typeof custom?.c_productType === 'string' ? custom.c_productType : null,
    promotionIds: (facts.promotions.get(productId) ?? []).map(promotionIdOf),
  }
}

/** In minor units; a product that has left the shop costs what it did. */
export function unitPriceOf({ productId, seenPrice }: BasketLine, { offers }: ProductFacts) {
  const offer = offers.get(productId)
  return (offer && currentPrice(offer)) ?? seenPrice
}

function promotionIdOf({ document }: { document: string }): string {
  const promotion: PromotionDocument = JSON.parse(document)
  return promotion.id
}
