import type { RouteKey } from '#shared/routes.ts'

import type { LazyPage } from './pages/page.ts'
import { wishListPages } from './wish-list/pages.ts'

export type PageKey = RouteKey | 'notFound' | 'agentRefused' | 'error'

const category: LazyPage = {
  load: () => import('./pages/category/category-page.tsx').then((module) => module.categoryPage),
}
const product: LazyPage = {
  load: () => import('./pages/product/product-page.tsx').then((module) => module.productPage),
}

/**
 * Every page of the route table, each in its own chunk, and the pages without a URL of their own. This table, with
 * those of capabilities that it spreads, is a page's only registration: from these imports the build also finds the files that a document preloads.
 */
export const pages: Record<PageKey, LazyPage> = {
  home: { load: () => import('./pages/home/home-page.tsx').then((module) => module.homePage) },
  category,
  topCategory: category,
  childCategory: category,
  search: {
    load: () => import('./pages/search/search-page.tsx').then((module) => module.searchPage),
  },
  product,
  productById: product,
  customerCare: {
    load: () =>
      import('./pages/content/content-page.tsx').then((module) => module.customerCarePage),
  },
  privacyAndSecurity: {
    load: () =>
      import('./pages/content/content-page.tsx').then((module) => module.privacyAndSecurityPage),
  },
  statesPrivacyRights: {
    load: () =>
      import('./pages/content/content-page.tsx').then((module) => module.statesPrivacyRightsPage),
  },
  cart: { load: () => import('./pages/cart/cart-page.tsx').then((module) => module.cartPage) },
  checkout: {
    load: () => import('./pages/checkout/checkout-page.tsx').then((module) => module.checkoutPage),
  },
  checkoutShipping: {
    load: () => import('./pages/checkout/shipping-page.tsx').then((module) => module.shippingPage),
  },
  checkoutBilling: {
    load: () => import('./pages/checkout/billing-page.tsx').then((module) => module.billingPage),
  },
  checkoutReview: {
    load: () => import('./pages/checkout/review-page.tsx').then((module) => module.reviewPage),
  },
  checkoutConfirmation: {
    load: () =>
      import('./pages/checkout/confirmation-page.tsx').then((module) => module.confirmationPage),
  },
  styleGuide: {
    load: () =>
      import('./pages/style-guide/style-guide-page.tsx').then((module) => module.styleGuidePage),
    needsAllMessages: true,
  },
  privacyChoices: {
    load: () =>
      import('./pages/privacy-choices/privacy-choices-page.tsx').then(
        (module) => module.privacyChoicesPage,
      ),
  },
  orderStatus: {
    load: () =>
      import('./pages/order-status/order-status-page.tsx').then((module) => module.orderStatusPage),
    needsAllMessages: true,
  },
  giftCardBalance: {
    load: () =>
      import('./gift-cards/gift-card-balance-page.tsx').then(
        (module) => module.giftCardBalancePage,
      ),
  },
  storeLocator: {
    load: () =>
      import('./pages/store-locator/store-locator-page.tsx').then(
        (module) => module.storeLocatorPage,
      ),
  },
  loyaltyRewards: {
    load: () =>
      import('./pages/content/content-page.tsx').then((module) => module.loyaltyRewardsPage),
  },
  joinRewards: {
    load: () =>
      import('./pages/rewards/join-rewards-page.tsx').then((module) => module.joinRewardsPage),
  },
  activation: {
    load: () =>
      import('./pages/rewards/activation-page.tsx').then((module) => module.activationPage),
    needsAllMessages: true,
  },
  globalLocations: {
    load: () =>
      import('./pages/content/content-page.tsx').then((module) => module.globalLocationsPage),
  },
  login: {
    load: () => import('./pages/account/login-page.tsx').then((module) => module.loginPage),
  },
  registration: {
    load: () =>
      import('./pages/registration/registration-page.tsx').then(
        (module) => module.registrationPage,
      ),
  },
  completeRegistration: {
    load: () =>
      import('./pages/registration/complete-registration-page.tsx').then(
        (module) => module.completeRegistrationPage,
      ),
  },
  passwordReset: {
    load: () =>
      import('./pages/password-reset/password-reset-page.tsx').then(
        (module) => module.passwordResetPage,
      ),
  },
  setNewPassword: {
    load: () =>
      import('./pages/password-reset/new-password-page.tsx').then(
        (module) => module.newPasswordPage,
      ),
  },
  setNewPasswordExpired: {
    load: () =>
      import('./pages/password-reset/expired-link-page.tsx').then(
        (module) => module.expiredLinkPage,
      ),
  },
  myAccount: {
    load: () =>
      import('./pages/account/my-account-page.tsx').then((module) => module.myAccountPage),
  },
  addresses: {
    load: () => import('./pages/account/addresses-page.tsx').then((module) => module.addressesPage),
  },
  profile: {
    load: () => import('./pages/account/profile-page.tsx').then((module) => module.profilePage),
  },
  orders: {
    load: () => import('./pages/orders/orders-page.tsx').then((module) => module.ordersPage),
  },
  order: {
    load: () => import('./pages/orders/order-page.tsx').then((module) => module.orderPage),
  },
  pointsHistory: {
    load: () =>
      import('./pages/rewards/points-history-page.tsx').then((module) => module.pointsHistoryPage),
  },
  wallet: {
    load: () => import('./pages/rewards/wallet-page.tsx').then((module) => module.walletPage),
  },
  howRewardsWork: {
    load: () =>
      import('./pages/rewards/how-rewards-work-page.tsx').then(
        (module) => module.howRewardsWorkPage,
      ),
  },
  scentScription: {
    load: () =>
      import('./pages/scent-scription/scent-scription-page.tsx').then(
        (module) => module.scentScriptionPage,
      ),
  },
  paymentMethods: {
    load: () =>
      import('./pages/account/payment-methods-page.tsx').then(
        (module) => module.paymentMethodsPage,
      ),
  },
  ...wishListPages,
  notFound: {
    load: () =>
      import('./pages/not-found/not-found-page.tsx').then((module) => module.notFoundPage),
  },
  agentRefused: {
    load: () =>
      import('./pages/error/agent-refused-page.tsx').then((module) => module.agentRefusedPage),
  },
  error: { load: () => import('./pages/error/error-page.tsx').then((module) => module.errorPage) },
}
