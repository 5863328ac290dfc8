import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { Recommender } from '#shared/recommendations/recommendations.ts'

export const recommendationsQuery = (
  catalog: Catalog,
  recommender: Recommender,
  productIds: readonly ProductId[],
) =>
  queryOptions({
    queryKey: ['recommendations', recommender, productIds],
    queryFn: ({ signal }) => catalog.getRecommendations(recommender, productIds, signal),
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
  })
