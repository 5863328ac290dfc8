import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { contentApi } from '#shared/api-paths.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { ProductId } from '#shared/product/product.ts'
import { AssetId } from '#shared/content/content.ts'
import { typedLine } from '#shared/text/typed.ts'

import type { OpenCatalog } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'

const { paths } = contentApi
const MAX_IDS = 50

const SlotsQuery = v.object({
  ids: idList(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), MAX_IDS),
  category: v.optional(CategoryId),
  product: v.optional(ProductId),
})

/** One id, or a list in parentheses (spec 3 §7). */
const AssetQuery = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => id.replace(/^\((.*)\)$/, '$1')),
    idList(AssetId, MAX_IDS),
  ),
})

const SearchTerm = v.optional(v.pipe(typedLine(100), v.minLength(1)))
const ContentSearchQuery = v.pipe(
  v.object({ q: SearchTerm, folder: SearchTerm }),
  v.forward(
    v.check(({ q, folder }) => q !== undefined || folder !== undefined),
    ['q'],
  ),
)

/** Editorial content and site preferences. */
export function contentRoutes(openCatalog: OpenCatalog) {
  const routes = endpoints()
    .get(paths.slots, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { ids, category = null, product = null } = parseInput(SlotsQuery, c.req.query())
      const port = await openCatalog(c)
      return c.json(await port.getSlots(ids, category, product))
    })
    .get(paths.assets, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { id } = parseInput(AssetQuery, c.req.query())
      const port = await openCatalog(c)
      return c.json(await port.getAssets(id))
    })
    .get(paths.search, { agents: 'allowed', limit: 'none' }, async (c) => {
      const { q = null, folder = null } = parseInput(ContentSearchQuery, c.req.query())
      const port = await openCatalog(c)
      return c.json(await port.searchContent({ q, folder }))
    })
    .get(paths.preferences, { agents: 'allowed', limit: 'none' }, async (c) => {
      const port = await openCatalog(c)
      return c.json(await port.getPreferences())
    })
  if (features.redirectDialog) {
    routes.get(paths.redirectOptions, { agents: 'allowed', limit: 'none' }, async (c) => {
      const port = await openCatalog(c)
      return c.json(await port.getRedirectOptions())
    })
  }
  return routes
}
