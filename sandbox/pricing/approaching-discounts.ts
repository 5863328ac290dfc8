import type { Language } from '../platform/site.ts'
import { type Choice, formatLines } from './best-offers.ts'
import type { ApproachingOfLine, LineToPrice } from './model.ts'

/** Approaching discounts by line: one for each promotion, at its last line. */
export function approachingDiscounts(
  bag: LineToPrice[],
  choice: Choice,
  language: Language,
): Map<string, ApproachingOfLine> {
  return new Map(
    [...new Set(choice.values())].flatMap((rule) => {
      const invitation = rule.approaching?.(formatLines(bag, choice, rule), bag)
      const { id: promotionId, unitDiscount } = rule.promotion
      if (!invitation || !unitDiscount) return []
      const approaching = {
        promotionId,
        calloutMsg: unitDiscount.invite(invitation)[language],
        missingQuantity: invitation.missing,
        qualifyingItems: invitation.held.map(({ line, count }) => ({
          itemId: line.itemId,
          quantity: count,
        })),
        categoryId: unitDiscount.categoryId,
      }
      return [[invitation.itemId, approaching] as const]
    }),
  )
}
