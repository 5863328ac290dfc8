import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/product/product.ts'

import { LocationContext, useCatalog } from '../../app/app-context.ts'
import { closest } from '../../app/closest.ts'
import { useHref } from '../../app/link.ts'
import { Html } from '../../app/html.tsx'
import { isPlainClick } from '../../app/plain-click.ts'
import { HeartRow } from '../../ui/heart.tsx'
import { BuyBox, ProductLayout } from '../../ui/product/product-detail.tsx'
import { Prose } from '../../ui/text.tsx'
import { AddToBag } from '../bag/add-to-bag.tsx'
import { badgeAssetsOf, badgesQuery } from '../catalog/queries.ts'
import { PriceText } from '../money/price-text.tsx'
import { choiceOf, chosenVariant } from '../product/choice.ts'
import { picturesFor } from '../product/pictures-for.ts'
import { ProductBadges } from '../product/product-badges.tsx'
import { ProductCallouts } from '../product/product-callouts.tsx'
import { ProductGallery } from '../product/product-gallery.tsx'
import { ProductNames } from '../product/product-names.tsx'
import { VariationChoices } from '../product/variation-choices.tsx'
import { Heart } from '../../wish-list/heart.tsx'

/**
 * The parts of a product's page by which it is chosen and bought. They take the choice from the location, so within
 * the dialog the location is that of the product.
 */
export function QuickLookProduct({ product }: { product: Product }) {
  const [query, setQuery] = useState(() => new URLSearchParams())
  const href = useHref()
  const { data: badgeAssets = {} } = useQuery(badgesQuery(useCatalog(), product.badges))
  const { path } = product
  const choice = choiceOf(product, query)
  const pictures = picturesFor(product, choice)
  const variant = chosenVariant(product, choice)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It has replaced what was shown while it was loading.
    const dialog = root.current?.closest('dialog')
    if (dialog?.contains(document.activeElement) !== true) dialog?.querySelector('button')?.focus()
  }, [])

  /** A link to another choice is a link to the product with another query. */
  function choose(event: MouseEvent) {
    const link = closest<HTMLAnchorElement>(event, 'a[href]')
    const ownPath = new URL(href(path), location.href).pathname
    const isChoice = link?.pathname === ownPath && link.search && !('leaves' in link.dataset)
    if (!isChoice || !isPlainClick(event)) return
    event.preventDefault()
    setQuery(new URLSearchParams(link.search))
  }

  return (
    <LocationContext value={{ path, query }}>
      <div ref={root} onClickCapture={choose}>
        <ProductLayout>
          <ProductGallery
            key={pictures[0]?.link}
            pictures={pictures}
            badges={<ProductBadges assets={badgeAssetsOf(product.badges, badgeAssets)} />}
          />
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
              <ProductCallouts callouts={product.callouts} />
            </div>
            {product.shortDescription && (
              <Prose>
                <Html html={product.shortDescription} />
              </Prose>
            )}
            {product.kind !== 'set' && (
              <AddToBag product={product} choice={choice}>
                <VariationChoices product={product} choice={choice} />
              </AddToBag>
            )}
            <p>
              <a className="full" href={href(path, query.toString())} data-leaves="">
                <FormattedMessage id="quickLook.full" />
              </a>
            </p>
          </BuyBox>
        </ProductLayout>
      </div>
    </LocationContext>
  )
}
