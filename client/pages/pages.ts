import type { RouteKey } from '#shared/routes.ts'

import type { Page } from './page.ts'

export type PageKey = RouteKey | 'notFound' | 'error'

export interface LazyPage {
  load(): Promise<Page>
}

/**
 * Every page of the route table, each in its own chunk, and the pages without a URL of their own. This is a page's
 * only registration: from these imports the build also finds the files that a document preloads.
 */
export const pages: Record<PageKey, LazyPage> = {
  home: { load: async () => (await import('./home/home-page.tsx')).homePage },
  category: { load: async () => (await import('./category/category-page.tsx')).categoryPage },
  topCategory: { load: async () => (await import('./category/category-page.tsx')).categoryPage },
  childCategory: { load: async () => (await import('./category/category-page.tsx')).categoryPage },
  search: { load: async () => (await import('./search/search-page.tsx')).searchPage },
  product: { load: async () => (await import('./product/product-page.tsx')).productPage },
  productById: { load: async () => (await import('./product/product-page.tsx')).productPage },
  customerCare: { load: async () => (await import('./content/content-page.tsx')).customerCarePage },
  privacyAndSecurity: {
    load: async () => (await import('./content/content-page.tsx')).privacyAndSecurityPage,
  },
  statesPrivacyRights: {
    load: async () => (await import('./content/content-page.tsx')).statesPrivacyRightsPage,
  },
  cart: { load: async () => (await import('./cart/cart-page.tsx')).cartPage },
  checkout: { load: async () => (await import('./checkout/checkout-page.tsx')).checkoutPage },
  checkoutShipping: {
    load: async () => (await import('./checkout/shipping-page.tsx')).shippingPage,
  },
  checkoutBilling: { load: async () => (await import('./checkout/billing-page.tsx')).billingPage },
  checkoutReview: { load: async () => (await import('./checkout/review-page.tsx')).reviewPage },
  checkoutConfirmation: {
    load: async () => (await import('./checkout/confirmation-page.tsx')).confirmationPage,
  },
  styleGuide: {
    load: async () => (await import('./style-guide/style-guide-page.tsx')).styleGuidePage,
  },
  orderStatus: {
    load: async () => (await import('./order-status/order-status-page.tsx')).orderStatusPage,
  },
  giftCardBalance: {
    load: async () =>
      (await import('./gift-card-balance/gift-card-balance-page.tsx')).giftCardBalancePage,
  },
  storeLocator: {
    load: async () => (await import('./store-locator/store-locator-page.tsx')).storeLocatorPage,
  },
  loyaltyRewards: {
    load: async () => (await import('./content/content-page.tsx')).loyaltyRewardsPage,
  },
  globalLocations: {
    load: async () => (await import('./content/content-page.tsx')).globalLocationsPage,
  },
  login: { load: async () => (await import('./account/login-page.tsx')).loginPage },
  registration: {
    load: async () => (await import('./registration/registration-page.tsx')).registrationPage,
  },
  completeRegistration: {
    load: async () =>
      (await import('./registration/complete-registration-page.tsx')).completeRegistrationPage,
  },
  passwordReset: {
    load: async () => (await import('./password-reset/password-reset-page.tsx')).passwordResetPage,
  },
  setNewPassword: {
    load: async () => (await import('./password-reset/new-password-page.tsx')).newPasswordPage,
  },
  setNewPasswordExpired: {
    load: async () => (await import('./password-reset/expired-link-page.tsx')).expiredLinkPage,
  },
  myAccount: { load: async () => (await import('./account/my-account-page.tsx')).myAccountPage },
  wishList: { load: async () => (await import('./wish-list/wish-list-page.tsx')).wishListPage },
  sharedWishList: {
    load: async () => (await import('./wish-list/wish-list-page.tsx')).sharedWishListPage,
  },
  accountSection: { load: async () => (await import('./account/account-page.tsx')).accountPage },
  notFound: { load: async () => (await import('./not-found/not-found-page.tsx')).notFoundPage },
  error: { load: async () => (await import('./error/error-page.tsx')).errorPage },
}
