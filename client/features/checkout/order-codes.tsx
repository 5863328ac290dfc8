import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'

import { Text } from '../../ui/text.tsx'

/**
 */
export function OrderCodes({ bag: { coupons } }: { bag: Pick<Bag, 'coupons'> }) {
  if (coupons.length === 0) return null
  const codes = coupons.map(({ code }) => code).join(', ')
  return (
    <Text size="small" tone="quiet">
      <FormattedMessage id="order.codes" values={{ count: coupons.length, codes }} />
    </Text>
  )
}
