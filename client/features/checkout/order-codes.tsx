import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'

import { Text } from '../../ui/text.tsx'

/** What the shopper has added to an order: codes, of which some take nothing off, and a gift message. */
export function OrderCodes({
  bag: { coupons, giftMessage },
}: {
  bag: Pick<Bag, 'coupons' | 'giftMessage'>
}) {
  return (
    <>
      {coupons.map(({ id, code, applies, isUsedUp }) => (
        <Text key={id} size="small" tone="quiet">
          <FormattedMessage
            tagName="span"
            id="order.code"
            values={{ code, effect: isUsedUp ? 'usedUp' : applies }}
          />
        </Text>
      ))}
      {giftMessage !== undefined && (
        <Text size="small" tone="quiet">
          <FormattedMessage
            tagName="span"
            id="order.giftMessage"
            values={{ message: giftMessage }}
          />
        </Text>
      )}
    </>
  )
}
