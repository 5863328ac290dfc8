import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { ProductId } from '#shared/product/product.ts'
import { ROW_LENGTH, RowName } from '#shared/recommendations/recommendations.ts'
import { listedProofApi } from '#shared/reviews/listed-proof-api.ts'
import { extrasApi } from '#shared/reviews/extras-api.ts'

import { respondWithRow } from '../activities/recommend-to-visitor.ts'
import { openExtras } from '../api/catalog-of.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'

const { paths } = extrasApi

/** More lines than a bag has. The first 24 products count. */
const MAX_PRODUCTS = 100
const MAX_CATEGORIES = 20
/** What a list shows at once. */
const MAX_TILES = 24

const ById = v.object({ id: ProductId })
const ByIds = v.object({ ids: idList(ProductId, MAX_TILES) })
const ByUpc = v.object({ upc: v.pipe(v.string(), v.regex(/^\d{8,14}$/)) })

const RowQuery = v.object({
  recommender: RowName,
  ids: v.optional(idList(ProductId, MAX_PRODUCTS)),
  categories: v.optional(idList(CategoryId, MAX_CATEGORIES)),
})

/** Content about products from other services, for parts that browsers load. */
export const extras = endpoints()
  .get(paths.socialProof, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id } = parseInput(ById, c.req.param())
    const port = await openExtras(c)
    return c.json(await port.getSocialProof(id))
  })
  .get(listedProofApi.paths.listedProof, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { ids } = parseInput(ByIds, c.req.query())
    const port = await openExtras(c)
    return c.json(await port.getListedProof(ids))
  })
  .get(paths.gallery, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id } = parseInput(ById, c.req.param())
    const port = await openExtras(c)
    return c.json(await port.getGallery(id))
  })
  .get(paths.ingredients, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { upc } = parseInput(ByUpc, c.req.param())
    const port = await openExtras(c)
    return c.json(await port.getIngredients(upc))
  })
  .get(paths.productRows, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id } = parseInput(ById, c.req.param())
    const port = await openExtras(c)
    return c.json(await port.getProductRows(id))
  })
  .get(paths.row, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { recommender, ids = [], categories = [] } = parseInput(RowQuery, c.req.query())
    const input = { recommender, productIds: ids, categoryIds: categories }
    return respondWithRow(c, input, {
      length: ROW_LENGTH,
      readForAll: async () => (await openExtras(c)).getRow(input),
    })
  })
