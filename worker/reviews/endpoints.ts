import type { Context } from 'hono'
import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'
import { ROW_LENGTH, RowName } from '#shared/recommendations/recommendations.ts'
import { MAX_REVIEW_PAGE, REVIEW_SORTINGS } from '#shared/reviews/review-parameters.ts'
import { VoteOnReview, WriteReviewWithPhotos } from '#shared/reviews/reviews.ts'
import { listedProofApi } from '#shared/reviews/listed-proof-api.ts'
import { extrasApi, reviewsApi } from '#shared/reviews/extras-api.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#shared/reviews/review-rules.ts'

import { respondWithRow } from '../activities/recommend-to-visitor.ts'
import { factory, type AppEnv } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { keepReviewer } from './reviewer.ts'
import { openExtras } from '../api/catalog-of.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'
import { actionInput, idempotencyKeyOf, MAX_BODY_BYTES } from '../http/personal.ts'

const { paths } = extrasApi

/** More lines than a bag has. The first 24 products count. */
const MAX_PRODUCTS = 100
const MAX_CATEGORIES = 20
/** What a list shows at once. */
const MAX_TILES = 24

const ById = v.object({ id: ProductId })
const ByIds = v.object({ ids: idList(ProductId, MAX_TILES) })
const ByUpc = v.object({ upc: v.pipe(v.string(), v.regex(/^\d{8,14}$/)) })

const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(most))

const ReviewsQuery = v.object({
  ...ById.entries,
  sorting: v.optional(v.picklist(REVIEW_SORTINGS), 'newest'),
  stars: v.optional(v.nullable(whole(5)), null),
  page: v.optional(whole(MAX_REVIEW_PAGE), '1'),
})

const RowQuery = v.object({
  recommender: RowName,
  ids: v.optional(idList(ProductId, MAX_PRODUCTS)),
  categories: v.optional(idList(CategoryId, MAX_CATEGORIES)),
})

/** What is said about products, for parts that are shown in the browser. */
export const extras = endpoints()
  .get(paths.reviews, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id, ...view } = parseInput(ReviewsQuery, { ...c.req.query(), ...c.req.param() })
    const port = await openExtras(c)
    return c.json(await port.getReviews(id, view))
  })
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

/** What checks reviews and their pictures loads with the first one. */
async function openReviewWriting(c: Context<AppEnv>) {
  const code = await import('./open-review-writing.ts')
  return code.openReviewWriting(c)
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** Writing reviews, for which no account is needed. */
export const reviews = endpoints(factory.createApp().use(keepReviewer()))
  .post(
    reviewsApi.paths.photos,
    { agents: 'allowed', limit: 'reviewPhoto' },
    limitBody(MAX_PHOTO_BYTES),
    async (c) => {
      const type = c.req.header('content-type')?.trim().toLowerCase()
      if (!PHOTO_TYPES.some((known) => known === type))
        throw new ProblemError('unsupported-media-type')
      const writing = await openReviewWriting(c)
      const id = await writing.upload(await c.req.raw.blob())
      return c.json({ id }, 200, NO_STORE)
    },
  )
  .post(
    reviewsApi.paths.write,
    { agents: 'allowed', limit: 'review' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      const { photoIds, ...review } = await actionInput(c, WriteReviewWithPhotos)
      const key = idempotencyKeyOf(c)
      const writing = await openReviewWriting(c)
      return c.json(await writing.write(review, photoIds, key), 200, NO_STORE)
    },
  )
  .post(
    reviewsApi.paths.votes,
    { agents: 'allowed', limit: 'reviewVote' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      const vote = await actionInput(c, VoteOnReview)
      const writing = await openReviewWriting(c)
      return c.json(await writing.vote(vote), 200, NO_STORE)
    },
  )
