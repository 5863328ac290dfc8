import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import type { ProductTile } from '#shared/product/product.ts'

import { GridSkeleton } from '../../features/grid/grid-skeleton.tsx'
import { ProductList } from '../../features/grid/product-list.tsx'
import { minigridQuery } from '../../features/modules/minigrid-query.ts'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Sample } from './sample.tsx'

const SAMPLE_CATEGORY = v.parse(CategoryId, 'new-and-now')
const SHOWN = 4

/** Product cards: loading, normal, sold out, and without optional parts. */
export function CardSamples() {
  const query = minigridQuery(useCatalog(), SAMPLE_CATEGORY, SHOWN)
  return (
    <>
      <Sample title="styleGuide.loading">
        <GridSkeleton count={SHOWN} />
      </Sample>
      <Sample title="styleGuide.cards">
        <Deferred query={query} fallback={<GridSkeleton count={SHOWN} />}>
          {(tiles) => <ProductList tiles={tiles.map(inItsState)} />}
        </Deferred>
      </Sample>
    </>
  )
}

function inItsState(tile: ProductTile, index: number): ProductTile {
  if (index === 1) return { ...tile, orderable: false }
  if (index === 2) return { ...tile, picture: null }
  return index === 3 ? { ...tile, price: null, form: null } : tile
}
