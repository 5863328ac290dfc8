import type { MemberCheckout } from './member-checkout.ts'
import type { Enrollment } from '../rewards/member-rewards.ts'
import type { AccountPasskeys } from './account-passkeys.ts'
import type { ProfileSettings } from './profile.ts'
import type { AddressBook } from './saved-address.ts'
import type { SavedCards } from './saved-card.ts'

/** Who looks at a page of the account, and what its menu depends on (spec 1 §2.8). */
export interface AccountHolder {
  /** Null if the account has none. */
  firstName: string | null
  enrollment: Enrollment
}

/**
 * What the pages of an account show and change, of the customer who is signed in. Only the edge has it. Ids of
 * others answer like unknown ones.
 */
export interface CustomerAccount
  extends AddressBook, ProfileSettings, SavedCards, AccountPasskeys, MemberCheckout {
  /** @throws {ProblemError} `sign-in-required`, `unavailable` */
  getHolder(): Promise<AccountHolder>
}
