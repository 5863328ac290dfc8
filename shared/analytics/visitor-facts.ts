import type { CustomerType } from '../shell/session.ts'
import type { AccountStatus } from '../rewards/account-status.ts'

/** What analytics knows of a visitor (spec 3 §4). */
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

/** The facts of anybody of whom no more is known than whether they are signed in. */
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
