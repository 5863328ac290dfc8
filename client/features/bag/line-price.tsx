import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'

import { PriceLine } from '../../ui/price.tsx'
import { useMoney } from '../money/use-money.ts'
import { WasNow } from '../money/was-now.tsx'

/** What a line costs, and what it cost before a sale or its reductions. */
export function LinePrice({ line: { total, was, isBonus } }: { line: BagLine }) {
  const money = useMoney()
  return (
    <PriceLine className="line-price">
      <WasNow was={was}>
        {total.minorUnits > 0 ? (
          money(total)
        ) : (
          <FormattedMessage tagName="span" id={isBonus ? 'order.gift' : 'order.free'} />
        )}
      </WasNow>
    </PriceLine>
  )
}
