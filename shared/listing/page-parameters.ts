/** The parameters of grids and product pages, without the schemas of their data, for the code of every page. */

/** The number of products on a page of a grid (spec 3 §9.5). */
export const PAGE_SIZE = 24

/** The longest phrase that the shop searches for. */
export const MAX_PHRASE = 100

/** The sorting option of a grid unless the shopper chooses another one (spec 3 §9.5). */
export const DEFAULT_SORTING = 'best-matches'

/** The sorting options of the popular products, and of the list of all products. */
export const POPULAR_SORTING = 'most-popular'
export const NEWEST_SORTING = 'newest'

/** Whether a text may be the id of a sorting option. The commerce service says with each result which there are. */
export const isSortingId = (text: string) => /^[a-z\d][\w-]{0,59}$/i.test(text)

/** The refinements that a grid's query may contain: query name → search attribute. */
export const REFINEMENTS = {
  family: 'c_refinementFamily',
  fragrance: 'c_refinementFragrance',
  form: 'c_refinementForm',
  color: 'c_refinementColor',
  size: 'c_refinementSize',
  amount: 'c_refinementAmount',
  price: 'price',
} as const
export type RefinementName = keyof typeof REFINEMENTS

/** The query parameters of a page with a grid. */
export const GRID_QUERY: readonly string[] = ['sort', 'page', ...Object.keys(REFINEMENTS)]

/** The attributes that a product page's query may select. */
export const VARIATION_ATTRIBUTES = ['size', 'fragrance', 'color'] as const
