import type { SeedPromotion } from '../catalog/model.ts'
import { promotions } from '../catalog/promotions.ts'
import type { Site } from '../platform/sites.ts'
import { fixedTotalRule } from './fixed-total-rule.ts'
import { nthFreeRule } from './nth-free-rule.ts'
import { pairingRule } from './pairing-rule.ts'
import { percentRule } from './percent-rule.ts'
import type { PromotionContext } from './promotion-context.ts'
import type { ProductRule } from './product-rule.ts'
import { isActive } from './promotion-active.ts'

const ruleFactories = new Map<string, (promotion: SeedPromotion) => ProductRule>([
  [
    'candle-trio',
    (promotion) =>
      nthFreeRule(promotion, { forms: ['singlewick', 'tincandle'], size: 3, limit: 4 }),
  ],
  [
    'soap-six-us',
    (promotion) => fixedTotalRule(promotion, { forms: ['handsoap'], size: 6, total: 3600 }),
  ],
  [
    'soap-six-ca',
    (promotion) => fixedTotalRule(promotion, { forms: ['handsoap'], size: 6, total: 4800 }),
  ],
  [
    'holder-pairing',
    (promotion) =>
      pairingRule(promotion, { forms: ['candleholder'], percentage: 25, with: 'threewick' }),
  ],
  [
    'melts-mix',
    (promotion) => nthFreeRule(promotion, { forms: ['waxmelt'], size: 4, limit: Infinity }),
  ],
])

/** The product promotions that lower prices on a site for a shopper, sorted by rank. */
export function productRules(occasion: PromotionContext & { site: Site }): ProductRule[] {
  return promotions
    .filter((promotion) => isActive(promotion, occasion))
    .flatMap((promotion) => ruleOf(promotion) ?? [])
    .toSorted((a, b) => a.promotion.rank - b.promotion.rank)
}

function ruleOf(promotion: SeedPromotion): ProductRule | undefined {
  return promotion.percentOff === undefined
    ? ruleFactories.get(promotion.id)?.(promotion)
    : percentRule(promotion, promotion.percentOff)
}

/** Whether a promotion lowers the prices of the products that list it. */
export const lowersPrices = (promotionId: string): boolean =>
  promotions.some((promotion) => promotion.id === promotionId && ruleOf(promotion) !== undefined)
