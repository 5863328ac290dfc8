import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { ProductId } from '#shared/contract/product.ts'
import type { Recommender } from '#shared/contract/recommendations.ts'

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
