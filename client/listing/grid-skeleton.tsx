import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import { ProductCard, ProductGrid } from '../ui/product-card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** A placeholder for a grid that is loading. */
export function GridSkeleton({ count = PAGE_SIZE }: { count?: number }) {
  return (
    <ProductGrid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </ProductGrid>
  )
}

/** A placeholder for one product of a list. */
export const TileSkeleton = () => (
  <ProductCard>
    <Skeleton shape="picture" />
    <div className="words">
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="short" />
    </div>
  </ProductCard>
)
