import { coupons, type SeedCoupon } from '../catalog/coupons.ts'
import { rewardCoupon } from '../catalog/reward-coupons.ts'
import type { Site } from '../platform/sites.ts'
import { noQualifiers } from './promotion-context.ts'
import { isActive } from './promotion-active.ts'

export type FoundCoupon =
  | { kind: 'known'; coupon: SeedCoupon }
  | { kind: 'unknown' }
  | { kind: 'inactive'; statusCode: 'no_active_promotion' }

/** Finds a coupon by its code, regardless of case and spaces. Whether a known coupon applies depends on the basket. */
export function findCoupon(code: string, site: Site, now: number): FoundCoupon {
  const typed = code.trim().toUpperCase()
  const coupon = coupons.find((candidate) => candidate.code === typed) ?? rewardCoupon(typed)
  if (coupon === undefined) return { kind: 'unknown' }
  if (!isActive(coupon.promotion, { site, now, qualifiers: noQualifiers })) {
    return { kind: 'inactive', statusCode: 'no_active_promotion' }
  }
  return { kind: 'known', coupon }
}
