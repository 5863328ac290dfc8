import { rewardCoupon } from '../../catalog/reward-coupons.ts'
import { hexId } from '../../platform/hex.ts'
import { findCoupon } from '../../pricing/coupons.ts'
import { badRequest } from '../../platform/problems.ts'
import { findCustomer } from '../../customers/customer-row.ts'
import { readEnrollment } from '../../loyalty/members.ts'
import { readRewards, currentStatus } from '../../loyalty/reward-rows.ts'
import { listSingleUseCodes, readRedeemed, requireUnredeemed } from './coupon-redemptions.ts'
import { numberPreference } from './gift-amounts.ts'
import type { Draft } from './model.ts'

const DEFAULT_LIMIT = 3

/** How many coupons a basket may hold. */
export const couponLimit = (draft: Pick<Draft, 'db' | 'caller'>): Promise<number> =>
  numberPreference(draft, 'couponNumberLimit', DEFAULT_LIMIT)

/** Adds a known code; pricing decides whether it applies. */
export async function addCoupon(draft: Draft, { code }: { code: string }) {
  const { db, basket, caller } = draft
  const found = findCoupon(code, caller.site, caller.now)
  if (found.kind === 'unknown') {
    throw rejected('coupon_code_unknown', `The coupon code '${code}' is unknown.`)
  }
  if (found.kind === 'inactive') {
    throw rejected(found.statusCode, `The coupon code '${code}' is not valid now.`)
  }
  // Another member's reward looks like an unknown code.
  if (rewardCoupon(found.coupon.code) && !(await isUsableReward(db, found.coupon.code, caller))) {
    throw rejected('coupon_code_unknown', `The coupon code '${code}' is unknown.`)
  }
  if (basket.coupons.some((coupon) => coupon.code === found.coupon.code)) {
    throw rejected(
      'coupon_code_already_in_basket',
      `The coupon code '${code}' is in the basket already.`,
    )
  }
  const added = { couponItemId: hexId(), code: found.coupon.code }
  const entered = { ...basket, coupons: [added] }
  requireUnredeemed(entered, await readRedeemed(db, caller.site.id, listSingleUseCodes(entered)))
  const limit = await couponLimit(draft)
  if (basket.coupons.length >= limit) {
    throw badRequest(`No more than ${limit} coupons can be used in one basket.`, {
      couponNumberLimit: limit,
    })
  }
  basket.coupons = [...basket.coupons, added]
}

export function removeCoupon({ basket }: Draft, { couponItemId }: { couponItemId: string }) {
  if (!basket.coupons.some((coupon) => coupon.couponItemId === couponItemId)) {
    throw badRequest(`No coupon item with ID '${couponItemId}' is in the basket.`, { couponItemId })
  }
  basket.coupons = basket.coupons.filter((coupon) => coupon.couponItemId !== couponItemId)
}

const rejected = (statusCode: string, detail: string) => badRequest(detail, { statusCode })

/** Whether a coupon is a reward that this member can use now, or has used. */
async function isUsableReward(
  db: D1Database,
  coupon: string,
  { customerId, now }: { customerId: string; now: number },
): Promise<boolean> {
  const reward = (await readRewards(db, customerId)).find((each) => each.coupon === coupon)
  if (!reward) return false
  const customer = await findCustomer(db, customerId)
  if (!customer || readEnrollment(customer) !== 'member') return false
  // A coupon that an order has redeemed is rejected as such.
  return currentStatus(reward, now) === 'available' || reward.is_spent === 1
}
