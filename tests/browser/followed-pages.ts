import { follow } from './journeys.ts'
import { expect, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'
import { open } from './whole-page.ts'

/** Loads little code of its own. */
const START = '/customer-care'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

/** The addresses of pages that cannot be shown on the client without these chunks or files. */
const OF_VISITORS: Record<string, string> = {
  'activation-page': '/activate-expired',
  addresses: '/registration',
  bag: '/cart',
  buying: PRODUCT,
  catalog: PRODUCT,
  content: '/loyalty-rewards',
  'expired-link-page': '/set-new-password-expired',
  'gift-card-balance-page': '/giftcards/balance',
  graphics: '/',
  'home-page': '/',
  lines: '/cart',
  links: '/',
  listing: '/g/gifts',
  'login-page': '/login',
  'my-account-page': '/my-account',
  'new-password-page': '/set-new-password?step=done',
  'order-status-page': '/customer-care/order-status',
  'own-gingham-genius-page': '/gingham-genius',
  page: PRODUCT,
  'password-reset-page': '/my-account/reset',
  people: '/login',
  'product-page': PRODUCT,
  'registration-page': '/registration',
  schemas: '/loyalty-rewards',
  'search-page': '/search?q=cedar',
  'store-locator-page': '/store-locator',
  'style-guide-page': '/style-guide',
  tiles: '/',
  totals: '/cart',
}

/** Addresses of pages of which these are only parts. */
const OF_PARTS: Record<string, string> = {
  'bag-rows': '/cart',
  'large-card': '/category/lab-card',
  'product-content': PRODUCT,
  reviews: PRODUCT,
}

const OF_CUSTOMERS: Record<string, string> = {
  'addresses-page': '/my-account/address-list',
  'payment-methods-page': '/my-account/payment-methods',
  'profile-page': '/my-account/edit-profile',
  'wish-list-page': '/my-account/wishlist',
}

/**
 * Addresses of pages whose files no browser asks for: they are only loaded as documents, and the edge renders all that is
 * seen of them. The documents that need the names of states hold them.
 */
export const EDGE_ONLY: Record<string, string> = {
  '/checkout': 'checkout-page',
  '/checkout/shipping': 'state-names',
  '/loyalty-rewards/join': 'join-rewards-page',
  '/my-account/wallet/how-rewards-work': 'how-rewards-work-page',
  '/no-such-page': 'not-found-page',
  '/privacy-choices': 'privacy-choices-page',
}

export const EDGE_ONLY_OF_CUSTOMERS: Record<string, string> = {
  '/my-account/my-points-history': 'points-history-page',
  '/my-account/order-history': 'orders-page',
  '/my-account/order-history/JW00000001': 'order-page',
  '/my-account/scent-scription': 'subscriptions-page',
  '/my-account/wallet': 'wallet-page',
}

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
