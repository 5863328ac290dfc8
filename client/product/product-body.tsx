import * as features from '#shop/features.ts'
import type { AssetId } from '#shared/content/content.ts'
import type { Product } from '#shared/product/product.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { badgeAssetsOf, badgesQuery } from './badges-query.ts'
import { Deferred } from '../kit/deferred.tsx'
import { FailedContent } from '../kit/failed-content.tsx'
import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { IdlePart, LazyPart } from '../kit/lazy-part.tsx'
import { Region } from '../kit/region.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Place, PlaceOnEdge } from '../slots/place.tsx'
import { afterBuyBox, productDetails, productStory } from '../slots/slots.ts'
import { Page } from '../ui/layout.tsx'
import { AddToBag } from './buying/add-to-bag.tsx'
import { chosenVariant, choiceOf } from './choice.ts'
import { contentCode } from './content-code.ts'
import { giftCardCode, lateCode, membersCode, reviewsCode } from './lazy-parts.ts'
import { BuyBox, ProductLayout } from './look.tsx'
import { picturesFor } from './pictures-for.ts'
import { ProductBadges } from './product-badges.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductOffer } from './product-offer.tsx'
import { VariationChoices } from './variation-choices.tsx'

interface ProductBodyProps {
  product: Product
  query: URLSearchParams
  /** The product's own banner. */
  bannerId: AssetId | null
}

export function ProductBody({ product, query, bannerId }: ProductBodyProps) {
  const catalog = useCatalog()
  const choice = choiceOf(product, query)
  const pictures = picturesFor(product, choice)

  return (
    <Page>
      <ServerMarkup key={product.id} as="div">
        {() => (
          <LazyPart code={contentCode}>
            {({ ProductIntro }) => <ProductIntro product={product} bannerId={bannerId} />}
          </LazyPart>
        )}
      </ServerMarkup>
      <ProductLayout>
        {/* A new set of pictures starts at the first one. */}
        <ProductGallery
          key={pictures[0]?.link}
          pictures={pictures}
          zooms
          badges={
            <Deferred query={badgesQuery(catalog, product.badges)} fallback={null}>
              {(assetById) => <ProductBadges assets={badgeAssetsOf(product.badges, assetById)} />}
            </Deferred>
          }
        />
        <Decision product={product} choice={choice} query={query} />
      </ProductLayout>
      <BelowFirstScreen>
        {product.film && <Film key={`film of ${product.id}`} film={product.film} />}
        {productStory && (
          <PlaceOnEdge key={`story of ${product.id}`} slot={productStory} of={{ product }} />
        )}
        <ServerMarkup key={`${product.id} below`} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ProductBelow }) => <ProductBelow product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
        {features.reviews && (
          <LazyPart key={`reviews of ${product.id}`} code={reviewsCode}>
            {(Reviews) => <Reviews product={product} query={query} />}
          </LazyPart>
        )}
        <IdlePart code={lateCode}>
          {(ProductLate) => <ProductLate product={product} choice={choice} pictures={pictures} />}
        </IdlePart>
      </BelowFirstScreen>
    </Page>
  )
}

const Film = ({ film }: { film: NonNullable<Product['film']> }) => (
  <ServerMarkup as="div">
    {() => (
      <LazyPart code={contentCode}>{({ ProductFilm }) => <ProductFilm film={film} />}</LazyPart>
    )}
  </ServerMarkup>
)

interface DecisionProps extends Pick<ProductBodyProps, 'product' | 'query'> {
  choice: ReturnType<typeof choiceOf>
}

/** Names, price, choices, availability, add-to-bag form and details. */
function Decision({ product, choice, query }: DecisionProps) {
  if (features.giftCards && product.isGiftCard) return <GiftCardPart product={product} />
  return (
    <BuyBox>
      <ProductOffer product={product} choice={choice}>
        {product.callouts.length > 0 && (
          <ServerMarkup key={product.id} as="div">
            {() => (
              <LazyPart code={contentCode}>
                {({ ProductCallouts }) => <ProductCallouts callouts={product.callouts} />}
              </LazyPart>
            )}
          </ServerMarkup>
        )}
      </ProductOffer>
      <BelowFirstScreen>
        <ServerMarkup key={`${product.id} in short`} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ProductSummary }) => <ProductSummary product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
        {product.kind !== 'set' && (
          <AddToBag key={product.id} product={product} choice={choice}>
            <VariationChoices product={product} choice={choice} />
          </AddToBag>
        )}
        {afterBuyBox && (
          <Place slot={afterBuyBox} of={{ product, variant: chosenVariant(product, choice) }} />
        )}
        {product.members.length > 0 && (
          <LazyPart code={membersCode}>
            {(ProductMembers) => <ProductMembers product={product} query={query} />}
          </LazyPart>
        )}
        <ServerMarkup key={product.id} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ProductDetails }) => <ProductDetails product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
        {productDetails && (
          <PlaceOnEdge key={`${product.id} details`} slot={productDetails} of={{ product }} />
        )}
      </BelowFirstScreen>
    </BuyBox>
  )
}

/** The form of a gift card, beside its pictures. If its code fails to load, the document's form stays and is posted. */
function GiftCardPart({ product }: { product: Product }) {
  return (
    <BuyBox id="gift-card">
      <Region
        keeps="#gift-card > *"
        isInDocument={useAppContext().isDocument()}
        failed={withoutForm}
        view={product.id}
      >
        <LazyPart code={giftCardCode} failed={<Lost />}>
          {(GiftCardDecision) => <GiftCardDecision key={product.id} product={product} />}
        </LazyPart>
      </Region>
    </BuyBox>
  )
}

const withoutForm = (isKept: boolean) => !isKept && <FailedContent isKept={false} />

/** Leaves the error to the region, which keeps the form. */
function Lost(): never {
  throw new Error('The gift form is lost.')
}
