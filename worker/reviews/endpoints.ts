import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { ProductId } from '#shared/product/product.ts'
import {
  PHOTOS_PATH,
  type reviewEndpoints,
  type reviewWritingEndpoints,
} from '#shared/reviews/endpoints.ts'
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#shared/reviews/form.ts'
import { MAX_REVIEW_PAGE, REVIEW_SORTINGS } from '#shared/reviews/parameters.ts'

import { reviewPhotoLimit } from './limits.ts'
import type { CatalogEdge, Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { writeVisitorCookies } from '../http/personal.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'
import { limitBody } from '../http/body-limits.ts'
import { idList } from '../http/input.ts'
import { reviewActions } from './actions.ts'

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(max))

/** The most tiles that a list shows at once. */
const MAX_TILES = 24

const ById = v.object({ id: ProductId })
const ByIds = v.object({ ids: idList(ProductId, MAX_TILES) })
const ReviewsQuery = v.object({
  id: ProductId,
  sorting: v.optional(v.picklist(REVIEW_SORTINGS), 'newest'),
  stars: v.exactOptional(wholeNumber(5)),
  page: v.optional(wholeNumber(MAX_REVIEW_PAGE), '1'),
})

export const reviewHandlers = {
  getSocialProof: catalogRead(ById, (catalog) => catalog.getSocialProof),
  getGallery: catalogRead(ById, (catalog) => catalog.getGallery),
  getListedProof: catalogRead(ByIds, (catalog) => catalog.getListedProof),
  getReviews: catalogRead(ReviewsQuery, (catalog) => catalog.getReviews),
} satisfies Handlers<CatalogEdge, typeof reviewEndpoints>

export const reviewWritingHandlers = reviewActions satisfies Handlers<
  Edge,
  typeof reviewWritingEndpoints
>

/** Takes a photo as the body of a request, before the review that names it. */
export const reviewPhotos = (openEdge: OpenEdge<Edge>) =>
  endpoints().post(
    PHOTOS_PATH,
    { agents: 'allowed', limit: reviewPhotoLimit },
    limitBody(MAX_PHOTO_BYTES),
    writeVisitorCookies(openEdge),
    async (c) => {
      const type = c.req.header('content-type')?.trim().toLowerCase()
      if (!PHOTO_TYPES.some((known) => known === type))
        throw new ProblemError('unsupported-media-type')
      const { uploadPhoto } = await import('./write-reviews.ts')
      const { edge } = await openEdge(c)
      return c.json({ id: await uploadPhoto(edge, await c.req.raw.blob()) })
    },
  )
