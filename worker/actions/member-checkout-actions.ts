import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { ChosenAddress } from '#shared/contract/member-checkout.ts'

import { inCheckout } from './checkout-actions.ts'
import { defineAction } from './define-action.ts'

/** Ships to a saved address, or asks for another one. */
export const shipToSaved = defineAction({
  ...inCheckout,
  access: 'customerAccount',
  pages: ['checkoutShipping'],
  fallbackPage: 'checkoutShipping',
  search: '?edit=address',
  fields: ['addressId'],
  schema: ChosenAddress,
  async run({ customerAccount, input: { addressId }, idempotencyKey }) {
    if (addressId === '') return `${STEP_PATHS.shipping}?edit=form`
    await customerAccount.shipToSaved({ addressId }, idempotencyKey)
    return STEP_PATHS.shipping
  },
})
