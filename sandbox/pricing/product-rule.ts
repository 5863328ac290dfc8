import type { SeedPromotion } from '../catalog/model.ts'
import type { Units } from './line-units.ts'
import type { Adjustment, LineToPrice } from './model.ts'

/** A promotion's discount on one line; the amount is in minor units. */
export interface LineDiscount {
  itemId: string
  amount: number
  discount: Adjustment['appliedDiscount']
}

/** The units missing for a discount; the input of its text. */
export interface MissingForDiscount {
  itemId: string
  missing: number
  /** The units that count toward the discount already. */
  held: Units[]
  /** Whether the basket already has a discount from this promotion. */
  again: boolean
}

/** How a product promotion discounts lines. */
export interface ProductRule {
  promotion: SeedPromotion
  appliesTo: (line: LineToPrice) => boolean
  /** `lines` are the lines of this promotion; `bag` holds all lines. Both may come in any order. */
  reduce: (lines: LineToPrice[], bag: LineToPrice[]) => LineDiscount[]
  /** Takes lines in the shopper's order. */
  approaching?: (lines: LineToPrice[], bag: LineToPrice[]) => MissingForDiscount | null
}

/** A promotion applies to products that list it and have one of its forms, but never to gift cards. */
export function isEligible(line: LineToPrice, { id }: SeedPromotion, forms?: string[]): boolean {
  if (line.isGiftCard || !line.promotionIds.includes(id)) return false
  return forms === undefined || (line.form !== null && forms.includes(line.form))
}
