import { bestOffers, reductionsOf } from './best-offers.ts'
import { invitations } from './invitations.ts'
import type { Adjustment, Approaching, LineToPrice, PricingInput } from './model.ts'
import { productRules } from './product-rules.ts'
import { leastExpensiveFirst } from './units.ts'

/** A line after the promotions of its product, before those of the order. */
export interface ReducedLine {
  line: LineToPrice
  adjustments: Adjustment[]
  price: number
  priceAfterItemDiscount: number
  approaching: Approaching | null
}

/** In the order given by prices and ids, so that no cent depends on the shopper's order of lines. */
export function priceLines({ site, now, language, lines }: PricingInput): ReducedLine[] {
  const choice = bestOffers(lines, productRules(site, now))
  const reductionByItem = new Map(
    reductionsOf(lines, choice)
      .filter(({ amount }) => amount > 0)
      .map((reduction) => [reduction.itemId, reduction]),
  )
  const invitationByItem = invitations(lines, choice, language)
  return leastExpensiveFirst(lines).map((line) => {
    const price = line.unitPrice * line.quantity
    const reduction = reductionByItem.get(line.itemId)
    const adjustment: Adjustment | undefined = reduction && {
      promotionId: reduction.rule.promotion.id,
      itemText: reduction.rule.promotion.name[language],
      amount: -reduction.amount,
      appliedDiscount: reduction.discount,
    }
    return {
      line,
      price,
      adjustments: adjustment ? [adjustment] : [],
      priceAfterItemDiscount: price - (reduction?.amount ?? 0),
      approaching: invitationByItem.get(line.itemId) ?? null,
    }
  })
}
