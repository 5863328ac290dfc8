import * as features from '#shop/features.ts'
import { visitorFactsOf, type VisitorFacts } from '#shared/analytics/visitor-facts.ts'
import { accountStatusOf } from '#shared/rewards/account-status.ts'
import { isInLoyaltyMarket } from '#shared/rewards/market.ts'
import type { LoyaltyRecord } from '#shared/rewards/membership.ts'

import type { Edge } from '../http/edge.ts'

export interface KnownVisitor {
  facts: VisitorFacts
  /** Whether the facts say something of a loyalty account. */
  hasLoyaltyState: boolean
}

/** The fields of a customer's profile for analytics. */
interface CustomerFacts {
  record: LoyaltyRecord
  emailHash: VisitorFacts['emailHash']
}

/** The visitor for analytics (spec 3 §4). Guests have no profile; if a read fails, the facts are fewer. */
export async function readVisitor(
  { session, context, catalog, internalPreferences }: Edge,
  readCustomer: () => Promise<CustomerFacts>,
): Promise<KnownVisitor> {
  const { state } = session
  const facts = visitorFactsOf(state?.authType ?? 'anonymous')
  if (state?.authType !== 'registered') return { facts, hasLoyaltyState: false }
  const known = { ...facts, userId: state.customerId }
  try {
    if (!features.rewards) {
      const { emailHash } = await readCustomer()
      return { facts: { ...known, emailHash }, hasLoyaltyState: false }
    }
    const [{ record, emailHash }, { excludedLoyaltyPostalCodes }, { bondLoyaltyEnabled }] =
      await Promise.all([readCustomer(), internalPreferences(), catalog.getPreferences()])
    const accountStatus = accountStatusOf(record, (message) => context.log.warn(message))
    const isEligible = isInLoyaltyMarket(record.postalCode, excludedLoyaltyPostalCodes)
    return {
      facts: {
        ...known,
        accountStatus,
        isInLoyaltyMarket: isEligible ? 'Yes' : 'No',
        emailHash,
      },
      hasLoyaltyState: bondLoyaltyEnabled,
    }
  } catch {
    context.log.warn('customer not read for analytics')
    return { facts: known, hasLoyaltyState: false }
  }
}
