import { FormattedMessage } from 'react-intl'

import type { Product, VariationAttribute } from '#shared/contract/product.ts'

import { chosenVariant, openAttributes, type Choice } from './choice.ts'
import { chooseMessages } from './choose-messages.ts'

interface AvailabilityTextProps {
  product: Product
  choice: Choice
}

/** The availability of the product, or the attribute that still has to be chosen. */
export function AvailabilityText({ product, choice }: AvailabilityTextProps) {
  const { availability } = product
  if (availability.status === 'sold-out') {
    return (
      <p className="availability none">
        <FormattedMessage id="product.soldOut" />
      </p>
    )
  }
  const [open] = openAttributes(product, choice)
  if (open) {
    return (
      <p className="availability">
        <ChooseMessage attribute={open.id} />
      </p>
    )
  }
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

function ChooseMessage({ attribute }: { attribute: VariationAttribute['id'] }) {
  return <FormattedMessage id={chooseMessages[attribute]} />
}
