import type { Named, ShopperFamily } from '../upstream/families.ts'

export const campaignFamilies = {
  /** Products with a visitor's own prices. Pages show those of the list until they are there, and without them. */
  ownPrices: {
    name: 'ownPrices',
    subject: 'shopper',
    base: '/product/shopper-products/v1',
    deadlineMs: 2_500,
    readDeadlineMs: 2_500,
    retried: true,
  },
} as const satisfies Record<string, Named<ShopperFamily>>
