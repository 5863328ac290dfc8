import { profile } from '../profiles/current.ts'
import { assignPromotions, getDiscounts } from './best-offers.ts'
import { approachingDiscounts } from './approaching-discounts.ts'
import { manualReductions } from './manual-discount.ts'
import type { Adjustment, ApproachingOfLine, LineToPrice, PricingInput } from './model.ts'
import { productRules } from './product-rules.ts'
import { leastExpensiveFirst } from './line-units.ts'

/** A line after product promotions and manual discounts, before order discounts. */
export interface ReducedLine {
  line: LineToPrice
  adjustments: Adjustment[]
  price: number
  priceAfterItemDiscount: number
  approaching: ApproachingOfLine | null
}

/** Sorts lines by price and id, so that no cent depends on the order of the input's lines. */
export function priceLines(input: PricingInput): ReducedLine[] {
  const { language, lines } = input
  const bought = lines.filter(({ bonusOf }) => bonusOf === null)
  const choice = assignPromotions(bought, productRules(input))
  const reductionByItem = new Map(
    getDiscounts(bought, choice)
      .filter(({ amount }) => amount > 0)
      .map((reduction) => [reduction.itemId, reduction]),
  )
  const invitationByItem = approachingDiscounts(bought, choice, language)
  return leastExpensiveFirst(lines).map((line) => {
    const reduction = reductionByItem.get(line.itemId)
    const adjustment: Adjustment | undefined = reduction && {
      promotionId: reduction.rule.promotion.id,
      itemText: reduction.rule.promotion.name[language],
      amount: -reduction.amount,
      appliedDiscount: reduction.discount,
    }
    const own = line.bonusOf === null ? adjustment : givenAway(line, line.bonusOf, language)
    return {
      ...reducedLine(line, own),
      approaching: invitationByItem.get(line.itemId) ?? null,
    }
  })
}

function reducedLine(line: LineToPrice, promotion: Adjustment | undefined) {
  const price = line.unitPrice * line.quantity
  const afterPromotion = price + (promotion?.amount ?? 0)
  const byHand = manualReductions(line.manual, afterPromotion, line.quantity)
  return {
    line,
    price,
    adjustments: [...(promotion ? [promotion] : []), ...byHand.adjustments],
    priceAfterItemDiscount: byHand.left,
  }
}

function givenAway(
  { unitPrice, quantity }: LineToPrice,
  promotionId: string,
  language: PricingInput['language'],
): Adjustment {
  const promotion = profile.promotions.find(({ id }) => id === promotionId)
  return {
    promotionId,
    itemText: promotion?.name[language] ?? promotionId,
    amount: -unitPrice * quantity,
    appliedDiscount: { type: 'bonus' },
  }
}
