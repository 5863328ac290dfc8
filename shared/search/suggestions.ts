import * as v from 'valibot'

import { CategoryLink } from '../listing/category.ts'
import { ProductTile } from '../product/product.ts'

export const SuggestedProduct = v.pick(ProductTile, [
  'id',
  'kind',
  'name',
  'path',
  'heading',
  'form',
  'picture',
  'price',
])
export type SuggestedProduct = v.InferOutput<typeof SuggestedProduct>

/** The suggestions for a phrase, or for an empty search field. */
export const Suggestions = v.object({
  /** Phrases to search for; before anything is typed, the popular ones. */
  phrases: v.array(v.string()),
  categories: v.array(CategoryLink),
  /** Pages of content. Their addresses contain site and locale. */
  pages: v.array(v.object({ name: v.string(), href: v.string() })),
  /** At most 5; before anything is typed, the most popular ones. */
  products: v.array(SuggestedProduct),
})
export type Suggestions = v.InferOutput<typeof Suggestions>
