import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'

import type { PortOf } from '#shared/http/endpoint.ts'
import type { ProductId } from '#shared/product/product.ts'
import { reviewEndpoints } from '#shared/reviews/endpoints.ts'
import type { ReviewView } from '#shared/reviews/reviews.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { useAppContext } from '../kit/app-context.ts'

type Reviews = PortOf<typeof reviewEndpoints>

/** The port to the published reviews: that of the catalog on the edge, or over HTTP in the browser. */
export function useReviews(): Reviews {
  const { catalog, site, locale } = useAppContext()
  const [reviews] = useState(
    () => catalog.reviews ?? createHttpPort(reviewEndpoints, { site, locale }),
  )
  return reviews
}

export const reviewsQuery = (reviews: Reviews, id: ProductId, view: ReviewView) =>
  queryOptions({
    queryKey: ['reviews', id, view],
    queryFn: ({ signal }) => reviews.getReviews(inputFor(id, view), signal),
    networkMode: 'always',
    retry: false,
  })

const inputFor = (id: ProductId, { stars, ...rest }: ReviewView) => ({
  id,
  ...rest,
  ...(stars !== null && { stars }),
})

/** The reviews that a product page shows without a query. */
export const FIRST_VIEW: ReviewView = { sorting: 'newest', stars: null, page: 1 }
