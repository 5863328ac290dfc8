import { useState } from 'react'

import type { Bag } from '#shared/contract/bag.ts'

import { useHydrated } from '../../app/use-hydrated.ts'
import {
  RecommendationRow,
  RowSkeleton,
} from '../../features/recommendations/recommendation-rows.tsx'

/**
 * What goes with the bag as it was opened. The rows stay while the bag changes. The browser asks for them: no cache has
 * the page of a bag, and rendering them takes the edge longer than the rest of it.
 */
export function BagRows({ bag }: { bag: Bag }) {
  const [productIds] = useState(() => [...new Set(bag.lines.map(({ productId }) => productId))])
  const isEmpty = productIds.length === 0
  const Row = useHydrated() ? RecommendationRow : RowSkeleton
  return (
    <>
      <Row
        recommender="cart1_rr"
        heading={isEmpty ? 'recommendations.popular' : 'recommendations.bag'}
        productIds={productIds}
      />
      {!isEmpty && (
        <Row recommender="cart2_rr" heading="recommendations.heading" productIds={productIds} />
      )}
    </>
  )
}
