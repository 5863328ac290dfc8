import * as v from 'valibot'

import { addressToInput } from '#shared/checkout/address.ts'
import { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { WorkerShopper } from '#shared/shopper.ts'

import type { Session } from '../session/session.ts'

/**
 * The shopper whose checkout also keeps in the account what the customer wants to be kept, once the checkout has it.
 * Agents keep no card, as in the account (`addCard`).
 */
export const keepingChoices = (
  shopper: WorkerShopper,
  account: Pick<CustomerAccount, 'saveAddress' | 'addCard'>,
  session: Pick<Session, 'state'>,
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
  async savePayment({ saveCard, ...input }, idempotencyKey) {
    const checkout = await shopper.savePayment(input, idempotencyKey)
    const { token } = input
    if (saveCard && token !== null && !session.state?.agent)
      await account.addCard({ token }, idempotencyKey)
    return checkout
  },
  async finishPaymentPage(answer) {
    const { savesCard = false } = session.state?.payment ?? {}
    const checkout = await shopper.finishPaymentPage(answer)
    const { state, token } = answer
    // The state of the visit is used once, as a key is.
    if (savesCard && token && !session.state?.agent)
      await account.addCard({ token }, v.parse(IdempotencyKey, state))
    return checkout
  },
})
