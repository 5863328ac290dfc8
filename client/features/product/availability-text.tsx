import { FormattedMessage } from 'react-intl'

import type { SetMember } from '#shared/contract/product.ts'

import { chosenVariant, openAttributes, type Choice } from './choice.ts'

interface AvailabilityTextProps {
  product: SetMember
  choice: Choice
}

/** The availability of the product, once it is chosen. */
export function AvailabilityText({ product, choice }: AvailabilityTextProps) {
  const { availability } = product
  if (availability.status === 'sold-out') {
    return (
      <p className="availability none">
        <FormattedMessage id={product.pickup ? 'pickup.onlyInStore' : 'product.soldOut'} />
      </p>
    )
  }
  // The open choice is asked for at its group.
  if (openAttributes(product, choice).length > 0) return null
  if (product.variants.length > 0 && !chosenVariant(product, choice)?.orderable) {
    return (
      <p className="availability none">
        <FormattedMessage id="product.outOfStock" />
      </p>
    )
  }
  if (availability.stockLevel !== null) {
    return (
      <p className="availability low">
        <FormattedMessage id="product.left" values={{ stockLevel: availability.stockLevel }} />
      </p>
    )
  }
  return (
    <p className="availability good">
      <FormattedMessage id="product.inStock" />
    </p>
  )
}
