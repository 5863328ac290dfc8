import { FormattedMessage } from 'react-intl'

import type { CategoryId } from '#shared/listing/category.ts'
import type { ContentAsset } from '#shared/content/content.ts'
import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import { useCatalog, useAppContext } from '../../kit/app-context.ts'
import { Deferred } from '../../kit/deferred.tsx'
import { SectionHead } from '../../ui/layout.tsx'
import { ProductSample } from '../../ui/product-card.tsx'
import { Heading } from '../../ui/text.tsx'
import { GridSkeleton } from '../../listing/grid-skeleton.tsx'
import { ProductList } from '../../listing/product-list.tsx'
import { minigridQuery } from './tile-queries.ts'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'

const SKELETON_TILES = 4
const DEFAULT_TILES = 4

/** Some products of a category. An unknown category renders nothing and is logged. */
export const minigridModule = defineModule({ needs: ['productCategory'], Component: Minigrid })

function Minigrid({ slot, position }: ModuleProps) {
  return slot.assets.map((asset) =>
    asset.productCategory ? (
      <CategorySample
        key={asset.id}
        asset={asset}
        categoryId={asset.productCategory}
        heading={asset.heading ?? slot.heading}
        position={position}
        slotId={slot.id}
      />
    ) : null,
  )
}

interface CategorySampleProps {
  asset: ContentAsset
  categoryId: CategoryId
  heading: string | null
  position: ModuleProps['position']
  slotId: string
}

function CategorySample({ asset, categoryId, heading, position, slotId }: CategorySampleProps) {
  const appContext = useAppContext()
  const catalog = useCatalog()
  const count = Math.min(asset.numberOfProducts ?? DEFAULT_TILES, PAGE_SIZE)
  const head = <SampleHead asset={asset} heading={heading} />

  return (
    <Deferred
      query={minigridQuery(catalog, categoryId, count)}
      fallback={
        <ModuleBand position={position}>
          <ProductSample>
            {head}
            <GridSkeleton count={SKELETON_TILES} />
          </ProductSample>
        </ModuleBand>
      }
    >
      {(tiles) => {
        if (tiles.length === 0) {
          appContext.warn('minigrid of an unknown category', {
            slot: slotId,
            asset: asset.id,
            field: 'c_productCategory',
            categoryId,
          })
          return null
        }
        return (
          <ModuleBand position={position}>
            <ProductSample>
              {head}
              <ProductList tiles={tiles} length="sample" />
            </ProductSample>
          </ModuleBand>
        )
      }}
    </Deferred>
  )
}

function SampleHead({ asset, heading }: Pick<CategorySampleProps, 'asset' | 'heading'>) {
  return (
    <SectionHead>
      {heading && <Heading>{heading}</Heading>}
      {asset.productCategoryHref && (
        <a className="more" href={asset.productCategoryHref}>
          <FormattedMessage tagName="span" id="minigrid.more" />
          {heading && <span className="visually-hidden"> {heading}</span>}
        </a>
      )}
    </SectionHead>
  )
}
