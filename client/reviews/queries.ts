import { queryOptions } from '@tanstack/react-query'

import type { ProductExtras } from '#shared/reviews/product-extras.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { ReviewView } from '#shared/reviews/reviews.ts'

export const reviewsQuery = (extras: ProductExtras, id: ProductId, view: ReviewView) =>
  queryOptions({
    queryKey: ['reviews', id, view],
    queryFn: ({ signal }) => extras.getReviews(id, view, signal),
    networkMode: 'always',
    retry: false,
  })

/** The reviews of a product as everybody sees them first. */
export const FIRST_VIEW: ReviewView = { sorting: 'newest', stars: null, page: 1 }
