import { relative, resolve } from 'node:path'

import { SHOP_FOLDER } from '../shop-folder.ts'

/** Of the shop that is built, relative to the root. */
const SHOP = relative(resolve(import.meta.dirname, '../..'), SHOP_FOLDER)

const OWN_PAGES = 'own'
const OWN_PLACES = 'slots'

/**
 * Rows whose files have a chunk each, such as `own-about-page`, and one for what only they share. What they share with the core
 * is where this chunk shares it.
 */
export const CHUNK_PER_FILE: ReadonlyMap<string, string> = new Map([
  [OWN_PAGES, 'content'],
  [OWN_PLACES, OWN_PLACES],
])

interface LoadedChunk {
  name: string
  reason: string
  /** The dynamically imported files of the chunk. The first matching row applies. */
  files: readonly RegExp[]
}

const chunk = (name: string, reason: string, ...files: string[]): LoadedChunk => ({
  name,
  reason,
  files: files.map((file) => new RegExp(`/${file}`)),
})

/** Chunks that the browser loads on demand: pages, dialogs, and code that follows the page. */
export const LOADED_CHUNKS: readonly LoadedChunk[] = [
  chunk(
    'idle',
    'Idle work of every page, and the consent banner, which first visits show at once.',
    'client/app/idle.ts',
    'client/consent/consent-banner',
  ),
  chunk(
    'listing',
    'Categories and searches, also loaded by filters.',
    'client/(listing/category|search/search)-page',
  ),
  chunk('quick-look', 'Opened from a tile.', 'client/product/quick-look/'),
  chunk('product', 'The product page.', 'client/product/product-page'),
  chunk(
    'product-late',
    'Idle work of the product page.',
    'client/product/product-late',
    `${SHOP}/slots/product-idle`,
  ),
  chunk(
    'buying-options',
    'Shipping, pickup and auto-refresh options, hydrated apart from the form.',
    'client/product/buying/buying-options',
  ),
  chunk('bag', 'The bag page.', 'client/bag/cart-page'),
  chunk('customer', 'Parts of the bag page for signed-in customers.', 'client/bag/customer-parts'),
  chunk(
    'tiles',
    'Product rows on the bag page and in the dialog after an addition.',
    'client/bag/bag-rows',
    'client/(recommendations/recommendations|search/popular)',
  ),
  chunk(
    'bag-mutations',
    'Changes of the bag, also from tiles, and prices by a source code.',
    'client/(bag/open-bag-mutations|campaigns/)',
    'client/listing/(add-from-tile|tile-)',
  ),
  chunk(
    'mini-cart',
    'Dialogs after a change of the bag, and the mini cart.',
    'client/(bag|product/buying)/',
  ),
  chunk(
    'product-content',
    'Product page parts that only the edge, navigations and few products render, and its dialogs.',
    'client/product/',
    'client/auto-refresh/auto-refresh',
    `${SHOP}/slots/product-(?:story|details)`,
  ),
  chunk('reviews', 'Reviews, loaded when less than a screen away.', 'client/reviews/'),
  chunk('confirmation', 'The confirmation of an order.', 'client/checkout/confirmation'),
  chunk('shipping', 'The first step of the checkout.', 'client/checkout/(shipping|street|gift)'),
  chunk(
    'checkout',
    'Payment and review.',
    'client/checkout/',
    `(?:${SHOP}|shop-defaults)/state-names`,
  ),
  chunk(
    'sign-in',
    'The sign-in form, as a page and as a dialog.',
    'client/sign-in/(login-page|sign-in-dialog)',
  ),
  chunk(
    'dashboard',
    'The account dashboard, and the wallet that it links to.',
    'client/account/my-account',
    'client/rewards/wallet',
  ),
  chunk('registration', 'The other forms with codes and passwords.', 'client/sign-in/'),
  chunk(
    'account-menu',
    'Menus and hearts of customers on every page.',
    'client/(account/(account-panel|customer-menus)|rewards/rewards-button|wish-list/hearts)',
  ),
  chunk('account', 'The other pages of an account.', 'client/(account|orders)/'),
  chunk('rewards', 'Pages of members and subscribers.', 'client/(rewards|auto-refresh)/'),
  chunk('wish-list', 'The Love-It List.', 'client/wish-list/'),
  chunk('stores', 'The dialog that chooses a store.', 'client/stores/store-dialog'),
  chunk(
    'style-guide',
    'For editors.',
    'client/content/style-guide/',
    `${SHOP}/modules/(?:.*/)?[\\w-]*guide\\.ts`,
  ),
  chunk(
    'modules',
    'Content modules, for navigations to them.',
    'client/content/modules/',
    `${SHOP}/modules/`,
  ),
  chunk(
    'late',
    'Rarely opened dialogs and tools.',
    'client/(agents/agent-tools|shell/modal-dialogs|native-app/|newsletter/)',
  ),
  chunk('search', 'Suggestions while a shopper types.', 'client/search/search-suggestions'),
  chunk(
    'content',
    'Content pages, which documents show without this chunk.',
    'client/(content|gift-cards|stores|consent|agents)/',
    'client/shell/(error|not-found)-page',
  ),
  chunk(OWN_PAGES, "The shop's pages, each in a chunk of its own.", `${SHOP}/pages/`),
  chunk('menus', 'The menus of the header.', 'client/shell/'),
  chunk(
    OWN_PLACES,
    "The shop's components in other named places, each in a chunk of its own.",
    `${SHOP}/slots/`,
  ),
  chunk('analytics', 'Loaded with consent.', 'client/analytics/'),
  chunk('vitals', 'Measures the page, after all other idle work.', 'client/vitals/'),
  chunk(
    'notices',
    'Toasts, the notice of a stored page, and choices in browsers without the Navigation API.',
    'client/(kit/toasts|navigation)/',
  ),
]

