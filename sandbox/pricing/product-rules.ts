import type { SeedPromotion, UnitDiscount } from '../catalog/model.ts'
import { profile } from '../profiles/current.ts'
import type { Site } from '../platform/site.ts'
import type { PromotionContext } from './promotion-context.ts'
import { type ProductRule, type LineDiscount, isEligible } from './product-rule.ts'
import { isActive } from './promotion-active.ts'
import type { LineToPrice } from './model.ts'
import { prorate, roundHalfUp } from './prorate.ts'
import {
  countUnits,
  mostExpensiveFirst,
  type Units,
  getUnits,
  getPrice,
  leastExpensiveFirst,
} from './line-units.ts'

/** Takes a percentage off every unit. */
function percentRule(promotion: SeedPromotion, percentage: number): ProductRule {
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion),
    reduce: (lines) => lines.map((line) => percentOff({ line, count: line.quantity }, percentage)),
  }
}

/** Each unit costs the product's promotional price, so two units cost exactly twice as much. */
function percentOff({ line, count }: Units, percentage: number): LineDiscount {
  const reduced = roundHalfUp(line.unitPrice * (100 - percentage), 100)
  return {
    itemId: line.itemId,
    amount: (line.unitPrice - reduced) * count,
    discount: { type: 'percentage', percentage },
  }
}

type Pairing = Extract<UnitDiscount, { type: 'pairing' }>

/** Discounts one unit for each companion in the basket, the most expensive first. */
function pairingRule(promotion: SeedPromotion, pairing: Pairing): ProductRule {
  const companions = (bag: LineToPrice[]) =>
    countUnits(bag.filter(({ form, isGiftCard }) => form === pairing.with && !isGiftCard))
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, pairing.forms),
    reduce: (lines, bag) =>
      getUnits(mostExpensiveFirst(lines), 0, companions(bag)).map((units) =>
        percentOff(units, pairing.percentage),
      ),
    approaching(lines, bag) {
      const last = lines.at(-1)
      const alone = countUnits(lines) - companions(bag)
      if (last === undefined || alone <= 0) return null
      const held = getUnits(lines, countUnits(lines) - 1, 1)
      return { itemId: last.itemId, missing: 1, held, again: companions(bag) > 0 }
    },
  }
}

type NthFree = Extract<UnitDiscount, { type: 'nth-free' }>

/** Makes one of every `size` units free, the least expensive first. */
function nthFreeRule(promotion: SeedPromotion, { forms, size, limit }: NthFree): ProductRule {
  const countFree = (lines: LineToPrice[]) => Math.min(limit, Math.floor(countUnits(lines) / size))
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, forms),
    reduce: (lines) =>
      getUnits(leastExpensiveFirst(lines), 0, countFree(lines)).map(({ line, count }) => ({
        itemId: line.itemId,
        amount: line.unitPrice * count,
        discount: { type: 'free' },
      })),
    approaching(lines) {
      const last = lines.at(-1)
      const over = countUnits(lines) % size
      const free = countFree(lines)
      if (last === undefined || over === 0 || free === limit) return null
      const held = getUnits(lines, countUnits(lines) - over, over)
      return { itemId: last.itemId, missing: size - over, held, again: free > 0 }
    },
  }
}

type FixedTotal = Extract<UnitDiscount, { type: 'fixed-total' }>

/** Sells sets of `size` units for one price, the most expensive units first. No set gets more expensive. */
function fixedTotalRule(promotion: SeedPromotion, offer: FixedTotal): ProductRule {
  const { forms, size, total } = offer
  return {
    promotion,
    appliesTo: (line) => isEligible(line, promotion, forms),
    reduce: (lines) => perLine(findSets(lines, offer).flatMap((set) => reduceSet(set, total))),
    approaching(lines) {
      const last = lines.at(-1)
      const sets = findSets(lines, offer).length
      const over = countUnits(lines) - sets * size
      const held = getUnits(mostExpensiveFirst(lines), sets * size, over)
      const worth = getPrice(held)
      // If the remaining units cost less than their part of the price, completing the set would save nothing.
      const saves = worth * size > total * over
      if (last === undefined || over === 0 || over >= size || !saves) return null
      return { itemId: last.itemId, missing: size - over, held, again: sets > 0 }
    },
  }
}

function findSets(lines: LineToPrice[], { size, total }: FixedTotal): Units[][] {
  const sorted = mostExpensiveFirst(lines)
  const full = Math.floor(countUnits(lines) / size)
  return Array.from({ length: full }, (_, number) => getUnits(sorted, number * size, size)).filter(
    (set) => getPrice(set) > total,
  )
}

function reduceSet(set: Units[], total: number): LineDiscount[] {
  const worths = set.map((units) => getPrice([units]))
  const shares = prorate(getPrice(set) - total, worths)
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

/** The product promotions that lower prices on a site for a shopper, sorted by rank. */
export function productRules(occasion: PromotionContext & { site: Site }): ProductRule[] {
  return profile.promotions
    .filter((promotion) => isActive(promotion, occasion))
    .flatMap((promotion) => getRule(promotion) ?? [])
    .toSorted((a, b) => a.promotion.rank - b.promotion.rank)
}

function getRule(promotion: SeedPromotion): ProductRule | undefined {
  const { percentOff: percentage, unitDiscount } = promotion
  if (percentage !== undefined) return percentRule(promotion, percentage)
  if (!unitDiscount) return undefined
  switch (unitDiscount.type) {
    case 'nth-free':
      return nthFreeRule(promotion, unitDiscount)
    case 'fixed-total':
      return fixedTotalRule(promotion, unitDiscount)
    case 'pairing':
      return pairingRule(promotion, unitDiscount)
  }
}

/** Whether a promotion lowers the prices of the products that list it. */
export const lowersPrices = (promotionId: string): boolean =>
  profile.promotions.some(
    (promotion) => promotion.id === promotionId && getRule(promotion) !== undefined,
  )
