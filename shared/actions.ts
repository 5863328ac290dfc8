import type { AccountActionName } from './account-actions.ts'
import { newsletterActions } from './newsletter/actions.ts'
import { reviewActions } from './reviews/actions.ts'
import { wishListActions } from './wish-list/actions.ts'

/**
 * Every form that is posted, except those that only a customer's own pages have (`account-actions.ts`). The form's `action`
 * attribute needs the path, which has no site and locale.
 * `worker/actions.ts` says what each action does. A capability that has a folder with `actions.ts` is one line here.
 */
export const actions = {
  addToBag: { path: '/cart/add' },
  addSetToBag: { path: '/cart/add-set' },
  updateLine: { path: '/cart/update' },
  setFulfillment: { path: '/cart/fulfillment' },
  addGiftCard: { path: '/cart/gift-cards/add' },
  removeGiftCertificate: { path: '/cart/gift-certificates/remove' },
  addCoupon: { path: '/cart/coupons/add' },
  removeCoupon: { path: '/cart/coupons/remove' },
  chooseBonus: { path: '/cart/gifts/choose' },
  dismissNotice: { path: '/cart/dismiss' },
  saveShippingAddress: { path: '/checkout/shipping/address' },
  chooseShippingMethod: { path: '/checkout/shipping/method' },
  saveGiftMessage: { path: '/checkout/shipping/gift' },
  savePayment: { path: '/checkout/billing/payment' },
  startPaymentPage: { path: '/checkout/billing/provider' },
  applyGiftCard: { path: '/checkout/billing/gift-cards/apply' },
  removeGiftCard: { path: '/checkout/billing/gift-cards/remove' },
  changeOrderLine: { path: '/checkout/review/line' },
  placeOrder: { path: '/checkout/review/order' },
  ...newsletterActions,
  signIn: { path: '/login/sign-in' },
  signOut: { path: '/login/sign-out' },
  chooseStore: { path: '/store-locator/choose' },
  ...reviewActions,
  ...wishListActions,
  trackOrder: { path: '/customer-care/order-status/track' },
  buyAgain: { path: '/my-account/orders/buy-again' },
  cancelOrder: { path: '/my-account/orders/cancel' },
  returnItems: { path: '/my-account/orders/return' },
  register: { path: '/registration/create' },
  completeProfile: { path: '/complete-registration/save' },
  requestReset: { path: '/my-account/reset/request' },
  setNewPassword: { path: '/set-new-password/save' },
  requestCode: { path: '/login/code' },
  saveAddress: { path: '/my-account/address-list/save' },
  saveProfile: { path: '/my-account/edit-profile/save' },
  changeEmail: { path: '/my-account/edit-profile/email' },
  changePassword: { path: '/my-account/edit-profile/password' },
  deleteAccount: { path: '/my-account/edit-profile/delete' },
  checkGiftCardBalance: { path: '/giftcards/balance/check' },
  enterCode: { path: '/login/code/enter' },
} as const satisfies Record<string, { path: `/${string}` }>

export type ActionName = keyof typeof actions | AccountActionName

/** The query key of the result that the page of a form shows. The worker sets it; no request loads it. */
export const answerKey = (action: ActionName) => ['answer', action] as const

/** The path to which the payment provider returns the shopper. */
export const PAYMENT_RETURN_PATH = '/checkout/billing/return'

/** The path to which the payment provider returns a customer with a card to keep. */
export const CARD_RETURN_PATH = '/my-account/payment-methods/return'

/** The path to which choices about cookies are posted. It answers without an action, because it needs neither session nor key. */
export const PRIVACY_CHOICES_PATH = '/privacy-choices/save'

/** Shows what has become of an action that had to wait for its customer. It has no page of its own. */
export const CONTINUE_PATH = '/login/continue'

/** The path to which SLAS returns an agent, whether it has signed them in or refused to. */
export const CALLBACK_PATH = '/callback'

/** Tells scripts of the subscription service who the customer is. It shows no page of the shop. */
export const SUBSCRIPTION_AUTH_PATH = '/ordergroove-auth'

/** The hidden field with the form's idempotency key. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey'

/** The hidden field with the path and query of the page that contains the form, if it may be on several pages. */
export const FROM_FIELD = 'from'

/** The hidden field of a form that is sent after the customer's session has ended: only a customer may send it. */
export const SIGN_IN_FIELD = 'sign-in'

/** The hidden field with the name of the form, if a page may have several of its action. */
export const FORM_FIELD = 'form'

/** The name of a button whose value changes the submitted quantity. */
export const STEP_FIELD = 'step'
