import { useSuspenseQuery } from '@tanstack/react-query'

import type { AssetId } from '#shared/content/content.ts'
import type { Product } from '#shared/product/product.ts'

import { assetsQuery } from '../../features/catalog/queries.ts'
import { slotsQuery } from '../../features/catalog/shared-queries.ts'
import { Graphic } from '../../features/modules/graphic.tsx'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { ProductBelow, ProductVoice } from './product-voices.tsx'
import { ProductCallouts } from '../../features/product/product-callouts.tsx'
import { ProductDetails } from '../../features/product/product-details.tsx'
import { ScentStory } from '../../features/scent/scent-story.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Html } from '../../app/html.tsx'
import { OwnBannerBox } from '../../ui/product/product-detail.tsx'
import { Prose } from '../../ui/text.tsx'
import { ProductFilm } from './product-film.tsx'
import { PRODUCT_SLOTS } from './product-slots.ts'

export interface ProductIntroProps {
  product: Product
  /** The product's own banner. */
  bannerId: AssetId | null
}

/** What is above the product: the way to it, and banners. */
function ProductIntro({ product, bannerId }: ProductIntroProps) {
  const { data: slots } = useSuspenseQuery(slotsQuery(useCatalog(), PRODUCT_SLOTS))
  return (
    <>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      {bannerId && <OwnBanner id={bannerId} />}
      <SlotModules slots={slots} context={{ productId: product.id }} />
    </>
  )
}

const OwnBanner = ({ id }: { id: AssetId }) => (
  <Deferred query={assetsQuery(useCatalog(), [id])} fallback={null}>
    {([asset]) =>
      asset && (
        <OwnBannerBox>
          <Graphic asset={asset} shape="words" />
        </OwnBannerBox>
      )
    }
  </Deferred>
)

function ProductSummary({ product }: { product: Product }) {
  return (
    <>
      <ProductVoice product={product} />
      {product.shortDescription && (
        <Prose>
          <Html html={product.shortDescription} />
        </Prose>
      )}
    </>
  )
}

/** The parts of a product page that a document keeps as the edge rendered them. */
export const productContent = {
  ProductIntro,
  ProductCallouts,
  ProductSummary,
  ProductDetails,
  ProductFilm,
  ProductBelow,
  ScentStory,
}
