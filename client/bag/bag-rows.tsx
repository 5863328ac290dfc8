import type { ProductId } from '#shared/product/product.ts'

import { useHydrated } from '../kit/use-hydrated.ts'
import { RecommendationRow, RowSkeleton } from '../recommendations/recommendation-rows.tsx'

/**
 * Products that go with these, or popular ones. The browser requests them: a bag page is never cached, and the edge
 * would need almost as long for these rows as for the rest of the page.
 */
export function BagRows({ productIds }: { productIds: readonly ProductId[] }) {
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
