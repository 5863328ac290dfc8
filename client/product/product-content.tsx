import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import * as features from '#shop/features.ts'
import type { AssetId } from '#shared/content/content.ts'
import type { Product } from '#shared/product/product.ts'

import { Graphic } from '../content/modules/graphic.tsx'
import { SlotModules } from '../content/modules/slot-modules.tsx'
import { useCatalog } from '../kit/app-context.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { assetsQuery, slotsQuery } from '../content/queries.ts'
import { Deferred } from '../kit/deferred.tsx'
import { Html } from '../kit/html.tsx'
import { ProductRows } from '../recommendations/recommendation-rows.tsx'
import { SocialGallery } from '../reviews/gallery.tsx'
import { RatingLink } from '../reviews/product-rating.tsx'
import { SocialProofText } from '../reviews/social-proof.tsx'
import { Prose } from '../ui/text.tsx'
import { VoiceLine } from '../ui/voices.tsx'
import { isInProductPage, PRODUCT_SLOTS } from './content-queries.ts'
import { OwnBannerBox } from './look.tsx'
import { ProductCallouts } from './product-callouts.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductFilm } from './product-film.tsx'

export interface ProductIntroProps {
  product: Product
  /** The product's own banner. */
  bannerId: AssetId | null
}

/** Breadcrumbs and banners above the product. */
function ProductIntro({ product, bannerId }: ProductIntroProps) {
  const catalog = useCatalog()
  const { data: slots } = useSuspenseQuery(slotsQuery(catalog, PRODUCT_SLOTS))
  // Loaded with the product, where it has a page.
  const ownQuery = slotsQuery(catalog, PRODUCT_SLOTS, null, product.id)
  const { data: own } = useQuery({ ...ownQuery, enabled: false })
  const shown = own ?? slots.filter((slot) => !isInProductPage(slot))
  return (
    <>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      {bannerId && <OwnBanner id={bannerId} />}
      <SlotModules slots={shown} subject={{ productId: product.id }} />
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
      {features.reviews && <ProductVoice product={product} />}
      {product.shortDescription && (
        <Prose>
          <Html html={product.shortDescription} />
        </Prose>
      )}
    </>
  )
}

/** The rating and how many look at the product. Their place is kept, whether there are any or not. */
const ProductVoice = ({ product: { id } }: { product: Product }) => (
  <VoiceLine>
    <RatingLink id={id} />
    <SocialProofText id={id} />
  </VoiceLine>
)

/** Shoppers' pictures and other products (spec 2 §2). Documents keep them as the edge rendered them. */
const ProductBelow = ({ product: { id, isGiftCard } }: { product: Product }) => (
  <>
    {features.reviews && <SocialGallery ids={[id]} />}
    {!isGiftCard && <ProductRows id={id} />}
  </>
)

/** The parts of a product page that a document keeps as the edge rendered them. */
export const productContent = {
  ProductIntro,
  ProductCallouts,
  ProductSummary,
  ProductDetails,
  ProductFilm,
  ProductBelow,
}
