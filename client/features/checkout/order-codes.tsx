import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'

import { Text } from '../../ui/text.tsx'

/** What the shopper has added to an order: codes and a gift message. */
export function OrderCodes({
  bag: { coupons, giftMessage },
}: {
  bag: Pick<Bag, 'coupons' | 'giftMessage'>
}) {
  const codes = coupons.map(({ code }) => code).join(', ')
  return (
    <>
      {coupons.length > 0 && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="order.codes" values={{ count: coupons.length, codes }} />
        </Text>
      )}
      {giftMessage !== undefined && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="order.giftMessage" values={{ message: giftMessage }} />
        </Text>
      )}
    </>
  )
}
