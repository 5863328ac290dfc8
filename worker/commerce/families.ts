interface Family {
  /** The part of the path before `/organizations/…`. */
  base: string
  /** The time limit of a call with its retry, until the last byte of the body. */
  deadlineMs: number
  /** Whether a failed request is retried once. Content requests are not (spec 3 §4). */
  retried: boolean
}

interface PublicFamily extends Family {
  /** Calls marked "no credentials" send no token (spec 3 §7). */
  credentials: 'guest' | 'none'
}

const catalog = { deadlineMs: 1500, retried: true, credentials: 'guest' } as const
const content = { deadlineMs: 1500, retried: false, credentials: 'none' } as const

/** The API families that public pages use. Each has its own breaker. */
export const FAMILIES = {
  products: { ...catalog, base: '/product/shopper-products/v1' },
  categories: { ...catalog, base: '/product/shopper-products/v1' },
  search: { ...catalog, base: '/search/shopper-search/v1' },
  promotions: { ...catalog, base: '/pricing/shopper-promotions/v1' },
  ranks: { ...catalog, base: '/custom/promotion/v1' },
  seo: { ...catalog, base: '/site/shopper-seo/v1' },
  slots: { ...content, credentials: 'guest', base: '/custom/slots/v1' },
  content: { ...content, base: '/custom/content/v1' },
  preferences: { ...content, base: '/custom/preferences/v1' },
  redirects: { ...content, base: '/custom/redirect-data/v1' },
  /** The shopper waits for this write. It may be repeated, because a known address gets the same response. */
  subscriptions: { ...catalog, base: '/custom/email-subscription/v1', deadlineMs: 5_000 },
} as const satisfies Record<string, PublicFamily>

export type FamilyName = keyof typeof FAMILIES

interface ShopperFamily extends Family {
  /** The time limit of a read. A page that waits for it says when there is no response. */
  readDeadlineMs: number
}

/**
 * The API families that use a shopper's own token. The deadlines of writes are slightly longer than the service's
 * own limit of ten seconds, so that their outcome is known as often as possible. Only GET is retried.
 */
export const SHOPPER_FAMILIES = {
  baskets: {
    base: '/checkout/shopper-baskets/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 3_000,
    retried: true,
  },
  orders: {
    base: '/checkout/shopper-orders/v1',
    deadlineMs: 12_000,
    readDeadlineMs: 12_000,
    retried: true,
  },
} as const satisfies Record<string, ShopperFamily>

export type ShopperFamilyName = keyof typeof SHOPPER_FAMILIES
