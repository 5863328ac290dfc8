/** The parameters of grids and product pages, without the schemas of their data, for the code of every page. */

/** The number of products on a page of a grid (spec 3 §9.5). */
export const PAGE_SIZE = 24

/** The longest phrase that the shop searches for. */
export const MAX_PHRASE = 100

export const SORTINGS = [
  'best-matches',
  'most-popular',
  'newest',
  'price-low-to-high',
  'price-high-to-low',
  'product-name-ascending',
  'product-name-descending',
] as const
export type Sorting = (typeof SORTINGS)[number]

/** The refinements that a grid's query may contain: query name → search attribute. */
export const REFINEMENTS = {
  family: 'c_refinementFamily',
  fragrance: 'c_refinementFragrance',
  form: 'c_refinementForm',
  color: 'c_refinementColor',
  size: 'c_refinementSize',
  price: 'price',
} as const
export type RefinementName = keyof typeof REFINEMENTS

/** The attributes that a product page's query may select. */
export const VARIATION_ATTRIBUTES = ['size', 'fragrance', 'color'] as const
