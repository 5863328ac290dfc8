import type { ProductId } from '#shared/product/product.ts'

import { useHydrated } from '../../app/use-hydrated.ts'
import { RecommendationRow, RowSkeleton } from '../../recommendations/recommendation-rows.tsx'

/**
 * What goes with these products, or what is popular. The browser asks for it: no cache has the page of a bag, and the
 * edge would need almost as long for these rows as for all the rest.
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
