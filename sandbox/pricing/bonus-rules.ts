import { profile } from '../profiles/current.ts'
import type { Site } from '../platform/site.ts'
import { noQualifiers } from './promotion-context.ts'
import { isActive } from './promotion-active.ts'

/** The free products of a promotion. A product that lists the promotion qualifies. */
export interface BonusRule {
  promotionId: string
  /** Added automatically, or chosen by the shopper. */
  kind: 'automatic' | 'choice'
  productIds: string[]
  /** The most units in one order. */
  most: number
}

const rules: BonusRule[] = [
  { promotionId: 'evening-gift', kind: 'automatic', productIds: ['FXAPOS'], most: 1 },
  {
    promotionId: 'evening-choice',
    kind: 'choice',
    productIds: ['FXAMP', 'FXILN', 'FXAR2'],
    most: 2,
  },
]

/** The bonus promotions that are active on a site now. */
export const bonusRules = (site: Site, now: number): BonusRule[] =>
  rules.filter(({ promotionId }) =>
    profile.promotions.some(
      (promotion) =>
        promotion.id === promotionId &&
        isActive(promotion, { site, now, qualifiers: noQualifiers }),
    ),
  )

/** The products that shoppers may choose for free with these promotions, active or not. */
export const choicesWith = (promotionIds: string[]): string[] =>
  rules.flatMap(({ kind, promotionId, productIds }) =>
    kind === 'choice' && promotionIds.includes(promotionId) ? productIds : [],
  )

/** The promotions that give this product for free. */
export const promotionsWithBonus = (productId: string): string[] =>
  rules.flatMap((rule) => (rule.productIds.includes(productId) ? rule.promotionId : []))
