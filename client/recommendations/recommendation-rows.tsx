import type { ReactNode } from 'react'

import type { CategoryId } from '#shared/listing/category.ts'
import type { ProductId, ProductTile } from '#shared/product/product.ts'
import type { RowName } from '#shared/recommendations/recommendations.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Deferred } from '../kit/deferred.tsx'
import { productRowsQuery, rowQuery } from '../product/extras-queries.ts'
import { Voices } from '../ui/voices.tsx'
import {
  ProductScroller,
  ScrollerSkeleton,
  type RowChoice,
  type RowHeading,
} from './product-scroller.tsx'

/** The two rows of a product page: similar products, and those that go with it (spec 2 §2). */
export function ProductRows({ id }: { id: ProductId }) {
  const catalog = useCatalog()
  return (
    <Deferred query={productRowsQuery(catalog, id)} fallback={<RowSkeleton />}>
      {({ product1_rr, product2_rr }) => (
        <>
          <Row tiles={product1_rr} recommender="product1_rr" heading="recommendations.similar" />
          <Row tiles={product2_rr} recommender="product2_rr" heading="recommendations.heading" />
        </>
      )}
    </Deferred>
  )
}

interface RecommendationRowProps {
  recommender: RowName
  /** Shown if nothing is recommended. */
  otherwise?: ReactNode
  heading: RowHeading
  /** Instead of the shop's own heading. */
  title?: string | null
  /** `around`: the surrounding section already has its space. */
  room?: RowRoom
  productIds?: readonly ProductId[]
  categoryIds?: readonly CategoryId[]
}

const NONE: readonly never[] = []

/** The recommendations for products, a category or the whole shop. */
export function RecommendationRow({
  recommender,
  heading,
  productIds = NONE,
  categoryIds = NONE,
  otherwise = null,
  title = null,
  room = 'above',
}: RecommendationRowProps) {
  const catalog = useCatalog()
  const query = rowQuery(catalog, { recommender, ids: productIds, categories: categoryIds })
  return (
    <Deferred query={query} fallback={<RowSkeleton room={room} />}>
      {(tiles) =>
        tiles.length > 0 ? <Row {...{ tiles, recommender, heading, title, room }} /> : otherwise
      }
    </Deferred>
  )
}

type RowRoom = 'above' | 'around'

interface RowProps {
  tiles: readonly ProductTile[]
  recommender: RowChoice
  heading: RowHeading
  title?: string | null
  room?: RowRoom
}

/** Empty without products. */
const Row = ({ tiles, recommender, heading, title = null, room = 'above' }: RowProps) =>
  tiles.length > 0 && (
    <Voices room={room}>
      <ProductScroller
        tiles={tiles}
        recommender={recommender}
        heading={heading}
        title={title}
        place={room === 'around' ? 'section' : 'page'}
      />
    </Voices>
  )

/** The place of a row that is loading. */
export const RowSkeleton = ({ room = 'above' }: { room?: RowRoom }) => (
  <Voices room={room}>
    <ScrollerSkeleton place="page" />
  </Voices>
)
