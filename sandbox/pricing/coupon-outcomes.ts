import type { SeedCoupon } from '../catalogue/coupons.ts'
import { findCoupon } from './find-coupon.ts'
import type { PricedBasket, PricingInput } from './model.ts'

/**
 * The coupons that hold now, of a basket or brought otherwise, each once, the first rank first. One
 * that an order uses up counts only where it was entered: nobody would redeem it otherwise.
 */
export function activeCoupons({ coupons, qualifiers, site, now }: PricingInput): SeedCoupon[] {
  const found = (code: string) => {
    const result = findCoupon(code, site, now)
    return result.kind === 'known' ? [result.coupon] : []
  }
  const entered = coupons.flatMap(({ code }) => found(code))
  const brought = qualifiers.couponCodes.flatMap(found).filter(({ once }) => once === undefined)
  return [...new Set([...entered, ...brought])].toSorted(
    (a, b) => a.promotion.rank - b.promotion.rank,
  )
}

/** A code that was entered twice is applied by its first entry. */
export function couponOutcomes(
  { coupons, site, now }: PricingInput,
  applied: ReadonlySet<SeedCoupon>,
): PricedBasket['coupons'] {
  const told = new Set<SeedCoupon>()
  return coupons.map(({ couponItemId, code }) => {
    const result = findCoupon(code, site, now)
    const isApplied =
      result.kind === 'known' && applied.has(result.coupon) && !told.has(result.coupon)
    if (result.kind === 'known') told.add(result.coupon)
    return {
      couponItemId,
      code,
      statusCode: isApplied ? 'applied' : 'no_applicable_promotion',
      valid: result.kind === 'known',
    }
  })
}
