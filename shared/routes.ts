import { REFINEMENTS, VARIATION_ATTRIBUTES } from './listing/page-parameters.ts'
import { route } from './http/define-route.ts'

const GRID_QUERY = ['sort', 'page', ...Object.keys(REFINEMENTS)]
const category = {
  pageType: 'category',
  audience: 'public',
  query: GRID_QUERY,
} as const
const PRODUCT_QUERY = [...VARIATION_ATTRIBUTES, 'reviewsPage', 'reviewsSort', 'reviewsStars']

const content = {
  pageType: 'uncategorized page',
  audience: 'public',
  sitemap: 'page',
} as const

const account = { pageType: 'uncategorized page', audience: 'personal' } as const

/** A page of a customer's account. Only the edge reads what it shows, so it is always loaded as a document. */
const ofCustomer = { ...account, policy: 'account' } as const

const checkout = {
  pageType: 'uncategorized page',
  audience: 'personal',
  policy: 'checkout',
} as const

/** After a first item: without a bag, the browser has kept no cookie. On an order's page: its line that was bought again. */
export const ADDED_PARAMETER = 'added'

/** The section of a product's page with its reviews. */
export const REVIEWS_ID = 'reviews'

/** The path and query of the page from which the shopper goes to sign in. */
export const FROM_PARAMETER = 'from'

/** What a form around the account has done: a mail was `sent`, a `code` is awaited, the password is `done`. */
export const STEP_PARAMETER = 'step'

/** The lines of an order of which fewer are in the bag now than were ordered. */
export const LEFT_PARAMETER = 'left'

/** What a form of the account or of the Love-It List has done, for shoppers without JavaScript. */
export const DONE_PARAMETER = 'done'

/** The subscription that a form has changed. */
export const SUBSCRIPTION_PARAMETER = 'subscription'

/** The product that somebody wanted on the Love-It List before signing in, without JavaScript. */
export const WANTED_PARAMETER = 'wanted'

