import type { RouteKey } from '#shared/routes.ts'
import type { Locale } from '#shared/site/site.ts'

import type { CheckoutStep } from './checkout.ts'

/** The address prefix of each locale. */
export const PREFIX: Record<Locale, string> = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' }

interface Visit {
  /** Without site and locale. */
  path: string
  status: number
  /** The checkout step that the page needs. */
  needs?: CheckoutStep
  /** Whether anyone else is led to the login page. */
  isOfCustomer?: true
}

/**
 * An address of every route of the shop. The tests open each of them in every locale without
 * JavaScript and in most with it, and expect no accessibility violations, errors or hydration mismatches.
 */
export const visits: Record<RouteKey | 'notFound', Visit> = {
  home: { path: '/', status: 200 },
  category: { path: '/category/body-care', status: 200 },
  topCategory: { path: '/g/home-fragrance', status: 200 },
  childCategory: { path: '/c/home-fragrance/three-wick-candles', status: 200 },
  search: { path: '/search?q=cedar', status: 200 },
  product: { path: '/p/JW0801', status: 200 },
  productById: { path: '/product/JW0807', status: 200 },
  customerCare: { path: '/customer-care', status: 200 },
  privacyAndSecurity: { path: '/customer-care/privacy-and-security.html', status: 200 },
  statesPrivacyRights: { path: '/customer-care/states-privacy-rights.html', status: 200 },
  cart: { path: '/cart', status: 200 },
  checkout: { path: '/checkout', status: 200, needs: 'address' },
  checkoutShipping: { path: '/checkout/shipping', status: 200, needs: 'method' },
  checkoutBilling: { path: '/checkout/billing', status: 200, needs: 'payment' },
  checkoutReview: { path: '/checkout/review', status: 200, needs: 'review' },
  checkoutConfirmation: { path: '/checkout/confirmation/received', status: 200 },
  styleGuide: { path: '/style-guide', status: 200 },
  privacyChoices: { path: '/privacy-choices', status: 200 },
  orderStatus: { path: '/customer-care/order-status', status: 200 },
  giftCardBalance: { path: '/giftcards/balance', status: 200 },
  storeLocator: { path: '/store-locator', status: 200 },
  loyaltyRewards: { path: '/loyalty-rewards', status: 200 },
  joinRewards: { path: '/loyalty-rewards/join', status: 200 },
  activation: { path: '/activate-expired', status: 200 },
  globalLocations: { path: '/global-locations/global-locations', status: 200 },
  login: { path: '/login', status: 200 },
  registration: { path: '/registration', status: 200 },
  completeRegistration: { path: '/complete-registration', status: 200 },
  myAccount: { path: '/my-account', status: 200 },
  addresses: { path: '/my-account/address-list', status: 200, isOfCustomer: true },
  profile: { path: '/my-account/edit-profile', status: 200, isOfCustomer: true },
  orders: { path: '/my-account/order-history', status: 200, isOfCustomer: true },
  order: { path: '/my-account/order-history/JW00000001', status: 200, isOfCustomer: true },
  pointsHistory: { path: '/my-account/my-points-history', status: 200, isOfCustomer: true },
  wallet: { path: '/my-account/wallet', status: 200, isOfCustomer: true },
  howRewardsWork: { path: '/my-account/wallet/how-rewards-work', status: 200 },
  scentScription: { path: '/my-account/scent-scription', status: 200, isOfCustomer: true },
  paymentMethods: { path: '/my-account/payment-methods', status: 200, isOfCustomer: true },
  passwordReset: { path: '/my-account/reset', status: 200 },
  setNewPassword: { path: '/set-new-password?step=done', status: 200 },
  setNewPasswordExpired: { path: '/set-new-password-expired', status: 200 },
  wishList: { path: '/my-account/wishlist', status: 200 },
  sharedWishList: { path: '/love-it-list/unknown', status: 404 },
  notFound: { path: '/no-such-page', status: 404 },
}
