import { majorUnits } from '../../platform/money.ts'
import type { Adjustment } from '../../pricing/model.ts'
import type { PriceAdjustment } from '../contents/model.ts'
import type { BasketView } from './view.ts'

/** Adjustments of a line, of shipping or of the order; `of` makes ids of the same promotion unique. */
export const adjustmentResponses = (adjustments: Adjustment[], of: string, view: BasketView) =>
  adjustments.map((adjustment) => adjustmentResponse(adjustment, of, view))

function adjustmentResponse(adjustment: Adjustment, of: string, view: BasketView) {
  const { promotionId, itemText, amount, couponCode, appliedDiscount } = adjustment
  const { basket, facts, language } = view
  const promotion = facts.promotions.get(promotionId)
  const byHand = basket.adjustments.find(
    ({ priceAdjustmentId }) => priceAdjustmentId === adjustment.priceAdjustmentId,
  )
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
    custom: byHand !== undefined,
    manual: byHand !== undefined,
    ...dates(basket.lastModified, basket.lastModified),
    ...(byHand && handFields(byHand)),
    c_showItemName: true,
    c_calloutMessage: promotion?.calloutMsg[language] ?? itemText,
    ...(promotion && { c_promotionDetails: promotion.details[language] }),
  }
}

const handFields = (adjustment: PriceAdjustment) => ({
  priceAdjustmentId: adjustment.priceAdjustmentId,
  createdBy: adjustment.createdBy,
  ...(adjustment.reasonCode !== undefined && { reasonCode: adjustment.reasonCode }),
  ...dates(adjustment.createdAt, adjustment.lastModified),
})

const dates = (created: number, changed: number) => ({
  creationDate: new Date(created).toISOString(),
  lastModified: new Date(changed).toISOString(),
})
