import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { formBeside } from '#shared/product/form-beside.ts'
import type { Product } from '#shared/product/product.ts'

import { PriceText } from '../kit/money/price-text.tsx'
import { Badge } from '../ui/badge.tsx'
import { HeartRow } from '../ui/heart.tsx'
import { Heading } from '../ui/text.tsx'
import { Place } from '../slots/place.tsx'
import { belowPrice } from '../slots/slots.ts'
import { Heart } from '../wish-list/heart.tsx'
import { type Choice, chosenName, chosenVariant } from './choice.ts'

interface ProductOfferProps {
  product: Product
  choice: Choice
  /** The promotions, beside the price. */
  children: ReactNode
}

/** The names and the price of a product, with its heart. */
export function ProductOffer({ product, choice, children }: ProductOfferProps) {
  const variant = chosenVariant(product, choice)
  return (
    <>
      {features.wishList ? (
        <HeartRow>
          <Heart {...product} productId={variant?.id ?? product.id} />
          <ProductNames product={product} choice={choice} />
        </HeartRow>
      ) : (
        <ProductNames product={product} choice={choice} />
      )}
      <div className="prices">
        <PriceText
          of={variant?.id ?? product.id}
          price={variant?.price ?? product.price}
          isFloor={product.kind === 'set'}
          size="page"
        />
        {children}
        {belowPrice && <Place slot={belowPrice} of={{ product, variant }} />}
      </div>
    </>
  )
}

/** Such a badge is already on the pictures. */
const isForMembers = (badge: string) => badge.startsWith('member')

/** The name of its line as the heading, with the form and the chosen size below. */
function ProductNames({ product, choice }: { product: Product; choice: Choice }) {
  const { name, brand, heading, form, isMemberExclusive, badges } = product
  const size = product.size ?? chosenName(product, choice, 'size')
  const title = heading ?? name
  const what = [heading && formBeside(title, form), size].filter(Boolean)
  return (
    <div className="names">
      {brand && <p className="brand">{brand}</p>}
      <Heading as="h1">{title}</Heading>
      {what.length > 0 && <p className="what">{what.join(', ')}</p>}
      {isMemberExclusive && !badges.some(isForMembers) && (
        <p>
          <Badge tone="night">
            <FormattedMessage id="product.memberExclusive" />
          </Badge>
        </p>
      )}
    </div>
  )
}
