import { FormattedMessage } from 'react-intl'

import type { Subscription } from '#shared/contract/subscriptions.ts'

/** The name of the product that is sent, as far as the shop still knows it. */
export function SubscriptionName({ subscription: { tile } }: { subscription: Subscription }) {
  return tile ? tile.name : <FormattedMessage tagName="span" id="subscription.gone" />
}
