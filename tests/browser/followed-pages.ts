import { follow } from './journeys.ts'
import { expect, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'
import { open } from './whole-page.ts'

/** Loads little code of its own. */
const START = '/customer-care'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

/** The addresses of pages that cannot be shown on the client without these chunks. */
const OF_VISITORS: Record<string, string> = {
  'account-form': '/registration',
  'late-fields': '/registration',
  'activation-page': '/activate-expired',
  'bag-changes': '/cart',
  'cart-page': '/cart',
  catalog: '/',
  'category-page': '/g/gifts',
  'content-page': '/loyalty-rewards',
  'expired-link-page': '/set-new-password-expired',
  'gift-card-balance-page': '/giftcards/balance',
  graphics: '/',
  grid: '/search?q=cedar',
  guide: '/store-locator',
  'home-page': '/',
  lines: '/cart',
  'login-page': '/login',
  'my-account-page': '/my-account',
  'new-password-page': '/set-new-password?step=done',
  'order-status-page': '/customer-care/order-status',
  page: PRODUCT,
  passkeys: '/my-account',
  'password-reset-page': '/my-account/reset',
  'product-page': PRODUCT,
  'product-view': PRODUCT,
  quantity: PRODUCT,
  'registration-page': '/registration',
  schemas: '/loyalty-rewards',
  'search-page': '/search?q=cedar',
  'store-locator-page': '/store-locator',
  'style-guide-page': '/style-guide',
  tiles: '/',
}

/** Addresses of pages of which these are only parts. */
const OF_PARTS: Record<string, string> = {
  'bag-rows': '/cart',
  extras: PRODUCT,
  'module-parts': '/',
  'product-callouts': PRODUCT,
  'product-content': PRODUCT,
  reviews: PRODUCT,
  rows: '/',
  scenes: '/',
  stories: '/category/lab-card',
}

const OF_CUSTOMERS: Record<string, string> = {
  'account-frame': '/my-account/address-list',
  'addresses-page': '/my-account/address-list',
  'payment-methods-page': '/my-account/payment-methods',
  'profile-page': '/my-account/edit-profile',
  'rejected-change': '/my-account/address-list',
  'wish-list-page': '/my-account/wishlist',
}

/**
 * Chunks that no browser asks for: their pages are only loaded as documents, and the edge renders all that is seen of
 * them. The documents that need the names of states hold them. That of errors is shown by no address.
 */
export const NEVER_ASKED_FOR: readonly string[] = [
  'agent-refused-page',
  'checkout-page',
  'error-page',
  'how-rewards-work-page',
  'join-rewards-page',
  'load-if-customer',
  'not-found-page',
  'not-member',
  'order-page',
  'orders',
  'orders-page',
  'points-history-page',
  'privacy-choices-page',
  'scent-scription-page',
  'state-names',
  'wallet-page',
]

/** The addresses of their pages for visitors with something in the bag. */
export const EDGE_ONLY = [
  '/checkout',
  '/checkout/shipping',
  '/loyalty-rewards/join',
  '/my-account/wallet/how-rewards-work',
  '/no-such-page',
  '/privacy-choices',
]

export const EDGE_ONLY_OF_CUSTOMERS = [
  '/my-account/my-points-history',
  '/my-account/order-history',
  '/my-account/order-history/JW00000001',
  '/my-account/scent-scription',
  '/my-account/wallet',
]

/** Signs in a member. */
export const becomeMember = (page: Page) => signIn(page, 'list40@shoppers.example')

/** Pages that are followed to. */
export const followedPages = [
  { who: 'a visitor gets a document', paths: OF_VISITORS, travel: followToDocument },
  { who: 'a visitor sees the rest', paths: OF_PARTS, travel: followToPage },
  {
    who: 'a customer gets a document',
    paths: OF_CUSTOMERS,
    travel: followToDocument,
    begin: becomeMember,
  },
]

/** Follows a link on the client. Without the code of its page, a document is loaded. */
async function followToDocument(page: Page, path: string) {
  await open(page, START)
  const document = page.waitForEvent('domcontentloaded')
  await page.evaluate((address) => location.assign(address), path)
  await document
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

/** Follows a link on the client, to a page that is shown without some of its code. */
function followToPage(page: Page, path: string) {
  return follow(page, START, path)
}
