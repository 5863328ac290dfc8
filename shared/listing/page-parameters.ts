import { filters, variationAttributes } from '#shop/addresses.ts'

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

/** The refinements with names of their own in a grid's query: query name → search attribute. */
export const REFINEMENTS = {
  ...filters,
  color: 'c_refinementColor',
  size: 'c_refinementSize',
  amount: 'c_refinementAmount',
  price: 'price',
} as const
type NamedRefinement = keyof typeof REFINEMENTS

/** Every other search attribute of an instance has its id in the query. */
export type RefinementName = NamedRefinement | 'brand' | `c_${string}`

/** How many a search may have beside its category: the service accepts nine. */
export const MAX_REFINEMENTS = 8

const NAMES = new Map<string, RefinementName>(
  Object.keys(REFINEMENTS)
    .filter(isNamed)
    .map((name) => [REFINEMENTS[name], name]),
)

/** Whether a refinement has a name of its own. */
export function isNamed(name: string): name is NamedRefinement {
  return Object.hasOwn(REFINEMENTS, name)
}

const isOther = (name: string): name is RefinementName =>
  name === 'brand' || (/^c_[a-z]\w{0,59}$/i.test(name) && !NAMES.has(name))

/** Whether a grid's query may contain a refinement under this name. */
export const isRefinementName = (name: string): name is RefinementName =>
  isNamed(name) || isOther(name)

/** The name under which a grid refines by a search attribute. Undefined if it cannot. */
export const refinementOf = (attribute: string) =>
  NAMES.get(attribute) ?? (isOther(attribute) ? attribute : undefined)

/** The search attribute of a refinement. */
export const attributeOf = (name: RefinementName) => (isNamed(name) ? REFINEMENTS[name] : name)

/** The names of some refinements in a fixed order, so that equal searches have equal keys. */
export const refinementNamesIn = (
  refinements: Readonly<Partial<Record<RefinementName, unknown>>>,
): RefinementName[] => [
  ...[...NAMES.values()].filter((name) => refinements[name] !== undefined),
  ...Object.keys(refinements).filter(isOther).toSorted(),
]

/** The query parameters of a page with a grid, beside the refinements of the instance. */
export const GRID_QUERY: readonly string[] = ['sort', 'page', ...Object.keys(REFINEMENTS)]

/** The variation attributes whose id is a parameter of the product page. */
export const VARIATION_ATTRIBUTES: readonly string[] = ['size', ...variationAttributes, 'color']

const isKnownAttribute = (id: string) => VARIATION_ATTRIBUTES.includes(id)

/** The prefix of other variation attributes, as in the addresses of Salesforce's own storefronts. */
const OTHER_ATTRIBUTE = 'dwvar_'

export const isVariationAttribute = (id: string) => /^[\w-]{1,40}$/.test(id)

/** The parameter of a product page's query that selects a value of a variation attribute. */
export const variationParameter = (id: string) =>
  isKnownAttribute(id) ? id : `${OTHER_ATTRIBUTE}${id}`

export const isVariationParameter = (name: string) =>
  isKnownAttribute(name) ||
  (name.startsWith(OTHER_ATTRIBUTE) && isVariationAttribute(name.slice(OTHER_ATTRIBUTE.length)))
