import * as v from 'valibot'

import { PRODUCT_REWARD, rewardKinds } from '../catalog/reward-coupons.ts'
import type { Language } from '../platform/site.ts'
import { majorUnits } from '../platform/money.ts'
import { readSpend } from './point-rows.ts'
import { type RewardRow, readRewards, type RewardStatus, currentStatus } from './reward-rows.ts'

const Offers = v.looseObject({ rewards: v.looseObject({}) })
const OffersText = v.pipe(v.string(), v.parseJson(), Offers)

/**
 * A member's `c_filteredOffers` with their current rewards. Unreadable offers, and those of
 * customers without points and rewards, stay unchanged; text stays text.
 */
export async function filteredOffers(
  db: D1Database,
  { customerId, profile }: { customerId: string; profile: Record<string, unknown> },
  { now, language }: { now: number; language: Language },
) {
  const { c_filteredOffers: stored } = profile
  const parsed = v.safeParse(v.union([Offers, OffersText]), stored)
  if (!parsed.success) return {}
  const [rows, spend] = await Promise.all([readRewards(db, customerId), readSpend(db, customerId)])
  if (rows.length === 0 && spend === null) return {}
  const offers = rows.map((row) => getOffer(row, currentStatus(row, now), language))
  const current = {
    ...parsed.output,
    rewards: {
      ...parsed.output.rewards,
      count: offers.filter(({ status }) => status === 'available').length,
      ...(spend !== null && { currentSpend: majorUnits(Math.max(0, spend)) }),
    },
    offers,
  }
  return { c_filteredOffers: typeof stored === 'string' ? JSON.stringify(current) : current }
}

/** A reward in the program's format. It has no coupon before its activation. */
export function getOffer(reward: RewardRow, status: RewardStatus, language: Language) {
  const { promotion } = rewardKinds[reward.kind]
  return {
    id: reward.reward_id,
    type: reward.kind,
    name: promotion.calloutMsg[language],
    description: promotion.details[language],
    coupon: status === 'inactive' ? null : reward.coupon,
    startDate: reward.first_day,
    expiryDate: reward.last_day,
    status,
    ...(reward.kind === 'product' && { maxValue: majorUnits(PRODUCT_REWARD) }),
  }
}
