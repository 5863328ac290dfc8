import { queryOptions, useQuery } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { Recommender } from '#shared/recommendations/recommendations.ts'

import { useCatalog } from '../kit/app-context.ts'
import { ProductScroller, ScrollerSkeleton } from './product-scroller.tsx'

interface RecommendationsProps {
  recommender: Recommender
  productIds: readonly ProductId[]
}

/** Products that go with others. Without recommendations there is no heading either. */
export function Recommendations({ recommender, productIds }: RecommendationsProps) {
  const catalog = useCatalog()
  const { data: tiles = [], isPending } = useQuery(
    recommendationsQuery(catalog, recommender, productIds),
  )
  if (isPending) return <ScrollerSkeleton />
  return tiles.length > 0 && <ProductScroller tiles={tiles} recommender={recommender} />
}

const recommendationsQuery = (
  catalog: Catalog,
  recommender: Recommender,
  ids: readonly ProductId[],
) =>
  queryOptions({
    queryKey: ['recommendations', recommender, ids],
    queryFn: ({ signal }) => catalog.getRecommendations({ recommender, ids }, signal),
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
  })
