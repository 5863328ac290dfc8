export interface Family {
  /** The part of the path before `/organizations/…`. */
  base: string
  /** The time limit of a call with its retry, until the last byte of the body. The caller's own may be shorter. */
  deadlineMs: number
  /** Whether a failed request is retried once. Content requests are not (spec 3 §4). */
  retried: boolean
  /** How many failures in a row open the breaker, if not five. */
  failures?: number
  /** Whose requests it sends, which decides what a 429 says of others. Those of everybody share one token. */
  subject: 'everybody' | 'visitor' | 'shopper'
}

export interface PublicFamily extends Family {
  /** Calls marked "no credentials" send no token (spec 3 §7). */
  credentials: 'guest' | 'none'
}

/** A family that is the export of a capability. The breaker and the log take its name. */
export type Named<Kind extends Family> = Kind & { name: string }

/** Pages exist only with this data. A call may take what is left of the page's 2.5 s. */
export const required = {
  deadlineMs: 2500,
  retried: true,
  credentials: 'guest',
  subject: 'everybody',
} as const

/** Pages exist without this data, so it must not use up their time. */
const optional = { ...required, deadlineMs: 1500 } as const
const content = { ...optional, retried: false, credentials: 'none' } as const

/**
 * Strangers choose what is asked for, and can ask for what is slow. A few failures in a row say more about the
 * input than about the service.
 */
export const ofStrangers = { failures: 20 } as const

const PRODUCTS = '/product/shopper-products/v1'
const SEARCH = '/search/shopper-search/v1'
const CONTENT = '/custom/content/v1'
const ORDERS = '/checkout/shopper-orders/v1'
const CUSTOMERS = '/customer/shopper-customers/v1'

/**
 * The API families that public pages use. Each has its own breaker per site. Several families share an API:
 * a failure of one use must not close the others.
 */
export const FAMILIES = {
  products: { ...required, base: PRODUCTS },
  /** The names of products in other locales, which no page waits for. */
  productNames: { ...optional, retried: false, base: PRODUCTS },
  categories: { ...required, base: PRODUCTS },
  navigation: { ...optional, base: PRODUCTS },
  /** The first page of a category's products, as every visitor sees it. */
  search: { ...required, base: SEARCH },
  refinedSearch: { ...required, ...ofStrangers, base: SEARCH },
  /** Some products of a category on another page. */
  minigrid: { ...optional, base: SEARCH },
  minigridProducts: { ...optional, base: PRODUCTS },
  phraseSearch: { ...required, ...ofStrangers, base: SEARCH },
  suggestions: { ...optional, ...ofStrangers, base: SEARCH },
  /** The products of suggestions, for which no page waits. */
  suggestedProducts: { ...optional, ...ofStrangers, base: PRODUCTS },
  /** The products of recommendations, for which no page waits. */
  recommendedProducts: { ...optional, ...ofStrangers, base: PRODUCTS },
  /** What one product has in stock now. No page waits for it. */
  liveProduct: { ...optional, base: PRODUCTS },
  /** All products, for the sitemap. */
  productList: { ...required, base: SEARCH },
  /** Around a postal code that visitors choose. A page waits for the code's coordinates before. */
  stores: { ...optional, ...ofStrangers, base: '/store/shopper-stores/v1' },
  /** One store, which bag and checkout name. */
  pickupStore: { ...optional, base: '/store/shopper-stores/v1' },
  /** What pages, bag and checkout can have in a store. They exist without it. */
  productAvailability: { ...optional, base: '/custom/products-availability/v1' },
  /** When an order arrives, for which no page waits. */
  shippingEstimates: { ...optional, base: '/custom/shipping-estimates/v1' },
  promotions: { ...optional, base: '/pricing/shopper-promotions/v1' },
  ranks: { ...optional, base: '/custom/promotion/v1' },
  seo: { ...optional, ...ofStrangers, base: '/site/shopper-seo/v1' },
  slots: { ...content, credentials: 'guest', base: '/custom/slots/v1' },
  content: { ...content, base: CONTENT },
  contentSearch: { ...content, ...ofStrangers, base: CONTENT },
  preferences: { ...content, base: '/custom/preferences/v1' },
  redirects: { ...content, base: '/custom/redirect-data/v1' },
  /** The balance of a gift certificate, for whoever has its number. */
  giftCertificates: {
    ...required,
    ...ofStrangers,
    base: '/pricing/shopper-gift-certificates/v1',
    deadlineMs: 3_000,
    retried: false,
    subject: 'visitor',
  },
  /** Guests look up an order by its details. Wrong ones are limited for each order. */
  orderLookups: {
    ...required,
    ...ofStrangers,
    base: ORDERS,
    deadlineMs: 5_000,
    retried: false,
    subject: 'visitor',
  },
} as const satisfies Record<string, PublicFamily>

