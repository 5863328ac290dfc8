interface AskedFor {
  name: string
  reason: string
  /** The dynamically imported files that the chunk is for. The first row that matches counts. */
  files: readonly RegExp[]
}

const asked = (name: string, reason: string, ...files: string[]): AskedFor => ({
  name,
  reason,
  files: files.map((file) => new RegExp(`/${file}`)),
})

/** What the browser asks for: pages, dialogs, and what loads after the page. */
export const ASKED_FOR: readonly AskedFor[] = [
  asked(
    'idle',
    'What every page loads once the browser is idle, and the question for consent, which first visits show at once.',
    'client/app/idle.ts',
    'client/features/modals/consent-banner',
  ),
  asked(
    'listing',
    'Categories and searches, which filters load.',
    'client/pages/(category|search)/',
  ),
  asked('quick-look', 'Opened from a tile.', 'client/features/quick-look/'),
  asked('product', 'The page of a product.', 'client/pages/product/product-page'),
  asked(
    'product-late',
    'What the page of a product does when the browser is idle.',
    'client/pages/product/product-late',
  ),
  asked(
    'product-content',
    'What only the edge, navigations and few products show on that page, and what opens on it.',
    'client/pages/product/',
    'client/features/bag/auto-refresh',
  ),
  asked('reviews', 'Loaded when they are less than a screen away.', 'client/reviews/'),
  asked(
    'buying-options',
    'How a product reaches the shopper, hydrated apart from the form.',
    'client/features/bag/buying-options',
  ),
  asked('bag', 'The page of the bag.', 'client/pages/cart/cart-page'),
  asked('customer', 'What customers see beside their bag.', 'client/pages/cart/customer-parts'),
  asked(
    'tiles',
    'Rows of products on the page of the bag and in the dialog of what was added.',
    'client/pages/cart/',
    'client/(recommendations/recommendations|features/search/popular)',
  ),
  asked(
    'bag-mutations',
    'Changes of the bag, also by tiles.',
    'client/features/bag/open-bag-mutations',
    'client/features/tiles/',
  ),
  asked(
    'mini-cart',
    'What opens after a change of the bag, or beside its link.',
    'client/features/bag/',
  ),
  asked('confirmation', 'An order that was placed.', 'client/pages/checkout/confirmation'),
  asked(
    'shipping',
    'The first step of the checkout.',
    'client/pages/checkout/(shipping|street|gift|saved-addresses)',
  ),
  asked('checkout', 'Payment and review.', '(client/pages/checkout|shared/fields)/'),
  asked(
    'sign-in',
    'The form to sign in, as a page and as a dialog.',
    'client/pages/account/login',
    'client/features/sign-in/',
  ),
  asked(
    'dashboard',
    'The first page of an account, and the wallet that it leads to.',
    'client/pages/account/my-account',
    'client/pages/rewards/wallet',
  ),
  asked(
    'registration',
    'Forms with codes and passwords.',
    'client/pages/(registration|password-reset)/',
    'client/features/(captcha|passkeys|sign-in-code)/',
  ),
  asked('account', 'The other pages of an account.', 'client/pages/(account|orders|order-status)/'),
  asked(
    'account-menu',
    'What a customer has on every page.',
    'client/(features/(account-menu|rewards)/|wish-list/hearts)',
  ),
  asked('rewards', 'Pages of members and subscribers.', 'client/pages/(rewards|scent-scription)/'),
  asked('wish-list', 'The Love-It List.', 'client/wish-list/'),
  asked(
    'content',
    'Pages of content, which documents show without it.',
    'client/(pages/(content|not-found|error|privacy-choices|home|store-locator)|gift-cards)/',
  ),
  asked('modules', 'Content modules, for navigations to them.', 'client/features/modules/'),
  asked('stores', 'The dialog that chooses a store.', 'client/features/modals/store-dialog'),
  asked(
    'search',
    'Suggestions while a shopper types.',
    'client/features/search/search-suggestions',
  ),
  asked('menus', 'The menus of the header.', 'client/features/shell/'),
  asked('analytics', 'Loaded with consent.', 'client/features/analytics/'),
  asked(
    'notices',
    'Toasts, the notice of a stored page, and choices in browsers without the Navigation API.',
    'client/features/toasts/',
    'client/navigation/',
  ),
  asked(
    'late',
    'What few visits open.',
    'client/(features/(agents|modals|native-app)|newsletter)/',
  ),
  asked('style-guide', 'For editors.', 'client/pages/style-guide/'),
]

/** What the shop needs without a connection, besides its entry: navigation, notices, changes of the bag, and what shows them. */
export const OFFLINE: readonly string[] = ['idle', 'notices', 'bag-mutations', 'mini-cart']

interface Shared {
  name: string
  /** What may need it. */
  chunks: readonly string[]
}

/** @param chunks their names, with spaces between them */
const shared = (name: string, chunks: string): Shared => ({
  name,
  chunks: [name, ...chunks.split(/\s+/)],
})

/** What several of them need. A module goes to the first row that has all that need it. */
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
    modules reviews style-guide wish-list content menus search`,
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
