import type { FormId, SeedPromotion } from '../catalog/model.ts'
import type { LineToPrice } from './model.ts'
import { type ProductRule, isEligible } from './product-rule.ts'
import { countUnits, leastExpensiveFirst, unitsOf } from './line-units.ts'

interface NthFree {
  forms: FormId[]
  /** One of this many units is free. */
  size: number
  /** The most free units in one order. */
  limit: number
}

/** Makes one of every `size` units free, the least expensive first. */
export function nthFreeRule(
  promotion: SeedPromotion,
  { forms, size, limit }: NthFree,
): ProductRule {
  const freeOf = (lines: LineToPrice[]) => Math.min(limit, Math.floor(countUnits(lines) / size))
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, forms),
    reduce: (lines) =>
      unitsOf(leastExpensiveFirst(lines), 0, freeOf(lines)).map(({ line, count }) => ({
        itemId: line.itemId,
        amount: line.unitPrice * count,
        discount: { type: 'free' },
      })),
    approaching(lines) {
      const last = lines.at(-1)
      const over = countUnits(lines) % size
      const free = freeOf(lines)
      if (last === undefined || over === 0 || free === limit) return null
      const held = unitsOf(lines, countUnits(lines) - over, over)
      return { itemId: last.itemId, missing: size - over, held, again: free > 0 }
    },
  }
}
