import { useIntl } from 'react-intl'

import type { Price } from '#shared/product/product.ts'

import { useMoney } from './use-money.ts'
import { WasNow } from './was-now.tsx'

interface PriceWordsProps {
  price: Price
  /** Only the lowest price is known. */
  isFloor: boolean
}

/** A price, with the one before a reduction. */
export function PriceWords({ price, isFloor }: PriceWordsProps) {
  const amountOf = useAmount(isFloor)
  return (
    <WasNow was={price.was} wasUpTo={price.wasUpTo}>
      {amountOf(price)}
    </WasNow>
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
