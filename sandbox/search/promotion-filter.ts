import { bonusProductIds } from '../pricing/bonus-rules.ts'
import { lowersPrices } from '../pricing/product-rules.ts'
import { listed, sql, type Sql } from '../sql.ts'

export const promotionRoles = ['all', 'qualifying', 'discounted', 'bonus'] as const

/** What a product does in a promotion: it asks for it, is cheaper by it, or is given away by it. */
export type PromotionRole = (typeof promotionRoles)[number]

/** That a row of `listing` has the role in one of the promotions. */
export function promotionCondition(
  { promotionIds, promotionRole: role }: { promotionIds: string[]; promotionRole: PromotionRole },
  listing: Sql,
): Sql {
  const linked = promotionIds.filter((id) => hasRole(id, role))
  const given = role === 'all' || role === 'bonus' ? promotionIds.flatMap(bonusProductIds) : []
  return sql`(${listing}.product_id IN ${listed(given)} OR EXISTS (
    SELECT 1 FROM product_promotions AS linked
    WHERE linked.product_id = ${listing}.product_id AND linked.promotion_id IN ${listed(linked)}))`
}

/** Whether the products that list a promotion are what is meant. */
function hasRole(promotionId: string, role: PromotionRole): boolean {
  if (role === 'all') return true
  return role !== 'bonus' && lowersPrices(promotionId) === (role === 'discounted')
}
