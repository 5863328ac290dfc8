import { majorUnits } from '../../money.ts'
import type { Adjustment } from '../../pricing/model.ts'
import type { BasketView } from './view.ts'

/** Reductions of one line, of shipping or of the order; `of` tells apart those of one promotion. */
export const adjustmentAnswers = (adjustments: Adjustment[], of: string, view: BasketView) =>
  adjustments.map((adjustment) => adjustmentAnswer(adjustment, of, view))

function adjustmentAnswer(
  { promotionId, itemText, amount, couponCode, appliedDiscount }: Adjustment,
  of: string,
  { basket, facts, language }: BasketView,
) {
  const promotion = facts.promotions.get(promotionId)
  const changed = new Date(basket.lastModified).toISOString()
  return {
    priceAdjustmentId: `${of}-${promotionId}`,
    promotionId,
    itemText,
    price: majorUnits(amount),
    ...(couponCode !== undefined && { couponCode }),
    appliedDiscount:
      'amount' in appliedDiscount
        ? { ...appliedDiscount, amount: majorUnits(appliedDiscount.amount) }
        : appliedDiscount,
    custom: false,
    manual: false,
    creationDate: changed,
    lastModified: changed,
    c_showItemName: true,
    c_calloutMessage: promotion?.calloutMsg[language] ?? itemText,
    ...(promotion && { c_promotionDetails: promotion.details[language] }),
  }
}
