import * as v from 'valibot'

import { CategoryId } from '../listing/category.ts'
import { isRefinementName, type RefinementName } from '../listing/page-parameters.ts'
import { ProductTile } from '../product/product.ts'

/** The search behind a grid. `page` starts at 1. */
export interface ProductSearch {
  phrase: string | null
  categoryId: CategoryId | null
  refinements: Partial<Record<RefinementName, readonly string[]>>
  /** The id of a sorting option. An unknown one has the result of the default. */
  sorting: string
  page: number
}

export const Refinement = v.object({
  name: v.custom<RefinementName>((name) => typeof name === 'string' && isRefinementName(name)),
  label: v.string(),
  /** Whether a list has at most one of its values, so that another one replaces it. */
  isSingle: v.boolean(),
  values: v.array(
    v.object({ value: v.string(), label: v.string(), count: v.number(), selected: v.boolean() }),
  ),
})
export type Refinement = v.InferOutput<typeof Refinement>

export const SearchResult = v.object({
  total: v.number(),
  /** True when the service stops counting; shown as "1,000+". */
  totalIsFloor: v.boolean(),
  page: v.number(),
  pageCount: v.number(),
  tiles: v.array(ProductTile),
  refinements: v.array(Refinement),
  /** The id of the sorting option that the result has. */
  sorting: v.string(),
  sortings: v.array(v.object({ id: v.string(), label: v.string() })),
  /** Child categories with their number of results. */
  categories: v.array(v.object({ id: CategoryId, label: v.string(), count: v.number() })),
  /** The corrected spelling of a phrase without results. If there are tiles, they are its results. */
  suggestedPhrase: v.nullable(v.string()),
  /** Pages and categories that the phrase may mean. */
  links: v.array(v.object({ label: v.string(), href: v.string() })),
})
export type SearchResult = v.InferOutput<typeof SearchResult>
