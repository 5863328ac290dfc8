import * as v from 'valibot'

import { rewardCode } from '../../catalog/reward-coupons.ts'
import { changeCustomer } from '../../customers/change-customer.ts'
import type { CustomerRow } from '../../customers/customer-row.ts'
import { hexId } from '../../platform/hex.ts'
import { prepare, sql, type Sql } from '../../platform/sql.ts'
import { insertPoints } from '../../loyalty/point-rows.ts'
import { dayAfter, insertReward } from '../../loyalty/reward-rows.ts'
import { POINTS_PER_REWARD } from './settle-points.ts'

const WELCOME_DAYS = 30
const FIRST_NUMBER = 500_000

const AccountRow = v.object({ loyalty_id: v.string() })

/**
 * Makes a customer a member. An account that was opened in a store under the same e-mail address becomes theirs, with its
 * points and rewards; others start with a welcome treat.
 */
export async function enroll(
  db: D1Database,
  customer: CustomerRow,
  { postalCode, now }: { postalCode: string; now: number },
) {
  const { siteId, customerId: member, number } = customer
  const email = customer.email.trim().toLowerCase()
  const found = await prepare(
    db,
    sql`SELECT loyalty_id FROM loyalty_accounts WHERE site_id = ${siteId} AND email = ${email}`,
  ).first()
  const account = found && v.parse(AccountRow, found)
  const loyaltyId = account?.loyalty_id ?? `JW-${FIRST_NUMBER + number}`
  const steps = account ? linking(customer, account.loyalty_id) : welcoming(member, now)
  await db.batch(steps.map((step) => prepare(db, step)))
  const profile = {
    c_loyaltyID: loyaltyId,
    c_loyaltyMemberStatus: 'Active',
    c_loyaltyPostalCode: postalCode,
    c_loyaltySubscriptionDate: dayAfter(now, 0),
    c_loyaltyExported: true,
    c_isLoyaltySignupEvent: true,
    c_loyaltyOffersLastUpdated: new Date(now).toISOString(),
    c_filteredOffers: { rewards: { count: 0, currentSpend: 0, nextReward: POINTS_PER_REWARD } },
  }
  await changeCustomer(db, member, { profile }, now)
  return { status: account ? 'linked' : 'joined', loyaltyId }
}

/** Matches an account from a store by its e-mail address, and links it once. */
const linking = ({ siteId, customerId: member }: CustomerRow, loyaltyId: string): Sql[] => [
  sql`UPDATE OR IGNORE loyalty_points SET member = ${member} WHERE member = ${loyaltyId}`,
  sql`UPDATE loyalty_rewards SET member = ${member} WHERE member = ${loyaltyId}`,
  sql`DELETE FROM loyalty_accounts WHERE site_id = ${siteId} AND loyalty_id = ${loyaltyId}`,
]

function welcoming(member: string, now: number): Sql[] {
  const lastDay = dayAfter(now, WELCOME_DAYS)
  const entry = { type: 'joined', reference: 'joined', orderNo: null, at: now } as const
  return [
    insertPoints(member, [{ ...entry, points: 0, spend: 0 }]),
    insertReward({
      rewardId: `${member}-welcome`,
      member,
      kind: 'treat',
      coupon: rewardCode('treat', lastDay, hexId().slice(0, 8).toUpperCase()),
      firstDay: dayAfter(now, 0),
      lastDay,
      state: 'inactive',
    }),
  ]
}
