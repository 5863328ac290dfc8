import * as features from '#shop/features.ts'

import { noneOf } from '../http/none-of.ts'

const giftPaymentActions = {
  applyGiftCard: { path: '/checkout/billing/gift-cards/apply' },
  removeGiftCard: { path: '/checkout/billing/gift-cards/remove' },
} as const

/** The forms of the checkout. `worker/checkout/actions.ts` defines what each does. */
export const checkoutActions = {
  saveShippingAddress: { path: '/checkout/shipping/address' },
  chooseShippingMethod: { path: '/checkout/shipping/method' },
  saveGiftMessage: { path: '/checkout/shipping/gift' },
  savePayment: { path: '/checkout/billing/payment' },
  startPaymentPage: { path: '/checkout/billing/provider' },
  ...(features.giftCards ? giftPaymentActions : noneOf<typeof giftPaymentActions>()),
  changeOrderLine: { path: '/checkout/review/line' },
  placeOrder: { path: '/checkout/review/order' },
} as const satisfies Record<string, { path: `/${string}` }>
