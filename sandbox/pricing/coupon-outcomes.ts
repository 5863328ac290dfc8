import type { SeedCoupon } from '../catalogue/coupons.ts'
import { findCoupon } from './find-coupon.ts'
import type { PricedBasket, PricingInput } from './model.ts'

/** The coupons that hold now, of a basket or brought otherwise, each once, the first rank first. */
export function activeCoupons({ coupons, qualifiers, site, now }: PricingInput): SeedCoupon[] {
  const codes = [...coupons.map(({ code }) => code), ...qualifiers.couponCodes]
  const found = codes.flatMap((code) => {
    const result = findCoupon(code, site, now)
    return result.kind === 'known' ? [result.coupon] : []
  })
  return [...new Set(found)].toSorted((a, b) => a.promotion.rank - b.promotion.rank)
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
