import type { SeedCoupon } from '../catalog/coupons.ts'
import { profile } from '../profiles/current.ts'
import { rewardCoupon } from '../catalog/reward-coupons.ts'
import type { Site } from '../platform/site.ts'
import type { PricedBasket, PricingInput } from './model.ts'
import { noQualifiers } from './promotion-context.ts'
import { isActive } from './promotion-active.ts'

type FoundCoupon =
  | { kind: 'known'; coupon: SeedCoupon }
  | { kind: 'unknown' }
  | { kind: 'inactive'; statusCode: 'no_active_promotion' }

/** Finds a coupon by its code, regardless of case and spaces. Whether a known coupon applies depends on the basket. */
export function findCoupon(code: string, site: Site, now: number): FoundCoupon {
  const typed = code.trim().toUpperCase()
  const coupon =
    profile.coupons.find((candidate) => candidate.code === typed) ?? rewardCoupon(typed)
  if (coupon === undefined) return { kind: 'unknown' }
  if (!isActive(coupon.promotion, { site, now, qualifiers: noQualifiers })) {
    return { kind: 'inactive', statusCode: 'no_active_promotion' }
  }
  return { kind: 'known', coupon }
}

/**
 * The active coupons of the basket and of the shopper's context, without duplicates, sorted by rank. A single-use
 * coupon counts only if it was entered, because an order redeems only entered coupons.
 */
export function activeCoupons({ coupons, qualifiers, site, now }: PricingInput): SeedCoupon[] {
  const found = (code: string) => {
    const result = findCoupon(code, site, now)
    return result.kind === 'known' ? [result.coupon] : []
  }
  const entered = coupons.flatMap(({ code }) => found(code))
  const brought = qualifiers.couponCodes.flatMap(found).filter(({ once }) => once === undefined)
  const byCode = new Map([...entered, ...brought].map((coupon) => [coupon.code, coupon]))
  return [...byCode.values()].toSorted((a, b) => a.promotion.rank - b.promotion.rank)
}

/** If a code was entered twice, its first entry is applied. */
export function applyCoupons(
  { coupons, site, now }: PricingInput,
  /** The codes of the coupons that are applied. */
  applied: ReadonlySet<string>,
): PricedBasket['coupons'] {
  const outcome = new Set<string>()
  return coupons.map(({ couponItemId, code }) => {
    const result = findCoupon(code, site, now)
    const isApplied =
      result.kind === 'known' && applied.has(result.coupon.code) && !outcome.has(result.coupon.code)
    if (result.kind === 'known') outcome.add(result.coupon.code)
    return {
      couponItemId,
      code,
      statusCode: isApplied ? 'applied' : 'no_applicable_promotion',
      valid: result.kind === 'known',
    }
  })
}
