import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'

import { PriceLine } from '../../ui/price.tsx'
import { useMoney } from '../money/use-money.ts'

/** What a line costs; reduced, also what it would have cost, and which is which for those who only hear it. */
export function LinePrice({ line: { price, total, isBonus } }: { line: BagLine }) {
  const money = useMoney()
  const isReduced = total.minorUnits < price.minorUnits
  return (
    <PriceLine className="line-price">
      {isReduced && (
        <span className="visually-hidden">
          <FormattedMessage id="price.now" />{' '}
        </span>
      )}
      <span className={isReduced ? 'reduced' : undefined}>
        {total.minorUnits > 0 ? (
          money(total)
        ) : (
          <FormattedMessage id={isBonus ? 'order.gift' : 'order.free'} />
        )}
      </span>
      {isReduced && (
        <span className="was">
          <span className="visually-hidden">
            <FormattedMessage id="price.was" />{' '}
          </span>
          {money(price)}
        </span>
      )}
    </PriceLine>
  )
}
