import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'

import { PriceLine } from '../../ui/price.tsx'
import { useMoney } from '../money/use-money.ts'
import { WasNow } from '../money/was-now.tsx'

/**
 */
export function LinePrice({ line: { price, total, isBonus } }: { line: BagLine }) {
  const money = useMoney()
  return (
    <PriceLine className="line-price">
      <WasNow was={total.minorUnits < price.minorUnits ? price : null}>
        {total.minorUnits > 0 ? (
          money(total)
        ) : (
          <FormattedMessage id={isBonus ? 'order.gift' : 'order.free'} />
        )}
      </WasNow>
    </PriceLine>
  )
}
