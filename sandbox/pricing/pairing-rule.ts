import type { FormId, SeedPromotion } from '../catalog/model.ts'
import type { LineToPrice } from './model.ts'
import { percentOff } from './percent-rule.ts'
import { type ProductRule, isEligible } from './product-rule.ts'
import { countUnits, mostExpensiveFirst, unitsOf } from './line-units.ts'

interface Pairing {
  forms: FormId[]
  percentage: number
  /** The form of the companion product, which needs no promotion of its own and may itself be discounted. */
  with: FormId
}

/** Discounts one unit for each companion in the basket, the most expensive first. */
export function pairingRule(promotion: SeedPromotion, pairing: Pairing): ProductRule {
  const companions = (bag: LineToPrice[]) =>
    countUnits(bag.filter(({ form, isGiftCard }) => form === pairing.with && !isGiftCard))
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, pairing.forms),
    reduce: (lines, bag) =>
      unitsOf(mostExpensiveFirst(lines), 0, companions(bag)).map((units) =>
        percentOff(units, pairing.percentage),
      ),
    approaching(lines, bag) {
      const last = lines.at(-1)
      const alone = countUnits(lines) - companions(bag)
      if (last === undefined || alone <= 0) return null
      const held = unitsOf(lines, countUnits(lines) - 1, 1)
      return { itemId: last.itemId, missing: 1, held, again: companions(bag) > 0 }
    },
  }
}
