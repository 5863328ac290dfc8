import { FormattedMessage } from 'react-intl'

import type { SetMember } from '#shared/product/product.ts'

import { chosenName, openAttributes, type Choice } from '../product/choice.ts'
import type { FulfillmentOption } from './fulfillment-options.ts'

interface ShippingNoteProps {
  product: SetMember
  choice: Choice
  option: FulfillmentOption
}

/** Whether the product can be shipped, once it is chosen. */
export function ShippingNote({ product, choice, option: { obstacle, left } }: ShippingNoteProps) {
  const { variationAttributes } = product
  if (obstacle) {
    const names = variationAttributes.map(({ id }) => chosenName(product, choice, id))
    const isFull = names.length > 0 && names.every((name) => name !== undefined)
    return (
      <span className="note none">
        {isFull ? (
          <FormattedMessage
            tagName="span"
            id="product.isOutOfStock"
            values={{ choice: names.join(', ') }}
          />
        ) : (
          <FormattedMessage tagName="span" id="product.outOfStock" />
        )}
      </span>
    )
  }
  // The open choice is asked for at its group.
  if (openAttributes(product, choice).length > 0) return null
  return (
    <span className={left === null ? 'note good' : 'note low'}>
      {left === null ? (
        <FormattedMessage tagName="span" id="product.inStock" />
      ) : (
        <FormattedMessage tagName="span" id="product.left" values={{ stockLevel: left }} />
      )}
    </span>
  )
}
