import type { CustomerRow } from '../../customers/customer-row.ts'
import type { Language } from '../../platform/sites.ts'
import { offerOf } from '../../loyalty/filtered-offers.ts'
import { historyOf, pointResponse } from '../../loyalty/point-rows.ts'
import { rewardsOf, statusOf } from '../../loyalty/reward-rows.ts'
import { settlePoints } from './settle-points.ts'

/** What SQL takes for no limit. */
const ALL = -1

/** All points and rewards of a customer; both empty for those who never were members. */
export async function exportLoyalty(
  db: D1Database,
  customer: CustomerRow,
  { language, now }: { language: Language; now: number },
) {
  await settlePoints(db, customer, now)
  const every = { type: null, from: null, to: null, limit: ALL, offset: 0 }
  const [{ entries, balance }, rewards] = await Promise.all([
    historyOf(db, customer.customerId, every),
    rewardsOf(db, customer.customerId),
  ])
  return {
    points: { balance, data: entries.map(pointResponse) },
    rewards: rewards.map((reward) => offerOf(reward, statusOf(reward, now), language)),
  }
}
