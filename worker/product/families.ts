import {
  ofStrangers,
  optional,
  required,
  type Named,
  type PublicFamily,
} from '../upstream/families.ts'

const PRODUCTS = '/product/shopper-products/v1'
const SEARCH = '/search/shopper-search/v1'

export const productFamilies = {
  products: { name: 'products', ...required, base: PRODUCTS },
  /** The names of products in other locales, which no page waits for. */
  productNames: { name: 'productNames', ...optional, retried: false, base: PRODUCTS },
  /** The first page of a category's products, as every visitor sees it. */
  search: { name: 'search', ...required, base: SEARCH },
  refinedSearch: { name: 'refinedSearch', ...required, ...ofStrangers, base: SEARCH },
  phraseSearch: { name: 'phraseSearch', ...required, ...ofStrangers, base: SEARCH },
  /** Some products of a category on another page. */
  minigrid: { name: 'minigrid', ...optional, base: SEARCH },
  minigridProducts: { name: 'minigridProducts', ...optional, base: PRODUCTS },
  /** The products of suggestions, for which no page waits. */
  suggestedProducts: { name: 'suggestedProducts', ...optional, ...ofStrangers, base: PRODUCTS },
  /** The products of recommendations, for which no page waits. */
  recommendedProducts: {
    name: 'recommendedProducts',
    ...optional,
    ...ofStrangers,
    base: PRODUCTS,
  },
  /** Pictures and chosen values of lines, which bags and orders exist without. */
  lineProducts: { name: 'lineProducts', ...optional, base: PRODUCTS },
  /** The current stock of one product. No page waits for it. */
  liveProduct: { name: 'liveProduct', ...optional, base: PRODUCTS },
  /** All products, for the sitemap. */
  productList: { name: 'productList', ...required, base: SEARCH },
  /** Stock on the web and in a store, for pages, bag and checkout, which exist without it. */
  productAvailability: {
    name: 'productAvailability',
    ...optional,
    base: '/custom/products-availability/v1',
  },
  promotions: { name: 'promotions', ...optional, base: '/pricing/shopper-promotions/v1' },
  ranks: { name: 'ranks', ...optional, base: '/custom/promotion/v1' },
} as const satisfies Record<string, Named<PublicFamily>>