export type FamilyName = keyof typeof FAMILIES

/** A family of a capability, or the name of one of the families above. */
export type PublicFamilyOrName = FamilyName | Named<PublicFamily>

export const publicFamily = (family: PublicFamilyOrName): Named<PublicFamily> =>
  typeof family === 'string' ? { name: family, ...FAMILIES[family] } : family

export interface ShopperFamily extends Family {
  /** The time limit of a read. A page that waits for it says when there is no response. */
  readDeadlineMs: number
}

const ofShopper = { subject: 'shopper' } as const

/**
 * The API families that use a shopper's own token. The deadlines of writes are slightly longer than the service's
 * own limit of ten seconds, so that their outcome is known as often as possible. Only GET is retried.
 */
export const SHOPPER_FAMILIES = {
  baskets: {
    ...ofShopper,
    base: '/checkout/shopper-baskets/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 3_000,
    retried: true,
  },
  orders: {
    ...ofShopper,
    base: ORDERS,
    deadlineMs: 12_000,
    readDeadlineMs: 12_000,
    retried: true,
  },
  customers: {
    ...ofShopper,
    base: CUSTOMERS,
    deadlineMs: 5_000,
    readDeadlineMs: 3_000,
    retried: true,
  },
  /** A customer's list of orders, for which only its page waits. */
  orderHistory: {
    ...ofShopper,
    base: CUSTOMERS,
    deadlineMs: 5_000,
    readDeadlineMs: 5_000,
    retried: true,
  },
  /** The store that a shopper chooses, or has chosen. */
  chosenStores: {
    ...ofShopper,
    base: '/store/shopper-stores/v1',
    deadlineMs: 2_500,
    readDeadlineMs: 2_500,
    retried: true,
  },
  /** Tells the service about another store. The shopper waits, but it may fail. */
  basketTransactions: {
    ...ofShopper,
    base: '/custom/basket-transaction/v1',
    deadlineMs: 2_500,
    readDeadlineMs: 2_500,
    retried: false,
  },
  /** Only the browser waits for writes, in the background. */
  loyalty: {
    ...ofShopper,
    base: '/custom/loyalty/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 2_500,
    retried: false,
  },
  /** An account as a whole: its copy, its end, another e-mail address. */
  wholeAccounts: {
    ...ofShopper,
    base: '/custom/account/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 3_000,
    retried: false,
  },
  /** A customer's passkeys, for which only their page waits. */
  passkeys: {
    ...ofShopper,
    base: '/shopper/auth/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 2_500,
    retried: true,
  },
  /** What a customer wants to hear about. */
  consents: {
    ...ofShopper,
    base: '/shopper/shopper-consents/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 2_500,
    retried: true,
  },
  /** The session's first answer waits for it. */
  contexts: {
    ...ofShopper,
    base: '/shopper/shopper-context/v1',
    deadlineMs: 1_000,
    readDeadlineMs: 1_000,
    retried: false,
  },
} as const satisfies Record<string, ShopperFamily>

export type ShopperFamilyName = keyof typeof SHOPPER_FAMILIES

export type ShopperFamilyOrName = ShopperFamilyName | Named<ShopperFamily>

export const shopperFamily = (family: ShopperFamilyOrName): Named<ShopperFamily> =>
  typeof family === 'string' ? { name: family, ...SHOPPER_FAMILIES[family] } : family

const LOGIN = { base: '/shopper/auth/v1', deadlineMs: 3_000, retried: true } as const

/** What SLAS is asked for with the shop's own credentials. */
export const LOGIN_FAMILIES = {
  /** The guest tokens of pages. */
  slas: { ...LOGIN, subject: 'everybody' },
  /** The tokens of shoppers. Only what may be done twice is retried (`worker/commerce/slas.ts`). */
  sessions: { ...LOGIN, subject: 'shopper' },
  /** Codes, links and passkeys. A live instance sends a mail before it answers, which takes longer than a token. */
  accounts: { ...LOGIN, deadlineMs: 5_000, retried: false, subject: 'visitor' },
} as const satisfies Record<string, Family>
