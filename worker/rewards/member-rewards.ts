import type {
  ActivatedReward,
  ChosenReward,
  Enrollment,
  JoinedRewards,
  JoinRewards,
  MemberRewards,
  RewardsToUse,
} from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { loyaltyStatusOf } from '#shared/rewards/loyalty-status.ts'
import {
  isInLoyaltyMarket,
  programPostalCode,
  programPostalCodeRule,
} from '#shared/rewards/market.ts'
import { membershipOf } from '#shared/rewards/membership.ts'
import { offersFrom } from '#shared/rewards/offers.ts'
import { progressFrom } from '#shared/rewards/progress.ts'

import type { Edge } from '../http/edge.ts'
import { readCustomer } from '../session/customer-record.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import { LoyaltyCustomer, NO_REWARDS_MS } from './loyalty-customer.ts'
import { couponsInBag } from './reward-coupons.ts'
import { createLoyalty } from './upstream.ts'

/** The rewards of one request's customer. @throws {ProblemError} `sign-in-required` */
export function createMemberRewards(edge: Edge): MemberRewards {
  return {
    async getEnrollment() {
      const customer = await readCustomer(edge, LoyaltyCustomer)
      const { c_loyaltyPostalCode: postalCode } = customer
      return { ...(await readMembership(edge, customer)), postalCode: postalCode ?? '' }
    },
    async getWallet() {
      const [customer, bag] = await Promise.all([
        readCustomer(edge, LoyaltyCustomer),
        couponsInBag(edge),
      ])
      const membership = await readMembership(edge, customer)
      const isMember = membership.enrollment === 'member'
      const { c_filteredOffers: filtered } = customer
      return {
        ...membership,
        progress: isMember ? progressFrom(filtered) : null,
        offers: isMember ? offersFrom(filtered) : null,
        bag,
        today: new Date(edge.context.now()).toISOString().slice(0, 10),
      }
    },
    getRewardsToUse: () => getRewardsToUse(edge),
    async getPoints(filter) {
      const customer = await readCustomer(edge, LoyaltyCustomer)
      const membership = await readMembership(edge, customer)
      const nothing = { entries: [], total: 0, balance: 0 }
      // A former member may still see the points.
      const isKnown = membership.enrollment === 'member' || membership.enrollment === 'excluded'
      if (!isKnown) return { ...membership, ...nothing }
      const history = await ifAbsent(createLoyalty(edge).points(filter), () => null)
      if (!history) return { ...membership, ...nothing, enrollment: 'off' }
      const { data: entries, total, balance } = history
      return { ...membership, entries, total, balance }
    },
  }
}

/** Null for everyone but members, and where the site has no program. */
export async function getRewardsToUse(edge: Edge): Promise<RewardsToUse | null> {
  const { session, context } = edge
  if (session.state?.authType !== 'registered') return null
  if ((session.state.noRewardsUntil ?? 0) > context.now()) return null
  const { bondLoyaltyEnabled: isOn } = await edge.catalog.getPreferences()
  if (!isOn) return null
  const customer = await readCustomer(edge, LoyaltyCustomer)
  const { enrollment } = await readMembership(edge, customer)
  const isMember = enrollment === 'member'
  session.update({ noRewardsUntil: isMember ? null : context.now() + NO_REWARDS_MS })
  if (!isMember) return null
  const { c_filteredOffers: filtered } = customer
  const offers = offersFrom(filtered)?.filter(({ status }) => status === 'available') ?? null
  return { offers, progress: progressFrom(filtered) }
}

async function readMembership({ catalog }: Edge, customer: LoyaltyCustomer) {
  const { bondLoyaltyEnabled: isOn } = await catalog.getPreferences()
  const { c_loyaltyID: loyaltyId, c_loyaltyMemberStatus: status } = customer
  const enrollment: Enrollment = isOn ? membershipOf({ loyaltyId, status }, true) : 'off'
  return { enrollment, status: loyaltyStatusOf(status) }
}

/** Joins the program. Rejects without a call what the shop can check itself. */
export async function joinRewards(
  edge: Edge,
  { postalCode, acceptsTerms }: JoinRewards,
): Promise<JoinedRewards> {
  const { enrollment } = await readMembership(edge, await readCustomer(edge, LoyaltyCustomer))
  if (enrollment === 'member') return { how: 'known' }
  if (enrollment !== 'none') throw new ProblemError('forbidden', { cause: enrollment })
  const zip = programPostalCode(postalCode)
  const fields = {
    ...(postalCode === '' && { postalCode: 'required' as const }),
    ...(postalCode !== '' &&
      zip === null && {
        postalCode: programPostalCodeRule().problem,
      }),
    ...(!acceptsTerms && { terms: 'required' as const }),
  }
  if (zip === null || !acceptsTerms) throw new ProblemError('invalid-input', { fields })
  const { excludedLoyaltyPostalCodes: excluded } = await edge.internalPreferences()
  if (!isInLoyaltyMarket(zip, excluded)) throw new ProblemError('rejected')
  edge.session.update({ noRewardsUntil: null })
  return { how: await createLoyalty(edge).join({ postalCode: zip, acceptsTerms }) }
}

export const activateReward = async (
  edge: Edge,
  { offerId }: ChosenReward,
): Promise<ActivatedReward> => ({ result: await createLoyalty(edge).activate(offerId) })
