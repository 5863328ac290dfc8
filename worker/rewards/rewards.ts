import { ProblemError } from '#shared/http/problem.ts'
import type { RequestedUpdate, Rewards } from '#shared/rewards/rewards.ts'
import { accountStatusOf } from '#shared/rewards/account-status.ts'
import { isInLoyaltyMarket, mayBeOffered } from '#shared/rewards/market.ts'
import { membershipOf } from '#shared/rewards/membership.ts'
import { progressFrom } from '#shared/rewards/progress.ts'

import type { Edge } from '../http/edge.ts'
import { readCustomer } from '../session/customer-record.ts'
import { LoyaltyCustomer, recordOf } from './loyalty-customer.ts'
import { createLoyalty } from './upstream.ts'

/** How long after signing in the rewards may be refreshed: five attempts with their pauses. */
const UPDATE_WITHIN_MS = 180_000
/** How long after the update its offers may appear: sixty looks at them. */
const OFFERS_WITHIN_MS = 90_000

/** The customer who is signed in. Null, without a call, for others and while the program is off. */
async function customerOf(edge: Edge, signal?: AbortSignal) {
  if (edge.session.state?.authType !== 'registered') return null
  const { bondLoyaltyEnabled } = await edge.catalog.getPreferences()
  return bondLoyaltyEnabled ? readCustomer(edge, LoyaltyCustomer, signal) : null
}

/** Null for guests, and while the site's program is off. */
export async function getRewards(edge: Edge, signal?: AbortSignal): Promise<Rewards | null> {
  const customer = await customerOf(edge, signal)
  if (!customer) return null
  const { excludedLoyaltyPostalCodes } = await edge.internalPreferences()
  const record = recordOf(customer)
  const membership = membershipOf(record, true)
  const progress = membership === 'member' ? progressFrom(customer.c_filteredOffers) : null
  return {
    membership,
    accountStatus: accountStatusOf(record, (message) => edge.context.log.warn(message)),
    isInMarket: isInLoyaltyMarket(record.postalCode, excludedLoyaltyPostalCodes),
    isOffered: mayBeOffered(record.postalCode, excludedLoyaltyPostalCodes),
    progress,
    awaits: awaited(edge, { isMember: membership === 'member', hasOffers: progress !== null }),
  }
}

/** What the refresh still waits for. Forgets an update that has come or takes too long. */
function awaited(
  { session, context }: Edge,
  { isMember, hasOffers }: { isMember: boolean; hasOffers: boolean },
): Rewards['awaits'] {
  const refresh = session.state?.rewardsRefresh
  if (!refresh) return null
  const { awaits, since } = refresh
  const limit = awaits === 'update' ? UPDATE_WITHIN_MS : OFFERS_WITHIN_MS
  const isOver = !isMember || context.now() - since > limit || (awaits === 'offers' && hasOffers)
  if (isOver) session.update({ rewardsRefresh: null })
  return isOver ? null : awaits
}

/** Asks the program to update a member's offers. @throws {ProblemError} `rejected` if the customer is not a member */
export async function requestUpdate(edge: Edge): Promise<RequestedUpdate> {
  const { session, context } = edge
  const customer = await customerOf(edge)
  if (!customer) throw new ProblemError('rejected', { cause: 'the program is off' })
  const record = recordOf(customer)
  if (!record.loyaltyId) {
    const cause = 'loyaltyId is required'
    context.log.warn(cause)
    throw new ProblemError('rejected', { cause })
  }
  if (membershipOf(record, true) !== 'member') {
    throw new ProblemError('rejected', { cause: 'not a member' })
  }
  const loyaltyOffersLastUpdated = await createLoyalty(edge).update()
  if (loyaltyOffersLastUpdated !== null) {
    session.update({ rewardsRefresh: { awaits: 'offers', since: context.now() } })
  }
  return { loyaltyOffersLastUpdated }
}
