import type { SeedProduct } from '../model.ts'

/** Fixed values for ordinary products in the fixture table, which would otherwise be generated. */
export const pinnedProducts: Record<string, Partial<SeedProduct>> = {
  JW0813: { sites: ['us', 'ca'], stock: 120 },
  JW0815: { sites: ['us', 'ca'], stock: 240 },
  JW0801: {
    sites: ['us', 'ca'],
    price: { us: { list: 2695 }, ca: { list: 3450 } },
    stock: 50,
    promotions: [],
    rank: 990,
    picture: { form: 'threewick', fragrance: 'juniperdusk', size: 'full', views: 6 },
    categories: ['three-wick-candles', 'woods', 'best-sellers'],
    custom: {
      c_isMemberExclusive: false,
      c_availableForInStorePickup: true,
      c_productBadge: 'best-seller',
      c_productBadgeIcon: 'best-seller',
    },
  },
}

/** A few ordinary products for the pages that test one content module. */
export const labCategories: Record<string, string[]> = {
  JW0201: ['lab-banner', 'lab-copy', 'lab-ways'],
  JW0909: ['lab-banner', 'lab-minigrid'],
  JW1512: ['lab-banner', 'lab-carousel', 'lab-hostile'],
  JW2203: ['lab-banner', 'lab-top-offers'],
  JW2806: ['lab-minigrid', 'lab-hostile'],
  JW3014: ['lab-minigrid', 'lab-ways'],
  JW3401: ['lab-minigrid', 'lab-top-offers', 'lab-unknown'],
}
