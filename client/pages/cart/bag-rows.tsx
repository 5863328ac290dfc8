import { useState } from 'react'

import type { Bag } from '#shared/contract/bag.ts'

import { RecommendationRow } from '../../features/recommendations/recommendation-rows.tsx'
import { Section, Stack } from '../../ui/layout.tsx'

/** What goes with the bag as it was opened. The rows stay while the bag changes. */
export function BagRows({ bag }: { bag: Bag }) {
  const [productIds] = useState(() => [...new Set(bag.lines.map(({ productId }) => productId))])
  return (
    <Section>
      <Stack gap="xxl">
        <RecommendationRow
          recommender="cart1_rr"
          heading="recommendations.bag"
          productIds={productIds}
        />
        {productIds.length > 0 && (
          <RecommendationRow
            recommender="cart2_rr"
            heading="recommendations.heading"
            productIds={productIds}
          />
        )}
      </Stack>
    </Section>
  )
}
