import { visitorFactsOf, type VisitorFacts } from '#shared/analytics/visitor-facts.ts'
import { accountStatusOf } from '#shared/rewards/account-status.ts'
import { isInLoyaltyMarket } from '#shared/rewards/market.ts'

import { recordOf } from '../account/rewards.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

export interface KnownVisitor {
  facts: VisitorFacts
  /** Whether the facts say something of a loyalty account. */
  hasLoyaltyState: boolean
}

/** What analytics knows of the visitor (spec 3 §4). Of guests nothing is asked, and without an answer less is known. */
export async function readVisitor(shop: ShopperContext): Promise<KnownVisitor> {
  const { session, context, customers } = shop
  const { state } = session
  const facts = visitorFactsOf(state?.authType ?? 'anonymous')
  if (state?.authType !== 'registered') return { facts, hasLoyaltyState: false }
  const known = { ...facts, userId: state.customerId }
  try {
    const [customer, { excludedLoyaltyPostalCodes }, { bondLoyaltyEnabled }] = await Promise.all([
      customers.get(state.customerId),
      shop.internalPreferences(),
      shop.catalog.getPreferences(),
    ])
    const record = recordOf(customer)
    const accountStatus = accountStatusOf(record, (message) => context.log.warn(message))
    const isEligible = isInLoyaltyMarket(record.postalCode, excludedLoyaltyPostalCodes)
    return {
      facts: {
        ...known,
        accountStatus,
        isInLoyaltyMarket: isEligible ? 'Yes' : 'No',
        emailHash: customer.c_emailHash,
      },
      hasLoyaltyState: bondLoyaltyEnabled,
    }
  } catch {
    context.log.warn('customer not read for analytics')
    return { facts: known, hasLoyaltyState: false }
  }
}
