import type { AccountHolder, CustomerAccount } from '#shared/contract/customer-account.ts'
import { membershipOf } from '#shared/loyalty/membership.ts'

import type { ShopperContext } from '../shopper/shopper-context.ts'
import { requireCustomer } from './require-customer.ts'

/** The account of one request's customer. */
export const createCustomerAccount = (shop: ShopperContext): CustomerAccount => ({
  getHolder: (signal) => holderOf(shop, signal),
})

async function holderOf(shop: ShopperContext, signal?: AbortSignal): Promise<AccountHolder> {
  const customerId = requireCustomer(shop)
  const [customer, { bondLoyaltyEnabled: hasLoyalty }] = await Promise.all([
    shop.customers.get(customerId, signal),
    shop.catalog.getPreferences(),
  ])
  const record = { loyaltyId: customer.c_loyaltyID, status: customer.c_loyaltyMemberStatus }
  return {
    firstName: customer.firstName,
    isMember: membershipOf(record, hasLoyalty) === 'member',
    hasLoyalty,
  }
}
