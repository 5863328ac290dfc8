import type { FormId, SeedPromotion } from '../catalog/model.ts'
import type { LineToPrice } from './model.ts'
import { type LineDiscount, type ProductRule, isEligible } from './product-rule.ts'
import { prorate } from './prorate.ts'
import { countUnits, mostExpensiveFirst, type Units, unitsOf, priceOf } from './line-units.ts'

interface FixedTotal {
  forms: FormId[]
  size: number
  /** The price of `size` units together. */
  total: number
}

/** Sells sets of `size` units for one price, the most expensive units first. No set gets more expensive. */
export function fixedTotalRule(promotion: SeedPromotion, offer: FixedTotal): ProductRule {
  const { forms, size, total } = offer
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, forms),
    reduce: (lines) => perLine(setsOf(lines, offer).flatMap((set) => reduceSet(set, total))),
    approaching(lines) {
      const last = lines.at(-1)
      const sets = setsOf(lines, offer).length
      const over = countUnits(lines) - sets * size
      const held = unitsOf(mostExpensiveFirst(lines), sets * size, over)
      const worth = priceOf(held)
      // If the remaining units cost less than their part of the price, completing the set would save nothing.
      const saves = worth * size > total * over
      if (last === undefined || over === 0 || over >= size || !saves) return null
      return { itemId: last.itemId, missing: size - over, held, again: sets > 0 }
    },
  }
}

function setsOf(lines: LineToPrice[], { size, total }: FixedTotal): Units[][] {
  const sorted = mostExpensiveFirst(lines)
  const full = Math.floor(countUnits(lines) / size)
  return Array.from({ length: full }, (_, number) => unitsOf(sorted, number * size, size)).filter(
    (set) => priceOf(set) > total,
  )
}

function reduceSet(set: Units[], total: number): LineDiscount[] {
  const worths = set.map((units) => priceOf([units]))
  const shares = prorate(priceOf(set) - total, worths)
  return set.map(({ line }, index) => ({
    itemId: line.itemId,
    amount: shares[index] ?? 0,
    discount: { type: 'total_fixed_price', amount: total },
  }))
}

function perLine(reductions: LineDiscount[]): LineDiscount[] {
  return [...Map.groupBy(reductions, ({ itemId }) => itemId).values()].flatMap(
    ([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }],
  )
}
