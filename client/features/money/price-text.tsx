import { FormattedMessage } from 'react-intl'

import type { Price } from '#shared/contract/product.ts'

import { PriceLine } from '../../ui/price.tsx'
import { useMoney } from './use-money.ts'

interface PriceTextProps {
  price: Price | null
  /** Only the lowest of what a set can cost is known. */
  isFloor?: boolean
  size?: 'tile' | 'page'
}

/** What it costs. A reduced price says so in words for those who do not see the line through the old one. */
export function PriceText({ price, isFloor = false, size = 'tile' }: PriceTextProps) {
  const money = useMoney()
  if (!price) {
    return (
      <PriceLine className="price" size={size}>
        <FormattedMessage id="price.none" />
      </PriceLine>
    )
  }
  const { was } = price
  return (
    <PriceLine className="price" size={size}>
      {was && (
        <span className="visually-hidden">
          <FormattedMessage id="price.now" />{' '}
        </span>
      )}
      <span className={was ? 'reduced' : undefined}>
        <Amount price={price} isFloor={isFloor} />
      </span>
      {was && (
        <span className="was">
          <span className="visually-hidden">
            <FormattedMessage id="price.was" />{' '}
          </span>
          {money(was)}
        </span>
      )}
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
