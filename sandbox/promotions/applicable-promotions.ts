import type { Context } from 'hono'

import { toPromotionContext, contextIn, contextStatement } from '../contexts/shopper-contexts.ts'
import { isActiveForShopper } from '../pricing/promotion-active.ts'
import { parseRows, sql, type Sql } from '../platform/sql.ts'
import type { SandboxEnv } from '../platform/env.ts'
import { ProductPromotionRow, type PromotionDocument } from './promotion.ts'

/** The shopper session and the time for which promotions are shown. */
export interface PromotionRequest {
  siteId: string
  usid: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Two statements to add to a batch: the promotions of the products, and the shopper's context.
 * `shownPromotions` takes their results.
 */
export const promotionStatements = (productIds: Sql, visit: PromotionRequest): Sql[] => [
  sql`SELECT linked.product_id, promotions.percent_off, promotions.rank, promotions.document
      FROM product_promotions AS linked
      JOIN promotions ON promotions.site_id = ${visit.siteId}
        AND promotions.id = linked.promotion_id
      WHERE linked.product_id IN ${productIds} ORDER BY promotions.rank, promotions.id`,
  contextStatement(visit, visit.now),
]

/** The promotions that apply to the shopper, by product. */
export function applicablePromotions([linked, context]: D1Result[], now: number) {
  const occasion = toPromotionContext(contextIn(context), now)
  const shown = parseRows(ProductPromotionRow, linked).filter(({ document }) => {
    const promotion: PromotionDocument = JSON.parse(document)
    return isActiveForShopper(promotion, occasion)
  })
  return Map.groupBy(shown, (row) => row.product_id)
}

export const readPromotionRequest = (c: Context<SandboxEnv>): PromotionRequest => ({
  siteId: c.var.site.id,
  usid: c.var.shopper.usid,
  now: c.var.now(),
})
