import { CARD_IN_BASKET } from '#shared/checkout/card-in-basket.ts'
import { STEP_PATHS, UNFILLED_PARAMETER } from '#shared/checkout/step-paths.ts'
import { ChosenAddress, ChosenCard, LikeLastTime } from '#shared/account/member-checkout.ts'

import { inCheckout } from './checkout-actions.ts'
import { defineAction } from './define-action.ts'

/** From the bag to the review, or to the first step that lacks something. */
export const checkOutAsLastTime = defineAction({
  ...inCheckout,
  agents: 'allowed',
  limit: 'none',
  access: 'customerAccount',
  pages: ['cart'],
  fallbackPage: 'cart',
  fields: ['like'],
  schema: LikeLastTime,
  async run({ customerAccount, idempotencyKey }) {
    const { openStep, unfilled } = await customerAccount.checkOutAsLastTime(idempotencyKey)
    return unfilled
      ? `${STEP_PATHS[openStep]}?${UNFILLED_PARAMETER}=${unfilled}`
      : STEP_PATHS[openStep]
  },
})

/** Ships to a saved address, or asks for another one. */
export const shipToSaved = defineAction({
  ...inCheckout,
  agents: 'allowed',
  limit: 'none',
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

/** Pays with a saved card, keeps the order's own, or asks for another one. */
export const payWithSaved = defineAction({
  ...inCheckout,
  agents: 'allowed',
  limit: 'none',
  access: 'customerAccount',
  pages: ['checkoutBilling'],
  fallbackPage: 'checkoutBilling',
  fields: ['instrumentId'],
  schema: ChosenCard,
  async run({ customerAccount, input: { instrumentId }, idempotencyKey }) {
    if (instrumentId === '') return `${STEP_PATHS.billing}?edit=form`
    if (instrumentId === CARD_IN_BASKET) return STEP_PATHS.review
    const { openStep } = await customerAccount.payWithSaved({ instrumentId }, idempotencyKey)
    // Only the address of the bill is left to be typed.
    return openStep === 'billing' ? `${STEP_PATHS.billing}?edit=form` : STEP_PATHS[openStep]
  },
})
