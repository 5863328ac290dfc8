import type { AssetId } from '#shared/content/content.ts'
import type { Product } from '#shared/product/product.ts'

import { AddToBag } from '../../features/bag/add-to-bag.tsx'
import { badgeAssetsOf, badgesQuery } from '../../features/catalog/queries.ts'
import { PriceText } from '../../features/money/price-text.tsx'
import { choiceOf, chosenVariant } from '../../features/product/choice.ts'
import { picturesFor } from '../../features/product/pictures-for.ts'
import { ProductBadges } from '../../features/product/product-badges.tsx'
import { ProductGallery } from '../../features/product/product-gallery.tsx'
import { ProductNames } from '../../features/product/product-names.tsx'
import { VariationChoices } from '../../features/product/variation-choices.tsx'
import { Heart } from '../../wish-list/heart.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { Deferred } from '../../app/deferred.tsx'
import { BelowFirstScreen } from '../../app/first-screen.tsx'
import { IdlePart } from '../../app/idle-part.tsx'
import { LazyPart } from '../../app/lazy-part.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { HeartRow } from '../../ui/heart.tsx'
import { Page } from '../../ui/layout.tsx'
import { BuyBox, ProductLayout } from '../../ui/product/product-detail.tsx'
import { GiftCardPart } from './gift-card-part.tsx'
import { contentCode, lateCode, membersCode, reviewsCode } from './lazy-parts.ts'

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
        <ServerMarkup key={`scent of ${product.id}`} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ScentStory }) => <ScentStory product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
        <ServerMarkup key={`${product.id} below`} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ProductBelow }) => <ProductBelow product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
        <LazyPart key={`reviews of ${product.id}`} code={reviewsCode}>
          {(Reviews) => <Reviews product={product} query={query} />}
        </LazyPart>
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
  const variant = chosenVariant(product, choice)
  if (product.isGiftCard) return <GiftCardPart product={product} />
  return (
    <BuyBox>
      <HeartRow>
        <Heart {...product} productId={variant?.id ?? product.id} />
        <ProductNames product={product} choice={choice} />
      </HeartRow>
      <div className="prices">
        <PriceText
          price={variant?.price ?? product.price}
          isFloor={product.kind === 'set'}
          size="page"
        />
        {product.callouts.length > 0 && (
          <ServerMarkup key={product.id} as="div">
            {() => (
              <LazyPart code={contentCode}>
                {({ ProductCallouts }) => <ProductCallouts callouts={product.callouts} />}
              </LazyPart>
            )}
          </ServerMarkup>
        )}
      </div>
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
      </BelowFirstScreen>
    </BuyBox>
  )
}
