import type { Adjustment, ManualDiscount } from './model.ts'
import { roundHalfUp } from './prorate.ts'

/** The amount that a manual discount takes off `left`, at most all of it; a fixed price is for each of `units`. */
export function manualReduction(
  { discount: { type, value } }: ManualDiscount,
  left: number,
  units = 1,
): number {
  switch (type) {
    case 'percentage':
      return Math.min(left, roundHalfUp(left * Math.round(value * 100), 10_000))
    case 'amount':
      return Math.min(left, value)
    case 'fixed_price':
      return Math.max(0, left - value * units)
  }
}

/** Applies discounts in the order in which they were given. */
export function manualReductions(discounts: ManualDiscount[], whole: number, units = 1) {
  return discounts.reduce(
    ({ left, adjustments }, discount) => {
      const amount = manualReduction(discount, left, units)
      return {
        left: left - amount,
        adjustments: [...adjustments, manualAdjustment(discount, amount)],
      }
    },
    { left: whole, adjustments: new Array<Adjustment>() },
  )
}

export const manualAdjustment = (
  { priceAdjustmentId, promotionId, itemText, discount: { type, value } }: ManualDiscount,
  amount: number,
): Adjustment => ({
  priceAdjustmentId,
  promotionId,
  itemText,
  amount: -amount,
  appliedDiscount: type === 'percentage' ? { type, percentage: value } : { type, amount: value },
})
