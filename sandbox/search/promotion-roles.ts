import type { SeedProduct } from '../catalogue/model.ts'
import { promotionsThatGive } from '../pricing/bonus-rules.ts'
import { lowersPrices } from '../pricing/product-rules.ts'

const rolesOfAProduct = ['qualifying', 'discounted', 'bonus'] as const
export const promotionRoles = ['all', ...rolesOfAProduct] as const

/** What a product does in a promotion: it asks for it, is cheaper by it, or is given away by it. */
export type PromotionRole = (typeof promotionRoles)[number]

/** A promotion and a role in it, as search keeps them of a listing. */
const keyOf = (role: PromotionRole, promotionId: string) => `${role}:${promotionId}`

/** What a listing has that plays the role in one of the promotions. */
export const promotionKeys = (promotionIds: string[], role: PromotionRole): string[] =>
  promotionIds.flatMap((id) =>
    (role === 'all' ? rolesOfAProduct : [role]).map((each) => keyOf(each, id)),
  )

export function promotionKeysOf({ id, promotions = [] }: SeedProduct): string[] {
  const listed = [...new Set(promotions)].map((promotionId) =>
    keyOf(lowersPrices(promotionId) ? 'discounted' : 'qualifying', promotionId),
  )
  return [...listed, ...promotionsThatGive(id).map((promotionId) => keyOf('bonus', promotionId))]
}
