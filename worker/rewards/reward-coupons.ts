import * as v from 'valibot'

import { AddCoupon, type Bag } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ChosenReward, RewardsInBag } from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { offersFrom } from '#shared/rewards/offers.ts'
import { isSameCoupon } from '#shared/bag/same-coupon.ts'

import { bagActions } from '../bag/actions.ts'
import { readBag } from '../bag/bag.ts'
import type { Edge } from '../http/edge.ts'
import { readCustomer } from '../session/customer-record.ts'
import { LoyaltyCustomer } from './loyalty-customer.ts'

/*
 * The coupon of a reward is read from the customer, so a form can only name the customer's own. The bag's own actions add
 * and remove it, once for each key.
 */

/** The coupons in the bag. Null if the bag cannot be read: the wallet is shown without it. */
export async function couponsInBag(edge: Edge): Promise<RewardsInBag | null> {
  const bag = await readBag(edge).catch((error: unknown) => {
    if (error instanceof ProblemError) return null
    throw error
  })
  if (!bag) return null
  const coupons = bag.coupons.map(({ code, applies }) => ({ code, applies }))
  return { hasLines: hasLines(bag), coupons, couponLimit: bag.couponLimit }
}

/** @throws {ProblemError} `coupon-unknown`, `coupon-limit`, `bag-empty` */
export async function applyReward(
  edge: Edge,
  reward: ChosenReward,
  idempotencyKey: IdempotencyKey,
) {
  const offer = await offerOf(edge, reward)
  const coupon = v.safeParse(AddCoupon, { code: offer?.coupon ?? '' })
  if (offer?.status !== 'available' || !coupon.success) throw new ProblemError('coupon-unknown')
  const bag = await readBag(edge)
  if (!hasLines(bag)) throw new ProblemError('bag-empty')
  // Another tab may have put it there.
  const isThere = bag.coupons.some(({ code }) => isSameCoupon(code, coupon.output.code))
  if (!isThere) await bagActions.addCoupon.run(edge, coupon.output, idempotencyKey)
  return {}
}

/** A coupon that is gone counts as removed. */
export async function removeReward(
  edge: Edge,
  reward: ChosenReward,
  idempotencyKey: IdempotencyKey,
) {
  const offer = await offerOf(edge, reward)
  const bag = await readBag(edge)
  const found = bag.coupons.find(({ code }) => isSameCoupon(code, offer?.coupon ?? null))
  if (found) await bagActions.removeCoupon.run(edge, { couponId: found.id }, idempotencyKey)
  return {}
}

async function offerOf(edge: Edge, { offerId }: ChosenReward) {
  const { c_filteredOffers: filtered } = await readCustomer(edge, LoyaltyCustomer)
  return offersFrom(filtered)?.find(({ id }) => id === offerId)
}

/** Coupons reduce products; a bag of gift certificates has none. */
const hasLines = ({ lines }: Bag) => lines.length > 0
