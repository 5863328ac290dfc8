import type { SeedProduct } from '../catalog/model.ts'
import { promotionsWithBonus } from '../pricing/bonus-rules.ts'
import { lowersPrices } from '../pricing/product-rules.ts'

const rolesOfAProduct = ['qualifying', 'discounted', 'bonus'] as const
export const promotionRoles = ['all', ...rolesOfAProduct] as const

/** The role of a product in a promotion: it qualifies for it, is discounted by it, or is its bonus. */
export type PromotionRole = (typeof promotionRoles)[number]

/** A promotion and a role in it, as stored for a listing. */
const keyOf = (role: PromotionRole, promotionId: string) => `${role}:${promotionId}`

/** The keys of listings that have the role in one of the promotions. */
export const promotionKeys = (promotionIds: string[], role: PromotionRole): string[] =>
  promotionIds.flatMap((id) =>
    (role === 'all' ? rolesOfAProduct : [role]).map((each) => keyOf(each, id)),
  )

export function promotionKeysOf({ id, promotions = [] }: SeedProduct): string[] {
  const listed = [...new Set(promotions)].map((promotionId) =>
    keyOf(lowersPrices(promotionId) ? 'discounted' : 'qualifying', promotionId),
  )
  return [...listed, ...promotionsWithBonus(id).map((promotionId) => keyOf('bonus', promotionId))]
}
