import type { coreRoutes } from '#shared/routes.ts'
import messages from '#shop/messages/en-US.json' with { type: 'json' }
import { routes as shopRoutes } from '#shop/routes.ts'

import type { CheckoutStep } from './checkout.ts'

interface Visit {
  /** Without site and locale. */
  path: string
  status: number
  /** In English, on the Canadian site, without the brand (spec 1 §2.1). */
  title: string
  /** The checkout step that the page needs. */
  needs?: CheckoutStep
  /** Whether anyone else is led to the login page. */
  isOfCustomer?: true
}

const coreVisits: Record<keyof typeof coreRoutes | 'notFound', Visit> = {
  home: { path: '/', status: 200, title: 'Candles, soaps and home fragrance' },
  category: { path: '/category/body-care', status: 200, title: 'Care for the body' },
  topCategory: { path: '/g/home-fragrance', status: 200, title: 'Fragrance for the house' },
  childCategory: {
    path: '/c/home-fragrance/three-wick-candles',
    status: 200,
    title: '3-Wick Candles',
  },
  search: { path: '/search?q=cedar', status: 200, title: 'Results for “cedar”' },
  product: { path: '/p/JW0801', status: 200, title: 'Juniper Dusk 3-Wick Candle' },
  productById: { path: '/product/JW0807', status: 200, title: 'Juniper Dusk Plug-In Refill' },
  customerCare: { path: '/customer-care', status: 200, title: 'Customer care' },
  privacyAndSecurity: {
    path: '/customer-care/privacy-and-security.html',
    status: 200,
    title: 'Privacy and security',
  },
  statesPrivacyRights: {
    path: '/customer-care/states-privacy-rights.html',
    status: 200,
    title: 'State privacy rights',
  },
  cart: { path: '/cart', status: 200, title: 'Cart' },
  checkout: { path: '/checkout', status: 200, title: 'Shipping', needs: 'address' },
  checkoutShipping: { path: '/checkout/shipping', status: 200, title: 'Shipping', needs: 'method' },
  checkoutBilling: { path: '/checkout/billing', status: 200, title: 'Payment', needs: 'payment' },
  checkoutReview: {
    path: '/checkout/review',
    status: 200,
    title: 'Review your order',
    needs: 'review',
  },
  checkoutConfirmation: {
    path: '/checkout/confirmation/received',
    status: 200,
    title: 'Thank you for your order',
  },
  styleGuide: { path: '/style-guide', status: 200, title: 'Style Guide' },
  privacyChoices: { path: '/privacy-choices', status: 200, title: 'Your Privacy Choices' },
  orderStatus: { path: '/customer-care/order-status', status: 200, title: 'Order Tracking' },
  giftCardBalance: { path: '/giftcards/balance', status: 200, title: 'Gift Card Balance' },
  storeLocator: { path: '/store-locator', status: 200, title: 'Store Locator' },
  loyaltyRewards: { path: '/loyalty-rewards', status: 200, title: 'Rewards' },
  // In Canada, where there is no program.
  joinRewards: { path: '/loyalty-rewards/join', status: 200, title: 'Rewards Wallet' },
  activation: { path: '/activate-expired', status: 200, title: 'Rewards Wallet' },
  globalLocations: {
    path: '/global-locations/global-locations',
    status: 200,
    title: 'Global locations',
  },
  login: { path: '/login', status: 200, title: 'Sign In' },
  registration: { path: '/registration', status: 200, title: 'Create an Account' },
  completeRegistration: {
    path: '/complete-registration',
    status: 200,
    title: 'Complete Your Registration',
    isOfCustomer: true,
  },
  myAccount: { path: '/my-account', status: 200, title: 'My Account' },
  addresses: {
    path: '/my-account/address-list',
    status: 200,
    title: 'My Addresses',
    isOfCustomer: true,
  },
  profile: { path: '/my-account/edit-profile', status: 200, title: 'My Info', isOfCustomer: true },
  orders: {
    path: '/my-account/order-history',
    status: 200,
    title: 'My Orders',
    isOfCustomer: true,
  },
  order: {
    path: '/my-account/order-history/JW00000001',
    status: 200,
    title: 'Order JW00000001',
    isOfCustomer: true,
  },
  pointsHistory: {
    path: '/my-account/my-points-history',
    status: 200,
    title: 'My Points History',
    isOfCustomer: true,
  },
  wallet: { path: '/my-account/wallet', status: 200, title: 'Rewards Wallet', isOfCustomer: true },
  howRewardsWork: {
    path: '/my-account/wallet/how-rewards-work',
    status: 200,
    title: 'How Rewards Work',
  },
  subscriptions: {
    path: '/my-account/scent-scription',
    status: 200,
    title: 'My Scent Scription',
    isOfCustomer: true,
  },
  paymentMethods: {
    path: '/my-account/payment-methods',
    status: 200,
    title: 'My Payment Methods',
    isOfCustomer: true,
  },
  passwordReset: { path: '/my-account/reset', status: 200, title: 'Reset Your Password' },
  setNewPassword: { path: '/set-new-password?step=done', status: 200, title: 'Password Changed' },
  setNewPasswordExpired: {
    path: '/set-new-password-expired',
    status: 200,
    title: 'This Link Has Expired',
  },
  wishList: {
    path: '/my-account/wishlist',
    status: 200,
    title: 'Love-It List',
    isOfCustomer: true,
  },
  sharedWishList: { path: '/love-it-list/unknown', status: 404, title: 'Not found' },
  notFound: { path: '/no-such-page', status: 404, title: 'Not found' },
}

/** The shop's own pages have the titles of their routes, such as `title.ginghamGenius`. */
const ownTitles: Readonly<Record<string, string>> = messages

function ownVisit(key: string, path: string): Visit {
  const title = ownTitles[`title.${key}`]
  if (title === undefined) throw new Error(`The messages of the shop have no title.${key}.`)
  return { path, status: 200, title }
}

const withoutParameters = ({ path }: { path: string }) => !path.includes(':')

/**
 * An address of every route of the shop, also of the retailer's pages that need no parameters. The tests open each of them in every locale without
 * JavaScript and in most with it, and expect no accessibility violations, errors or hydration mismatches.
 */
export const visits: typeof coreVisits & Readonly<Record<string, Visit>> = {
  ...coreVisits,
  ...Object.fromEntries(
    Object.entries<{ path: string }>(shopRoutes)
      .filter(([, route]) => withoutParameters(route))
      .map(([key, { path }]) => [key, ownVisit(key, path)]),
  ),
}
