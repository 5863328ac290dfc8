import { ProblemError } from '#shared/http/problem.ts'
import { RequestedUpdate, type Rewards, type RewardsProgram } from '#shared/rewards/rewards.ts'
import { accountStatusOf } from '#shared/rewards/account-status.ts'
import { isInLoyaltyMarket, mayBeOffered } from '#shared/rewards/market.ts'
import { membershipOf, type LoyaltyRecord } from '#shared/rewards/membership.ts'
import { progressFrom } from '#shared/rewards/progress.ts'

import type { WireCustomer } from '../commerce/customers.ts'
import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

/** How long after signing in the rewards may be refreshed: five attempts with their pauses. */
const UPDATE_WITHIN_MS = 180_000
/** How long after the update its offers may appear: sixty looks at them. */
const OFFERS_WITHIN_MS = 90_000

/** The rewards of the customer of one request. */
export const createRewards = (shop: ShopperContext): RewardsProgram => ({
  getRewards: (signal) => rewardsOf(shop, signal),
  async requestUpdate(idempotencyKey) {
    const { context, bindings, session } = shop
    const name = await hashKey(idempotencyKey, `${context.site.id}.updateRewards`, {})
    return runIdempotent({
      context,
      bindings,
      session,
      name,
      kind: 'account',
      schema: RequestedUpdate,
      run: () => resultOf(() => requestUpdate(shop)),
    })
  },
})

/** The customer who is signed in. Null for others and while the program is off, without a call about anybody. */
async function customerOf({ session, catalog, customers }: ShopperContext, signal?: AbortSignal) {
  const { state } = session
  if (state?.authType !== 'registered') return null
  const { bondLoyaltyEnabled } = await catalog.getPreferences()
  return bondLoyaltyEnabled ? customers.get(state.customerId, signal) : null
}

type LoyaltyFields = Pick<
  WireCustomer,
  'c_loyaltyID' | 'c_loyaltyMemberStatus' | 'c_loyaltyPostalCode'
>

/** What a customer's profile says about the loyalty program. */
export const recordOf = (customer: LoyaltyFields): LoyaltyRecord => ({
  loyaltyId: customer.c_loyaltyID,
  status: customer.c_loyaltyMemberStatus,
  postalCode: customer.c_loyaltyPostalCode,
})

async function rewardsOf(shop: ShopperContext, signal?: AbortSignal): Promise<Rewards | null> {
  const customer = await customerOf(shop, signal)
  if (!customer) return null
  const { excludedLoyaltyPostalCodes } = await shop.internalPreferences()
  const record = recordOf(customer)
  const membership = membershipOf(record, true)
  const progress = membership === 'member' ? progressFrom(customer.c_filteredOffers) : null
  return {
    membership,
    accountStatus: accountStatusOf(record, (message) => shop.context.log.warn(message)),
    isInMarket: isInLoyaltyMarket(record.postalCode, excludedLoyaltyPostalCodes),
    isOffered: mayBeOffered(record.postalCode, excludedLoyaltyPostalCodes),
    progress,
    awaits: awaited(shop, { isMember: membership === 'member', hasOffers: progress !== null }),
  }
}

/** What the refresh still waits for. What has come, or takes too long, is forgotten. */
function awaited(
  { session, context }: ShopperContext,
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

async function requestUpdate(shop: ShopperContext): Promise<RequestedUpdate> {
  const { session, context, loyalty } = shop
  if (session.state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  const customer = await customerOf(shop)
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
  const loyaltyOffersLastUpdated = await loyalty.update()
  if (loyaltyOffersLastUpdated !== null) {
    session.update({ rewardsRefresh: { awaits: 'offers', since: context.now() } })
  }
  return { loyaltyOffersLastUpdated }
}
