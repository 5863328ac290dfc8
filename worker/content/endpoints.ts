import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { AssetId } from '#shared/content/content.ts'
import type { contentEndpoints } from '#shared/content/endpoints.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { ProductId } from '#shared/product/product.ts'
import { typedLine } from '#shared/text/typed.ts'

import type { CatalogEdge } from '../http/edge.ts'
import { idList } from '../http/input.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

const MAX_IDS = 50

const SlotsQuery = v.object({
  ids: idList(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), MAX_IDS),
  category: v.nullish(CategoryId, null),
  product: v.nullish(ProductId, null),
})

/** One id, or a list, which may be in parentheses (spec 3 §7). */
const AssetQuery = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => id.replace(/^\((.*)\)$/, '$1')),
    idList(AssetId, MAX_IDS),
  ),
})

const SearchTerm = v.nullish(v.pipe(typedLine(100), v.minLength(1)), null)
const ContentSearchQuery = v.pipe(
  v.object({ q: SearchTerm, folder: SearchTerm }),
  v.forward(
    v.check(({ q, folder }) => q !== null || folder !== null),
    ['q'],
  ),
)

const redirectHandlers = {
  getRedirectOptions: catalogRead(v.object({}), (catalog) => catalog.getRedirectOptions),
}

export const contentHandlers = {
  getSlots: catalogRead(SlotsQuery, (catalog) => catalog.getSlots),
  getAssets: catalogRead(AssetQuery, (catalog) => catalog.getAssets),
  searchContent: catalogRead(ContentSearchQuery, (catalog) => catalog.searchContent),
  ...(features.redirectDialog ? redirectHandlers : noneOf<typeof redirectHandlers>()),
} satisfies Handlers<CatalogEdge, typeof contentEndpoints>
