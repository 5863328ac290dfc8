/** How a recommender chooses products. */
export type Strategy =
  | 'viewed'
  | 'alike'
  | 'same-line'
  | 'category'
  | 'each-shelf'
  | 'popular'
  | 'beside-bag'

interface Recommender {
  strategy: Strategy
  displayMessage: string
}

/** Every recommender of the shop (spec 3 §9.7). */
export const recommenders: Readonly<Record<string, Recommender>> = {
  'viewed-recently-einstein': { strategy: 'viewed', displayMessage: 'Recently Viewed' },
  'product-to-product-einstein': { strategy: 'beside-bag', displayMessage: 'You Might Also Like' },
  'pdp-similar-items': { strategy: 'alike', displayMessage: 'Similar Items' },
  'complete-the-set': { strategy: 'same-line', displayMessage: 'Complete the Set' },
  'home-top-revenue-for-category': { strategy: 'category', displayMessage: 'Top Picks' },
  'products-in-all-categories': {
    strategy: 'each-shelf',
    displayMessage: 'From All Over the Shop',
  },
  'test-popular-products': { strategy: 'popular', displayMessage: 'Popular Right Now' },
  category1_rr: { strategy: 'category', displayMessage: 'Top Picks in This Category' },
  nosearch1_rr: { strategy: 'popular', displayMessage: 'Popular Right Now' },
  nosearch2_rr: { strategy: 'viewed', displayMessage: 'Recently Viewed' },
  cart1_rr: { strategy: 'beside-bag', displayMessage: 'Goes With Your Bag' },
  cart2_rr: { strategy: 'alike', displayMessage: 'You Might Also Like' },
}

/** The zones of a page, and the recommender that fills each. */
export const zones: Readonly<Record<string, string>> = {
  home: 'home-top-revenue-for-category',
  product: 'pdp-similar-items',
  category: 'category1_rr',
  cart: 'cart1_rr',
  'no-search-results': 'nosearch1_rr',
}
