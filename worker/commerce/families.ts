interface Family {
  /** What stands before `/organizations/…`. */
  base: string
  /** Covers a call with its retry, until the last byte of the body. */
  deadlineMs: number
  /** Whether an answer that did not come is asked for once more. Content is not (spec 3 §4). */
  retried: boolean
}

interface PublicFamily extends Family {
  /** Calls marked "no credentials" carry no token (spec 3 §7). */
  credentials: 'guest' | 'none'
}

const catalogue = { deadlineMs: 1500, retried: true, credentials: 'guest' } as const
const content = { deadlineMs: 1500, retried: false, credentials: 'none' } as const

/** The parts of the commerce service that public pages ask. Each fails, and is spared, on its own. */
export const FAMILIES = {
  products: { ...catalogue, base: '/product/shopper-products/v1' },
  categories: { ...catalogue, base: '/product/shopper-products/v1' },
  search: { ...catalogue, base: '/search/shopper-search/v1' },
  promotions: { ...catalogue, base: '/pricing/shopper-promotions/v1' },
  ranks: { ...catalogue, base: '/custom/promotion/v1' },
  seo: { ...catalogue, base: '/site/shopper-seo/v1' },
  slots: { ...content, credentials: 'guest', base: '/custom/slots/v1' },
  content: { ...content, base: '/custom/content/v1' },
  preferences: { ...content, base: '/custom/preferences/v1' },
  redirects: { ...content, base: '/custom/redirect-data/v1' },
} as const satisfies Record<string, PublicFamily>

export type FamilyName = keyof typeof FAMILIES

/**
 * What is asked with a shopper's own token. The deadlines lie just behind the service's own ten seconds,
 * so that what became of a write is known as often as can be. Only a GET is ever retried.
 */
export const SHOPPER_FAMILIES = {
  baskets: { base: '/checkout/shopper-baskets/v1', deadlineMs: 10_500, retried: true },
  orders: { base: '/checkout/shopper-orders/v1', deadlineMs: 12_000, retried: true },
} as const satisfies Record<string, Family>

export type ShopperFamilyName = keyof typeof SHOPPER_FAMILIES
