import * as v from 'valibot'

import type { RewardKindName } from '../catalog/reward-coupons.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'

const DAY = 24 * 3_600_000
/** The last day is over when it is over for every shopper, as for promotions. */
const LAST_MIDNIGHT = 35 * 3_600_000

const Row = v.object({
  reward_id: v.string(),
  kind: v.picklist(['product', 'treat']),
  coupon: v.string(),
  first_day: v.string(),
  last_day: v.string(),
  state: v.picklist(['inactive', 'active', 'cancelled', 'redeemed']),
  is_spent: v.number(),
})
export type RewardRow = v.InferOutput<typeof Row>

export type RewardStatus =
  | 'available'
  | 'upcoming'
  | 'inactive'
  | 'redeemed'
  | 'expired'
  | 'cancelled'

/** A member's rewards in the order of their last days. */
export async function readRewards(db: D1Database, member: string): Promise<RewardRow[]> {
  const statement = sql`SELECT reward_id, kind, coupon, first_day, last_day, state,
      EXISTS (SELECT 1 FROM coupon_redemptions WHERE code = coupon) AS is_spent
    FROM loyalty_rewards WHERE member = ${member} ORDER BY last_day, reward_id`
  return parseRows(Row, await prepare(db, statement).all())
}

/** The current status of a reward. An unused one expires after its last day, activated or not. */
export function currentStatus(reward: RewardRow, now: number): RewardStatus {
  const { state, first_day: firstDay, last_day: lastDay } = reward
  if (state === 'cancelled') return 'cancelled'
  if (state === 'redeemed' || reward.is_spent === 1) return 'redeemed'
  if (now >= getStart(lastDay) + LAST_MIDNIGHT) return 'expired'
  if (state === 'inactive') return 'inactive'
  return now < getStart(firstDay) ? 'upcoming' : 'available'
}

export interface NewReward {
  rewardId: string
  member: string
  kind: RewardKindName
  coupon: string
  firstDay: string
  lastDay: string
  state: RewardRow['state']
}

export const insertReward = ({ rewardId, member, ...reward }: NewReward) =>
  sql`INSERT OR IGNORE INTO loyalty_rewards
      (reward_id, member, kind, coupon, first_day, last_day, state)
    VALUES (${rewardId}, ${member}, ${reward.kind}, ${reward.coupon}, ${reward.firstDay},
      ${reward.lastDay}, ${reward.state})`

const getStart = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day some days later: YYYY-MM-DD. */
export const dayAfter = (now: number, days: number) =>
  new Date(now + days * DAY).toISOString().slice(0, 10)
