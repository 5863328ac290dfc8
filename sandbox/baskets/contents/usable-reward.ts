import { findCustomer } from '../../customers/customer-row.ts'
import { enrollmentOf } from '../../loyalty/members.ts'
import { rewardsOf, statusOf } from '../../loyalty/reward-rows.ts'

/** Whether a coupon is a reward that this member can use now, or has used. */
export async function isUsableReward(
  db: D1Database,
  coupon: string,
  { customerId, now }: { customerId: string; now: number },
): Promise<boolean> {
  const reward = (await rewardsOf(db, customerId)).find((each) => each.coupon === coupon)
  if (!reward) return false
  const customer = await findCustomer(db, customerId)
  if (!customer || enrollmentOf(customer) !== 'member') return false
  // A coupon that an order has redeemed is rejected as such.
  return statusOf(reward, now) === 'available' || reward.is_spent === 1
}
