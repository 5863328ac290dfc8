import * as v from 'valibot'

import { AddCoupon, type Bag } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ChosenReward, RewardsInBag } from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Shopper } from '#shared/shopper.ts'
import { offersFrom } from '#shared/rewards/offers.ts'
import { isSameCoupon } from '#shared/rewards/same-coupon.ts'

import type { WireCustomer } from '../commerce/customers.ts'

type BagOfShopper = Pick<Shopper, 'getBag' | 'addCoupon' | 'removeCoupon'>

/**
 * Rewards in the bag. Which coupon a reward has is read from the customer, so a form can only name the customer's own. Each
 * coupon is added and removed by the bag's own actions, which run once for each key.
 */
export const rewardCoupons = (
  shopper: BagOfShopper,
  readCustomer: () => Promise<WireCustomer>,
) => ({
  /** Null if the bag cannot be read, which does not keep the wallet from being shown. */
  async inBag(): Promise<RewardsInBag | null> {
    const bag = await shopper.getBag().catch((error: unknown) => {
      if (error instanceof ProblemError) return null
      throw error
    })
    if (!bag) return null
    const coupons = bag.coupons.map(({ code, applies }) => ({ code, applies }))
    return { hasLines: hasLines(bag), coupons, couponLimit: bag.couponLimit }
  },

  async apply(reward: ChosenReward, idempotencyKey: IdempotencyKey) {
    const offer = await offerOf(await readCustomer(), reward)
    const coupon = v.safeParse(AddCoupon, { code: offer?.coupon ?? '' })
    if (offer?.status !== 'available' || !coupon.success) throw new ProblemError('coupon-unknown')
    const bag = await shopper.getBag()
    if (!hasLines(bag)) throw new ProblemError('bag-empty')
    // Another tab may have put it there.
    const isThere = bag.coupons.some(({ code }) => isSameCoupon(code, coupon.output.code))
    if (!isThere) await shopper.addCoupon(coupon.output, idempotencyKey)
    return {}
  },

  async remove(reward: ChosenReward, idempotencyKey: IdempotencyKey) {
    const offer = await offerOf(await readCustomer(), reward)
    const bag = await shopper.getBag()
    const found = bag.coupons.find(({ code }) => isSameCoupon(code, offer?.coupon ?? null))
    if (found) await shopper.removeCoupon({ couponId: found.id }, idempotencyKey)
    return {}
  },
})

const offerOf = async ({ c_filteredOffers: filtered }: WireCustomer, { offerId }: ChosenReward) =>
  offersFrom(filtered)?.find(({ id }) => id === offerId)

/** Coupons reduce products; a bag of gift certificates has none. */
const hasLines = ({ lines }: Bag) => lines.length > 0
