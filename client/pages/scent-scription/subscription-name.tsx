import { FormattedMessage } from 'react-intl'

import type { Subscription } from '#shared/auto-refresh/subscriptions.ts'

/** The name of the product that is sent, as far as the shop still knows it. */
export function SubscriptionName({
  subscription: { tile, isGone },
}: {
  subscription: Subscription
}) {
  if (tile) return tile.name
  const id = isGone ? 'subscription.gone' : 'subscription.unread'
  return <FormattedMessage tagName="span" id={id} />
}
