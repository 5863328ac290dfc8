import * as v from 'valibot'

import { rewardCode } from '../../catalog/reward-coupons.ts'
import type { CustomerRow } from '../../customers/customer-row.ts'
import { hexId } from '../../platform/hex.ts'
import { hasAnyStatus } from '../../orders/order-progress.ts'
import { formatOrderNo } from '../../orders/order-row.ts'
import { prepare, parseRows, sql } from '../../platform/sql.ts'
import { readEnrollment } from '../../loyalty/members.ts'
import { insertPoints, type PointEntry } from '../../loyalty/point-rows.ts'
import { dayAfter, insertReward } from '../../loyalty/reward-rows.ts'

/** The points of one reward; a point is a unit of the site's currency. */
export const POINTS_PER_REWARD = 100
const REWARD_DAYS = 90

const OrderRow = v.object({ number: v.number(), amount: v.number(), completes_at: v.number() })

/**
 * Credits points for newly completed orders, and turns them into rewards. A repetition changes
 * nothing.
 */
export async function settlePoints(db: D1Database, customer: CustomerRow, now: number) {
  const { customerId: member } = customer
  if (readEnrollment(customer) !== 'member') return
  const bought = await unsettledOrders(db, customer, now)
  if (bought.length > 0) await prepare(db, insertPoints(member, bought)).run()
  const { spend, issued } = await getAccount(db, member)
  const earned = Math.floor(spend / (POINTS_PER_REWARD * 100))
  // At most ten at once; the next request continues.
  for (let each = 1; each <= Math.min(earned, 10); each += 1) {
    await issueReward(db, { member, ordinal: issued + each }, now)
  }
}

async function unsettledOrders(db: D1Database, customer: CustomerRow, now: number) {
  const { customerId: member, profile } = customer
  const joined = Date.parse(String(profile['c_loyaltySubscriptionDate']))
  const statement = sql`SELECT number, completes_at,
      CAST(ROUND((document ->> '$.en.productTotal') * 100) AS INTEGER) AS amount
    FROM orders WHERE customer_id = ${member} AND created_at >= ${Number.isNaN(joined) ? now : joined}
      AND ${hasAnyStatus(['completed'], now)}
      AND NOT EXISTS (SELECT 1 FROM loyalty_points
        WHERE member = ${member} AND type = 'purchase' AND reference = 'order-' || orders.number)
    LIMIT 100`
  const rows = parseRows(OrderRow, await prepare(db, statement).all())
  return rows.map(({ number, amount, completes_at: at }): PointEntry => {
    const spend = Math.max(0, amount)
    const order = { reference: `order-${number}`, orderNo: formatOrderNo(number) }
    return { type: 'purchase', ...order, points: Math.floor(spend / 100), spend, at }
  })
}

const AccountRow = v.object({ spend: v.number(), issued: v.number() })

async function getAccount(db: D1Database, member: string) {
  const statement = sql`SELECT COALESCE(SUM(spend), 0) AS spend,
      COALESCE(SUM(type = 'reward'), 0) AS issued
    FROM loyalty_points WHERE member = ${member}`
  return v.parse(AccountRow, await prepare(db, statement).first())
}

interface NextReward {
  member: string
  /** Counted from 1. Of two requests at the same time, one issues it. */
  ordinal: number
}

async function issueReward(db: D1Database, { member, ordinal }: NextReward, now: number) {
  const reference = `reward-${ordinal}`
  const lastDay = dayAfter(now, REWARD_DAYS)
  const coupon = rewardCode('product', lastDay, hexId().slice(0, 8).toUpperCase())
  const entry = { type: 'reward', reference, orderNo: null, at: now } as const
  const cost = { points: -POINTS_PER_REWARD, spend: -POINTS_PER_REWARD * 100 }
  await db.batch(
    [
      insertPoints(member, [{ ...entry, ...cost }]),
      insertReward({
        rewardId: `${member}-${ordinal}`,
        member,
        kind: 'product',
        coupon,
        firstDay: dayAfter(now, 0),
        lastDay,
        state: 'active',
      }),
    ].map((statement) => prepare(db, statement)),
  )
}
