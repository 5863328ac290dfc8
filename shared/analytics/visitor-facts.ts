import type { CustomerType } from '../shell/session.ts'
import type { AccountStatus } from '../rewards/account-status.ts'

/** A visitor, for analytics (spec 3 §4). */
export interface VisitorFacts {
  loginState: 'logged in' | 'anonymous'
  registration: 'new' | 'registered'
  /** The state of the loyalty account. `unknown` without one. */
  accountStatus: AccountStatus
  isInLoyaltyMarket: 'Yes' | 'No'
  /** Both only of a customer who is signed in, and only sent with links (spec 3 §7). */
  userId: string | null
  emailHash: string | null
}

/** The facts of a visitor of whom only the sign-in is known. */
export function visitorFactsOf(customerType: CustomerType): VisitorFacts {
  const isRegistered = customerType === 'registered'
  return {
    loginState: isRegistered ? 'logged in' : 'anonymous',
    registration: isRegistered ? 'registered' : 'new',
    accountStatus: 'unknown',
    isInLoyaltyMarket: 'No',
    userId: null,
    emailHash: null,
  }
}
