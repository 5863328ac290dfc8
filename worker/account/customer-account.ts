import type { AccountHolder, CustomerAccount } from '#shared/account/customer-account.ts'
import { mayBeOffered } from '#shared/rewards/market.ts'
import { membershipOf } from '#shared/rewards/membership.ts'

import type { ShopperContext } from '../shopper/shopper-context.ts'
import { createAccountContext, type AccountContext } from './account-context.ts'
import { createAccountPasskeys } from './account-passkeys.ts'
import { createAddressBook } from './address-book.ts'
import { createLastTime } from './last-time.ts'
import { createMemberCheckout } from './member-checkout.ts'
import { createProfileSettings } from './profile-settings.ts'
import { recordOf } from './rewards.ts'
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
  const [customer, preferences, settings] = await Promise.all([
    account.read(),
    // The account is shown without rewards, too.
    account.shop.catalog.getPreferences().catch(() => null),
    account.shop.internalPreferences().catch(() => null),
  ])
  const record = recordOf(customer)
  const membership = membershipOf(record, preferences?.bondLoyaltyEnabled ?? false)
  const isInvited = mayBeOffered(record.postalCode, settings?.excludedLoyaltyPostalCodes ?? [])
  const isOff = !preferences?.bondLoyaltyEnabled || (membership === 'none' && !isInvited)
  return { firstName: customer.firstName, enrollment: isOff ? 'off' : membership }
}
