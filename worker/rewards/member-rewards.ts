import { formatPostalCode } from '#shared/fields/postal-code.ts'
import {
  ActivatedReward,
  JoinedRewards,
  type Enrollment,
  type JoinRewards,
  type MemberRewards,
} from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Shopper } from '#shared/shopper.ts'
import { loyaltyStatusOf } from '#shared/rewards/loyalty-status.ts'
import { isInLoyaltyMarket } from '#shared/rewards/market.ts'
import { membershipOf } from '#shared/rewards/membership.ts'
import { offersFrom } from '#shared/rewards/offers.ts'
import { progressFrom } from '#shared/rewards/progress.ts'

import { requireCustomer } from '../session/customer.ts'
import type { WireCustomer } from '../commerce/customers.ts'
import { NO_REWARDS_MS } from '../shopper/no-rewards.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { rewardCoupons } from './reward-coupons.ts'

type BagOfShopper = Pick<Shopper, 'getBag' | 'addCoupon' | 'removeCoupon'>

/** The rewards of one request's customer, and the bag to which they are applied. */
export function createMemberRewards(shop: ShopperContext, bag: BagOfShopper): MemberRewards {
  const coupons = rewardCoupons(bag, () => customerIn(shop))

  return {
    async getEnrollment() {
      const customer = await customerIn(shop)
      const { c_loyaltyPostalCode: postalCode } = customer
      return { ...(await readMembership(shop, customer)), postalCode: postalCode ?? '' }
    },
    async getWallet() {
      const [customer, inBag] = await Promise.all([customerIn(shop), coupons.inBag()])
      const membership = await readMembership(shop, customer)
      const isMember = membership.enrollment === 'member'
      const { c_filteredOffers: filtered } = customer
      return {
        ...membership,
        progress: isMember ? progressFrom(filtered) : null,
        offers: isMember ? offersFrom(filtered) : null,
        bag: inBag,
        today: new Date(shop.context.now()).toISOString().slice(0, 10),
      }
    },
    async getRewardsToUse() {
      const { session, context } = shop
      if (session.state?.authType !== 'registered') return null
      if ((session.state.noRewardsUntil ?? 0) > context.now()) return null
      const { bondLoyaltyEnabled: isOn } = await shop.catalog.getPreferences()
      if (!isOn) return null
      const customer = await customerIn(shop)
      const { enrollment } = await readMembership(shop, customer)
      const isMember = enrollment === 'member'
      session.update({ noRewardsUntil: isMember ? null : context.now() + NO_REWARDS_MS })
      if (!isMember) return null
      const { c_filteredOffers: filtered } = customer
      const offers = offersFrom(filtered)?.filter(({ status }) => status === 'available') ?? null
      return { offers, progress: progressFrom(filtered) }
    },
    async getPoints(filter) {
      const customer = await customerIn(shop)
      const membership = await readMembership(shop, customer)
      const nothing = { data: [], total: 0, balance: 0 }
      // Those whose membership has ended may still see what they have earned.
      const isKnown = membership.enrollment === 'member' || membership.enrollment === 'excluded'
      const { data, total, balance } = isKnown ? await shop.loyalty.points(filter) : nothing
      return { ...membership, entries: data, total, balance }
    },
    join: (input, idempotencyKey) =>
      once(shop, { action: 'joinRewards', idempotencyKey, input, schema: JoinedRewards }, () =>
        join(shop, input),
      ),
    async activate(input, idempotencyKey) {
      if (shop.session.state?.authType !== 'registered') return { result: 'noauth' }
      const action = { action: 'activateReward', schema: ActivatedReward } as const
      return once(shop, { ...action, idempotencyKey, input }, async () => ({
        result: await shop.loyalty.activate(input.offerId),
      }))
    },
    apply: (input, idempotencyKey) => coupons.apply(input, idempotencyKey),
    remove: (input, idempotencyKey) => coupons.remove(input, idempotencyKey),
  }
}

/** @throws {ProblemError} `sign-in-required` */
async function customerIn(shop: ShopperContext): Promise<WireCustomer> {
  return shop.customers.get(requireCustomer(shop))
}

async function readMembership({ catalog }: ShopperContext, customer: WireCustomer) {
  const { bondLoyaltyEnabled: isOn } = await catalog.getPreferences()
  const { c_loyaltyID: loyaltyId, c_loyaltyMemberStatus: status } = customer
  const enrollment: Enrollment = isOn ? membershipOf({ loyaltyId, status }, true) : 'off'
  return { enrollment, status: loyaltyStatusOf(status) }
}

/** What the shop can tell by itself is not asked of the program. */
async function join(shop: ShopperContext, { postalCode, acceptsTerms }: JoinRewards) {
  const { enrollment } = await readMembership(shop, await customerIn(shop))
  if (enrollment === 'member') return { how: 'known' as const }
  if (enrollment !== 'none') throw new ProblemError('forbidden', { cause: enrollment })
  const zip = formatPostalCode(postalCode, 'US')
  const fields = {
    ...(postalCode === '' && { postalCode: 'required' as const }),
    ...(postalCode !== '' && zip === null && { postalCode: 'zip' as const }),
    ...(!acceptsTerms && { terms: 'required' as const }),
  }
  if (zip === null || !acceptsTerms) throw new ProblemError('invalid-input', { fields })
  const { excludedLoyaltyPostalCodes: excluded } = await shop.internalPreferences()
  if (!isInLoyaltyMarket(zip, excluded)) throw new ProblemError('rejected')
  shop.session.update({ noRewardsUntil: null })
  return { how: await shop.loyalty.join({ postalCode: zip, acceptsTerms }) }
}

type Once<Value extends object> = Omit<Parameters<typeof runAction<Value>>[1], 'run'>

/** Runs an action of the customer once for each idempotency key. */
function once<Value extends object>(
  shop: ShopperContext,
  action: Once<Value>,
  run: () => Promise<Value>,
): Promise<Value> {
  requireCustomer(shop)
  return runAction<Value>(shop, { ...action, run })
}
