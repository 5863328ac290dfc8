import { useIntl } from 'react-intl'

import type { Price } from '#shared/product/product.ts'

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
  const intl = useIntl()
  const amountOf = useAmount(isFloor)
  if (!price) {
    return (
      <PriceLine className="price" size={size}>
        {intl.formatMessage({ id: 'price.none' })}
      </PriceLine>
    )
  }
  return (
    <PriceLine className="price" size={size}>
      <WasNow was={price.was} wasUpTo={price.wasUpTo}>
        {amountOf(price)}
      </WasNow>
    </PriceLine>
  )
}

/** Text, not an element that may change: see `scripts/lint/bare-text.ts`. */
function useAmount(isFloor: boolean) {
  const intl = useIntl()
  const money = useMoney()
  return ({ now, upTo }: Price) => {
    if (upTo)
      return intl.formatMessage({ id: 'price.range' }, { from: money(now), to: money(upTo) })
    return isFloor ? intl.formatMessage({ id: 'price.from' }, { price: money(now) }) : money(now)
  }
}
