import { FormattedMessage } from 'react-intl'

import type { Price } from '#shared/contract/product.ts'

import { PriceLine } from '../../ui/price.tsx'
import { useMoney } from './use-money.ts'
import { WasNow } from './was-now.tsx'

interface PriceTextProps {
  price: Price | null
  /** Only the lowest price of a set is known. */
  isFloor?: boolean
  size?: 'tile' | 'page'
}

/** The price of a product. */
export function PriceText({ price, isFloor = false, size = 'tile' }: PriceTextProps) {
  if (!price) {
    return (
      <PriceLine className="price" size={size}>
        <FormattedMessage id="price.none" />
      </PriceLine>
    )
  }
  return (
    <PriceLine className="price" size={size}>
      <WasNow was={price.was} wasUpTo={price.wasUpTo}>
        <Amount price={price} isFloor={isFloor} />
      </WasNow>
    </PriceLine>
  )
}

function Amount({ price: { now, upTo }, isFloor }: { price: Price; isFloor: boolean }) {
  const money = useMoney()
  if (upTo) {
    return <FormattedMessage id="price.range" values={{ from: money(now), to: money(upTo) }} />
  }
  if (isFloor) return <FormattedMessage id="price.from" values={{ price: money(now) }} />
  return money(now)
}
