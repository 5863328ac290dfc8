import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { ReviewView } from '#shared/reviews/reviews.ts'

/** Without a connection they fail at once, instead of waiting for one. */
const networkMode = 'always' as const

export const reviewsQuery = (catalog: Catalog, id: ProductId, view: ReviewView) =>
  queryOptions({
    queryKey: ['reviews', id, view],
    queryFn: ({ signal }) => catalog.getReviews(inputFor(id, view), signal),
    networkMode,
    retry: false,
  })

const inputFor = (id: ProductId, { stars, ...rest }: ReviewView) => ({
  id,
  ...rest,
  ...(stars !== null && { stars }),
})

/** The reviews that a product page shows without a query. */
export const FIRST_VIEW: ReviewView = { sorting: 'newest', stars: null, page: 1 }

export const socialProofQuery = (catalog: Catalog, id: ProductId) =>
  queryOptions({
    queryKey: ['social-proof', id],
    queryFn: ({ signal }) => catalog.getSocialProof({ id }, signal),
    networkMode,
  })

/** The pictures that shoppers have shown of some products, each once. */
export const galleryQuery = (catalog: Catalog, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['gallery', ...ids],
    async queryFn({ signal }) {
      const galleries = await Promise.all(ids.map((id) => catalog.getGallery({ id }, signal)))
      return [...new Map(galleries.flat().map((post) => [post.id, post])).values()]
    },
    networkMode,
  })
