import type { SeedPromotion } from '../catalogue/model.ts'
import type { Adjustment, LineToPrice } from './model.ts'

/** What a promotion takes off one line, in minor units. */
export interface LineReduction {
  itemId: string
  amount: number
  discount: Adjustment['appliedDiscount']
}

/** How much more of what, for an invitation to be written. */
export interface Invitation {
  itemId: string
  missing: number
  /** Whether the promotion has already given something to this bag. */
  again: boolean
}

/** How a promotion of products lowers lines. */
export interface ProductRule {
  promotion: SeedPromotion
  takes: (line: LineToPrice) => boolean
  /** `lines` are those it takes; the bag holds the others as well. Both may come in any order. */
  reduce: (lines: LineToPrice[], bag: LineToPrice[]) => LineReduction[]
  /** In the shopper's order of lines. */
  invite?: (lines: LineToPrice[], bag: LineToPrice[]) => Invitation | null
}

/** A promotion lowers what lists it and has one of its forms. Gift cards never are. */
export function takesPart(line: LineToPrice, { id }: SeedPromotion, forms?: string[]): boolean {
  if (line.isGiftCard || !line.promotionIds.includes(id)) return false
  return forms === undefined || (line.form !== null && forms.includes(line.form))
}
