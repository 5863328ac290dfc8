import { FormattedMessage } from 'react-intl'

import type { Price, ProductId } from '#shared/product/product.ts'

import { PriceLine } from '../../ui/price.tsx'
import { PriceWords } from './price-words.tsx'

interface PriceTextProps {
  price: Price | null
  /** The product, if visitors with a source code may have another price (`client/campaigns/own-prices.tsx`). */
  of?: ProductId
  /** Only the lowest price of a set is known. */
  isFloor?: boolean
  size?: 'tile' | 'page'
}

/** The price of a product. */
export const PriceText = ({ price, of, isFloor = false, size = 'tile' }: PriceTextProps) => (
  <PriceLine className="price" size={size} data-price-of={of}>
    {price ? (
      <PriceWords price={price} isFloor={isFloor} />
    ) : (
      <FormattedMessage tagName="span" id="price.none" />
    )}
  </PriceLine>
)