export const routes = {
  home: route('/', { pageType: 'uncategorized page', audience: 'public', sitemap: 'page' }),
  category: route('/category/:categoryId', { ...category, sitemap: false }),
  topCategory: route('/g/:categoryId', { ...category, sitemap: 'categories' }),
  childCategory: route('/c/:parentId/:categoryId', { ...category, sitemap: 'categories' }),
  search: route('/search', {
    pageType: 'search',
    audience: 'public',
    sitemap: false,
    query: ['q', ...GRID_QUERY],
  }),
  product: route('/p/:slugAndId', {
    pageType: 'product',
    audience: 'public',
    sitemap: 'products',
    query: PRODUCT_QUERY,
  }),
  productById: route('/product/:productId', {
    pageType: 'product',
    audience: 'public',
    sitemap: false,
    query: PRODUCT_QUERY,
  }),
  customerCare: route('/customer-care', content),
  privacyAndSecurity: route('/customer-care/privacy-and-security.html', content),
  statesPrivacyRights: route('/customer-care/states-privacy-rights.html', content),
  cart: route('/cart', {
    pageType: 'uncategorized page',
    audience: 'personal',
    // Tell the cart page that a checkout has ended, that a first item was added, or of which product fewer were added
    // than wanted.
    query: ['ended', ADDED_PARAMETER, 'limited'],
  }),
  checkout: route('/checkout', checkout),
  checkoutShipping: route('/checkout/shipping', {
    ...checkout,
    pageType: 'shipping page',
    query: ['edit', 'unfilled'],
  }),
  checkoutBilling: route('/checkout/billing', {
    ...checkout,
    pageType: 'billing page',
    policy: 'billing',
    query: ['edit', 'unfilled'],
  }),
  checkoutReview: route('/checkout/review', {
    ...checkout,
    pageType: 'checkout review',
    query: ['seen', 'unfilled'],
  }),
  checkoutConfirmation: route('/checkout/confirmation/:orderNo', {
    ...checkout,
    pageType: 'checkout confirmation',
  }),
  styleGuide: route('/style-guide', {
    pageType: 'uncategorized page',
    audience: 'public',
    sitemap: false,
  }),
  // Only the edge knows what a visitor has chosen, so the page is always loaded as a document.
  privacyChoices: route('/privacy-choices', { ...ofCustomer, query: [DONE_PARAMETER] }),
  orderStatus: route('/customer-care/order-status', content),
  giftCardBalance: route('/giftcards/balance', content),
  storeLocator: route('/store-locator', { ...content, query: ['q'] }),
  loyaltyRewards: route('/loyalty-rewards', content),
  joinRewards: route('/loyalty-rewards/join', ofCustomer),
  // What has become of activating a reward. It names no reward, so it is the same for everybody.
  activation: route('/activate-:result', { ...content, sitemap: false }),
  // The overview, and a page for each country.
  globalLocations: route('/global-locations/:page', { ...content, sitemap: false }),
  // Where to return to after signing in.
  login: route('/login', {
    ...account,
    policy: 'captcha',
    query: [FROM_PARAMETER, STEP_PARAMETER],
  }),
  registration: route('/registration', {
    ...account,
    policy: 'captcha',
    query: [STEP_PARAMETER],
  }),
  completeRegistration: route('/complete-registration', account),
  myAccount: route('/my-account', { ...ofCustomer, query: [DONE_PARAMETER] }),
  addresses: route('/my-account/address-list', {
    ...ofCustomer,
    query: ['edit', DONE_PARAMETER],
  }),
  profile: route('/my-account/edit-profile', {
    ...ofCustomer,
    query: ['edit', DONE_PARAMETER, 'token'],
  }),
  orders: route('/my-account/order-history', { ...ofCustomer, query: ['page'] }),
  // What is asked for, what a form has done, and what it has left out.
  order: route('/my-account/order-history/:orderNumber', {
    ...ofCustomer,
    query: [STEP_PARAMETER, DONE_PARAMETER, LEFT_PARAMETER, ADDED_PARAMETER],
  }),
  // Which entries are shown.
  pointsHistory: route('/my-account/my-points-history', {
    ...ofCustomer,
    query: ['type', 'from', 'to', 'page'],
  }),
  wallet: route('/my-account/wallet', { ...ofCustomer, query: [DONE_PARAMETER] }),
  howRewardsWork: route('/my-account/wallet/how-rewards-work', ofCustomer),
  scentScription: route('/my-account/scent-scription', {
    ...ofCustomer,
    query: [DONE_PARAMETER, SUBSCRIPTION_PARAMETER],
  }),
  paymentMethods: route('/my-account/payment-methods', {
    ...ofCustomer,
    policy: 'billing',
    query: [DONE_PARAMETER],
  }),
  passwordReset: route('/my-account/reset', {
    ...account,
    policy: 'captcha',
    query: [STEP_PARAMETER],
  }),
  setNewPassword: route('/set-new-password', { ...account, query: [STEP_PARAMETER] }),
  setNewPasswordExpired: route('/set-new-password-expired', account),
  // How much of the list is shown, what a form has done, with which product, and what waits for a confirmation.
  wishList: route('/my-account/wishlist', {
    ...account,
    query: ['page', DONE_PARAMETER, 'product', WANTED_PARAMETER],
  }),
  sharedWishList: route('/love-it-list/:listId', { ...account, query: ['page'] }),
}

export type RouteKey = keyof typeof routes
export type Route = (typeof routes)[RouteKey]

export interface RouteMatch {
  key: RouteKey
  route: Route
  /** Decoded path parameters, which each page validates with its own schema. */
  params: Record<string, string>
}

const matchers = Object.entries(routes).map(([key, entry]) => ({
  key: key as RouteKey, // Object.entries loses the type of the keys
  route: entry,
  names: [...entry.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${entry.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '([^/]+)')}$`),
}))

/** Finds the route of a path without site and locale; null for unknown paths and malformed escapes. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { key, route: entry, names, pattern } of matchers) {
    const found = pattern.exec(path)
    if (!found) continue
    const values = found.slice(1).map(decode)
    if (values.includes(null)) return null
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    return { key, route: entry, params }
  }
  return null
}

function decode(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
