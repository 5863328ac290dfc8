import { useState } from 'react'

import type { Bag } from '#shared/contract/bag.ts'

import { RecommendationRow } from '../../features/recommendations/recommendation-rows.tsx'

/** What goes with the bag as it was opened. The rows stay while the bag changes. */
export function BagRows({ bag }: { bag: Bag }) {
  const [productIds] = useState(() => [...new Set(bag.lines.map(({ productId }) => productId))])
  const isEmpty = productIds.length === 0
  return (
    <>
      <RecommendationRow
        recommender="cart1_rr"
        heading={isEmpty ? 'recommendations.popular' : 'recommendations.bag'}
        productIds={productIds}
      />
      {!isEmpty && (
        <RecommendationRow
          recommender="cart2_rr"
          heading="recommendations.heading"
          productIds={productIds}
        />
      )}
    </>
  )
}
