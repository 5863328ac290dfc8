import type { Enrollment } from '../rewards/member-rewards.ts'
import type { AccountPasskey } from './account-passkeys.ts'
import type { CardChoice, LastTime, ShippingAddresses } from './member-checkout.ts'
import type { ContactChoice, Profile } from './profile.ts'
import type { SavedAddress } from './saved-address.ts'
import type { CardBook } from './saved-card.ts'

/** The customer whose account a page shows, with what its menu depends on (spec 1 §2.8). */
export interface AccountHolder {
  /** Null if the account has none. */
  firstName: string | null
  enrollment: Enrollment
}

/**
 * The data of the account's pages. Only the edge has it.
 * @throws {ProblemError} `sign-in-required`, `unavailable`
 */
export interface CustomerAccount {
  getHolder(): Promise<AccountHolder>
  /** The preferred one first. */
  getAddresses(): Promise<SavedAddress[]>
  getProfile(): Promise<Profile>
  getContactChoices(): Promise<ContactChoice[]>
  getCards(): Promise<CardBook>
  /** Null for an agent, who may not see them. */
  getPasskeys(): Promise<AccountPasskey[] | null>
  getShippingAddresses(): Promise<ShippingAddresses>
  getCardChoice(): Promise<CardChoice>
  /** Null for guests, who cost no request, and without an address, a card or an order. */
  getLastTime(): Promise<LastTime | null>
}
