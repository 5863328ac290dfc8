import { addressToInput } from '#shared/checkout/address.ts'
import type { CustomerAccount } from '#shared/contract/customer-account.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'

/** The shopper whose checkout also keeps in the account what the customer wants to be kept, once the checkout has it. */
export const keepingChoices = (
  shopper: WorkerShopper,
  account: Pick<CustomerAccount, 'saveAddress'>,
): WorkerShopper => ({
  ...shopper,
  async saveShippingAddress({ saveAddress, ...input }, idempotencyKey) {
    const checkout = await shopper.saveShippingAddress(input, idempotencyKey)
    const { shippingAddress: address } = checkout
    if (saveAddress && address) {
      const { countryCode } = address
      const kept = { ...addressToInput(address), countryCode, isPreferred: false }
      await account.saveAddress(kept, idempotencyKey)
    }
    return checkout
  },
})
