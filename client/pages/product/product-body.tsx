import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import type { AssetId } from '#shared/contract/content.ts'
import type { Product } from '#shared/contract/product.ts'

import { AddToBag } from '../../features/bag/add-to-bag.tsx'
import { assetsQuery, badgeAssetsOf, badgesQuery } from '../../features/catalog/queries.ts'
import { slotsQuery } from '../../features/catalog/shared-queries.ts'
import { Graphic } from '../../features/modules/graphic.tsx'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { PriceText } from '../../features/money/price-text.tsx'
import { AvailabilityText } from '../../features/product/availability-text.tsx'
import { choiceOf, chosenVariant } from '../../features/product/choice.ts'
import { picturesFor } from '../../features/product/pictures-for.ts'
import { ProductBadges } from '../../features/product/product-badges.tsx'
import { ProductCallouts } from '../../features/product/product-callouts.tsx'
import { ProductDetails } from '../../features/product/product-details.tsx'
import { ProductGallery } from '../../features/product/product-gallery.tsx'
import { ProductNames } from '../../features/product/product-names.tsx'
import { VariationChoices } from '../../features/product/variation-choices.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { Html } from '../../app/html.tsx'
import { Page } from '../../ui/layout.tsx'
import { BuyBox, ProductLayout } from '../../ui/product-detail.tsx'
import { Prose } from '../../ui/text.tsx'
import { ProductMembers } from './product-members.tsx'

export const PRODUCT_SLOTS = ['pdp-banner'] as const

interface ProductBodyProps {
  product: Product
  query: URLSearchParams
  /** The product's own banner. */
  bannerId: AssetId | null
}

export function ProductBody({ product, query, bannerId }: ProductBodyProps) {
  const catalog = useCatalog()
  const { data: slots } = useSuspenseQuery(slotsQuery(catalog, PRODUCT_SLOTS))
  const choice = choiceOf(product, query)
  const pictures = picturesFor(product, choice)

  return (
    <Page>
      <Breadcrumbs trail={product.breadcrumbs} current={product.name} />
      {bannerId && <OwnBanner id={bannerId} />}
      <SlotModules slots={slots} context={{ productId: product.id }} />
      <ProductLayout>
        {/* A new set of pictures starts at the first one. */}
        <ProductGallery
          key={pictures[0]?.link}
          pictures={pictures}
          badges={
            <Deferred query={badgesQuery(catalog, product.badges)} fallback={null}>
              {(assetById) => <ProductBadges assets={badgeAssetsOf(product.badges, assetById)} />}
            </Deferred>
          }
        />
        <Decision product={product} choice={choice} />
      </ProductLayout>
    </Page>
  )
}

interface DecisionProps {
  product: Product
  choice: ReturnType<typeof choiceOf>
}

/** Names, price, choices, availability, add-to-bag form and details. */
function Decision({ product, choice }: DecisionProps) {
  const variant = chosenVariant(product, choice)
  return (
    <BuyBox>
      <ProductNames product={product} />
      <div className="prices">
        <PriceText
          price={variant?.price ?? product.price}
          isFloor={product.kind === 'set'}
          size="page"
        />
        <ProductCallouts callouts={product.callouts} />
      </div>
      {product.shortDescription && (
        <Prose>
          <Html html={product.shortDescription} />
        </Prose>
      )}
      <VariationChoices product={product} choice={choice} />
      <AvailabilityText product={product} choice={choice} />
      {product.kind !== 'set' && <AddToBag product={product} choice={choice} />}
      <ProductMembers members={product.members} areSold={product.kind === 'set'} />
      <ProductDetails product={product} />
    </BuyBox>
  )
}

function OwnBanner({ id }: { id: AssetId }) {
  const { data: assets = [] } = useQuery(assetsQuery(useCatalog(), [id]))
  const [asset] = assets
  return asset ? <Graphic asset={asset} shape="slim" /> : null
}
