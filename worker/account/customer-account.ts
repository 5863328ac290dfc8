import * as features from '#shop/features.ts'
import type { AccountHolder, CustomerAccount } from '#shared/account/customer-account.ts'
import { mayBeOffered } from '#shared/rewards/market.ts'
import { membershipOf } from '#shared/rewards/membership.ts'

import { recordOf } from '../rewards/loyalty-customer.ts'
import type { Edge } from '../http/edge.ts'
import { readAccount } from './account-record.ts'
import { readAddresses } from './address-book.ts'
import { readContactChoices } from './contact-choices.ts'
import { readLastTime } from './last-time-offer.ts'
import { readCardChoice, readShippingAddresses } from './member-checkout.ts'
import { readProfile } from './profile.ts'
import { readCards } from './saved-cards.ts'

/** The account of one request's customer, for its pages. */
export const createCustomerAccount = (edge: Edge): Omit<CustomerAccount, 'getPasskeys'> => ({
  getHolder: () => readHolder(edge),
  getAddresses: () => readAddresses(edge),
  getProfile: () => readProfile(edge),
  getContactChoices: () => readContactChoices(edge),
  getCards: () => readCards(edge),
  getShippingAddresses: () => readShippingAddresses(edge),
  getCardChoice: () => readCardChoice(edge),
  getLastTime: () => readLastTime(edge),
})

async function readHolder(edge: Edge): Promise<AccountHolder> {
  if (!features.rewards)
    return { firstName: (await readAccount(edge)).firstName, enrollment: 'off' }
  const [customer, preferences, settings] = await Promise.all([
    readAccount(edge),
    // The account is shown without rewards, too.
    edge.catalog.getPreferences().catch(() => null),
    edge.internalPreferences().catch(() => null),
  ])
  const record = recordOf(customer)
  const membership = membershipOf(record, preferences?.bondLoyaltyEnabled ?? false)
  const isInvited = mayBeOffered(record.postalCode, settings?.excludedLoyaltyPostalCodes ?? [])
  const isOff = !preferences?.bondLoyaltyEnabled || (membership === 'none' && !isInvited)
  return { firstName: customer.firstName, enrollment: isOff ? 'off' : membership }
}
