import { storeMember } from '../../catalog/customers/customers-loyalty.ts'
import { customers, seedCustomerId } from '../../catalog/customers/customers.ts'
import { pseudorandomBetween } from '../../catalog/pseudorandom.ts'
import { rewardCode } from '../../catalog/reward-coupons.ts'
import { prepare, sql, type Sql } from '../../platform/sql.ts'
import { insertPoints, type PointEntry } from '../../loyalty/point-rows.ts'
import { dayAfter, insertReward, type NewReward } from '../../loyalty/reward-rows.ts'

const DAY = 24 * 3_600_000
/** Noon in the eastern United States, where it is UTC-5. */
const NOON = 17 * 3_600_000
const POINTS = 100

/** Deletes the program's data of all members. */
export const clearLoyalty = (db: D1Database) =>
  db.batch(
    ['loyalty_points', 'loyalty_rewards', 'loyalty_accounts'].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
  )

/** Seeds the history and the rewards of the test members, as they are seen at `now`. */
export async function seedLoyalty(db: D1Database, now: number) {
  await db.prepare('DELETE FROM loyalty_accounts').run()
  for (const { siteId, loyaltyId } of storeMember.loyaltyIds) {
    const account = sql`INSERT INTO loyalty_accounts (site_id, email, loyalty_id)
      VALUES (${siteId}, ${storeMember.email}, ${loyaltyId})`
    await prepare(db, account).run()
    const known = customers
      .filter(({ profile }) => 'c_loyaltyID' in profile)
      .map(({ name }) => seedCustomerId(name, siteId))
    // Preparing the statements of all members at once blocks for longer than a connection stays open.
    for (const member of [...known, loyaltyId]) {
      await db.batch(memberStatements(member, now).map((step) => prepare(db, step)))
    }
  }
}

const memberStatements = (member: string, now: number): Sql[] => [
  sql`DELETE FROM loyalty_points WHERE member = ${member}`,
  sql`DELETE FROM loyalty_rewards WHERE member = ${member}`,
  insertPoints(member, historyEntries(now)),
  ...seededRewards(member, now).map(insertReward),
]

/** Two rewards that can be used, and one in each other state. */
function seededRewards(member: string, now: number): NewReward[] {
  const reward = (
    name: string,
    kind: NewReward['kind'],
    [from, to]: readonly [number, number],
    state: NewReward['state'] = 'active',
  ): NewReward => {
    const lastDay = dayAfter(now, to)
    const coupon = rewardCode(kind, lastDay, toSerial(`${member} ${name}`))
    return {
      rewardId: `${member}-${name}`,
      member,
      kind,
      coupon,
      firstDay: dayAfter(now, from),
      lastDay,
      state,
    }
  }
  return [
    reward('soon', 'product', [-78, 12]),
    reward('later', 'product', [-20, 70]),
    reward('winter', 'treat', [9, 30]),
    reward('thanks', 'treat', [-5, 25], 'inactive'),
    reward('used', 'product', [-150, 40], 'redeemed'),
    reward('missed', 'treat', [-60, -12], 'inactive'),
    reward('withdrawn', 'treat', [-40, 50], 'cancelled'),
  ]
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const toSerial = (text: string) =>
  Array.from({ length: 8 }, (_, at) =>
    LETTERS.charAt(pseudorandomBetween(`${text} ${at}`, 0, LETTERS.length - 1)),
  ).join('')

/** Ten months of shopping that have led to three rewards, and $64.50 toward the next. */
function historyEntries(now: number): PointEntry[] {
  const entry = (
    type: PointEntry['type'],
    [daysAgo, points]: readonly [number, number],
    spend = points * 100,
  ): PointEntry => ({
    type,
    reference: `seed-${type}-${daysAgo}`,
    orderNo: null,
    points,
    spend,
    at: Math.floor(now / DAY - daysAgo) * DAY + NOON,
  })
  const reward = (ordinal: number, daysAgo: number): PointEntry => ({
    ...entry('reward', [daysAgo, -POINTS]),
    reference: `reward-${ordinal}`,
  })
  return [
    entry('joined', [300, 0]),
    entry('bonus', [299, 15]),
    entry('store-purchase', [281, 22]),
    entry('purchase', [262, 38]),
    entry('return', [251, -14]),
    entry('purchase', [233, 41]),
    reward(1, 232),
    entry('store-purchase', [214, 19]),
    entry('purchase', [190, 27]),
    entry('bonus', [176, 10]),
    entry('purchase', [158, 33]),
    entry('store-purchase', [121, 18]),
    reward(2, 120),
    entry('purchase', [96, 45]),
    entry('purchase', [80, 52]),
    entry('store-purchase', [74, 21]),
    reward(3, 73),
    entry('purchase', [41, 24]),
    entry('bonus', [20, 5]),
    entry('purchase', [8, 8], 850),
  ]
}
