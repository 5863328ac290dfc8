import type { CouponEffect, SeedCoupon } from '../catalog/coupons.ts'
import type { Adjustment, LineToPrice } from './model.ts'
import { prorate, roundHalfUp } from './prorate.ts'

/** A line and its price after the discounts so far. */
export interface DiscountedLine {
  line: LineToPrice
  left: number
}

export interface OrderReduction {
  coupon: SeedCoupon
  /** In minor units, more than zero. */
  amount: number
  discount: Adjustment['appliedDiscount']
}

/**
 * The discounts of coupons on the order, each based on the prices after the coupons before it, and the lines' prices
 * after all of them. A coupon that takes nothing off is left out.
 */
export function orderDiscounts(lines: DiscountedLine[], coupons: SeedCoupon[]) {
  return coupons.reduce(
    (so, coupon) => {
      const found = calculateTaking(coupon.effect, lines)
      const worths = so.left.map(({ line, left }) => (found?.takesFrom(line) ? left : 0))
      const worth = worths.reduce((sum, one) => sum + one, 0)
      const amount = Math.min(found?.amount(worth) ?? 0, worth)
      if (!found || amount === 0) return so
      const shares = prorate(amount, worths)
      const { discount } = found
      return {
        left: so.left.map(({ line, left }, index) => ({ line, left: left - (shares[index] ?? 0) })),
        reductions: [...so.reductions, { coupon, amount, discount }],
      }
    },
    { left: lines, reductions: new Array<OrderReduction>() },
  )
}

/** How much the basket still lacks for a coupon, in minor units. */
export function missingAmount(effect: CouponEffect, lines: DiscountedLine[]): number {
  if (effect.type !== 'amount') return 0
  const { least } = effect
  const held = lines.filter(({ line }) => isAmong(line, least.forms))
  return Math.max(0, least.amount - held.reduce((sum, { left }) => sum + left, 0))
}

interface Taking {
  takesFrom: (line: LineToPrice) => boolean
  amount: (worth: number) => number
  discount: Adjustment['appliedDiscount']
}

function calculateTaking(effect: CouponEffect, lines: DiscountedLine[]): Taking | null {
  if (effect.type === 'percentage') {
    const { percentage } = effect
    return {
      takesFrom: ({ isGiftCard }) => !isGiftCard,
      amount: (worth) => roundHalfUp(worth * percentage, 100),
      discount: { type: 'percentage', percentage },
    }
  }
  if (effect.type === 'dearest-unit') return dearestUnit(effect.most, lines)
  if (effect.type !== 'amount' || missingAmount(effect, lines) > 0) return null
  const { amount, least } = effect
  return {
    takesFrom: (line) => isAmong(line, least.forms),
    amount: () => amount,
    discount: { type: 'amount', amount },
  }
}

function dearestUnit(most: number, lines: DiscountedLine[]): Taking | null {
  const [dearest] = lines
    .filter(({ line, left }) => !line.isGiftCard && left > 0)
    .map(({ line, left }) => ({ line, price: Math.ceil(left / line.quantity) }))
    .toSorted((a, b) => b.price - a.price)
  if (!dearest) return null
  const amount = Math.min(most, dearest.price)
  return {
    takesFrom: (line) => line === dearest.line,
    amount: () => amount,
    discount: { type: 'amount', amount },
  }
}

const isAmong = ({ form, isGiftCard }: LineToPrice, forms: string[]) =>
  !isGiftCard && form !== null && forms.includes(form)
