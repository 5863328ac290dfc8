import type { SeedPromotion } from '../catalog/model.ts'
import type { LineDiscount, ProductRule } from './product-rule.ts'
import { isEligible } from './product-rule.ts'
import { roundHalfUp } from './round-half-up.ts'
import type { Units } from './line-units.ts'

/** Takes a percentage off every unit. */
export function percentRule(promotion: SeedPromotion, percentage: number): ProductRule {
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion),
    reduce: (lines) => lines.map((line) => percentOff({ line, count: line.quantity }, percentage)),
  }
}

/** Each unit costs the product's promotional price, so two units cost exactly twice as much. */
export function percentOff({ line, count }: Units, percentage: number): LineDiscount {
  const reduced = roundHalfUp(line.unitPrice * (100 - percentage), 100)
  return {
    itemId: line.itemId,
    amount: (line.unitPrice - reduced) * count,
    discount: { type: 'percentage', percentage },
  }
}
