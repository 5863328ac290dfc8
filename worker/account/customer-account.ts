import type { AccountHolder, CustomerAccount } from '#shared/contract/customer-account.ts'
import { membershipOf } from '#shared/loyalty/membership.ts'

import type { ShopperContext } from '../shopper/shopper-context.ts'
import { createAccountContext, type AccountContext } from './account-context.ts'
import { createAccountPasskeys } from './account-passkeys.ts'
import { createAddressBook } from './address-book.ts'
import { createLastTime } from './last-time.ts'
import { createMemberCheckout } from './member-checkout.ts'
import { createProfileSettings } from './profile-settings.ts'
import { createSavedCards } from './saved-cards.ts'

/** The account of one request's customer. */
export function createCustomerAccount(shop: ShopperContext): CustomerAccount {
  const account = createAccountContext(shop)
  return {
    getHolder: () => holderOf(account),
    ...createAddressBook(account),
    ...createProfileSettings(account),
    ...createSavedCards(account),
    ...createMemberCheckout(account),
    ...createLastTime(account),
    ...createAccountPasskeys(account),
  }
}

async function holderOf(account: AccountContext): Promise<AccountHolder> {
  const [customer, preferences] = await Promise.all([
    account.read(),
    // The account is shown without rewards, too.
    account.shop.catalog.getPreferences().catch(() => null),
  ])
  const record = { loyaltyId: customer.c_loyaltyID, status: customer.c_loyaltyMemberStatus }
  const enrollment = preferences?.bondLoyaltyEnabled ? membershipOf(record, true) : 'off'
  return { firstName: customer.firstName, enrollment }
}