/**
 * Chunks that the shop needs offline, besides its entry: navigation, notices, changes of the bag, and their dialogs.
 */
export const OFFLINE: readonly string[] = ['idle', 'notices', 'bag-mutations', 'mini-cart']

interface Shared {
  name: string
  /** The chunks that may need it. */
  chunks: readonly string[]
}

/** @param chunks their names, separated by spaces */
const shared = (name: string, chunks: string): Shared => ({
  name,
  chunks: [name, ...chunks.split(/\s+/)],
})

/** Code that several chunks need. A module goes to the first row that contains all of its chunks. */
export const SHARED: readonly Shared[] = [
  shared('product', 'product-late product-content quick-look buying-options'),
  shared('idle', 'late notices analytics product-late product-content quick-look listing content'),
  shared('registration', 'account'),
  shared('addresses', 'checkout shipping account confirmation registration'),
  shared('lines', 'bag tiles mini-cart'),
  shared('sign-in', 'registration dashboard'),
  shared('customer', 'checkout'),
  shared('stores', 'content'),
  shared('graphics', 'listing modules product-content style-guide content search rewards'),
  shared('tiles', 'listing modules product-content reviews style-guide wish-list'),
  shared('links', 'menus listing modules product-content style-guide content search rewards'),
  shared(
    'catalog',
    `product product-late product-content quick-look buying-options tiles listing
    modules reviews style-guide wish-list content menus search bag-mutations`,
  ),
  shared(
    'schemas',
    'late content listing rewards stores modules style-guide wish-list product-content account',
  ),
  shared('dashboard', 'account rewards'),
  shared('account-menu', 'wish-list dashboard account rewards'),
  shared(
    'buying',
    `bag tiles buying-options bag-mutations mini-cart product product-content
    product-late quick-look customer wish-list`,
  ),
  shared(
    'people',
    `account dashboard account-menu rewards wish-list menus mini-cart stores search late
    registration modules quick-look customer sign-in content`,
  ),
  shared(
    'totals',
    `checkout shipping bag confirmation bag-mutations mini-cart account registration rewards
    stores customer product-content content dashboard menus late`,
  ),
]
