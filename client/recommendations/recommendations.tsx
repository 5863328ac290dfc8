import { useQuery } from '@tanstack/react-query'

import type { ProductId } from '#shared/product/product.ts'
import type { Recommender } from '#shared/recommendations/recommendations.ts'

import { useCatalog } from '../app/app-context.ts'
import { ProductScroller, ScrollerSkeleton } from './product-scroller.tsx'
import { recommendationsQuery } from './queries.ts'

interface RecommendationsProps {
  recommender: Recommender
  productIds: readonly ProductId[]
}

/** Products that go with others. If nothing is recommended, for whatever reason, there is no heading either. */
export function Recommendations({ recommender, productIds }: RecommendationsProps) {
  const catalog = useCatalog()
  const { data: tiles = [], isPending } = useQuery(
    recommendationsQuery(catalog, recommender, productIds),
  )
  if (isPending) return <ScrollerSkeleton />
  return tiles.length > 0 && <ProductScroller tiles={tiles} recommender={recommender} />
}
