import { FormattedMessage } from 'react-intl'

import type { Subscription } from '#shared/auto-refresh/subscriptions.ts'

import { useHref } from '../../app/link.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SubscriptionName } from './subscription-name.tsx'

/** What was sent regularly once. Its product leads to a new subscription. */
export function EndedSubscriptions({ subscriptions }: { subscriptions: Subscription[] }) {
  const href = useHref()
  return (
    <Disclosure>
      <summary>
        <FormattedMessage
          tagName="span"
          id="subscription.ended"
          values={{ count: subscriptions.length }}
        />
      </summary>
      <ul className="inside">
        {subscriptions.map((subscription) => {
          const { id, tile } = subscription
          const name = <SubscriptionName subscription={subscription} />
          return <li key={id}>{tile ? <a href={href(tile.path)}>{name}</a> : name}</li>
        })}
      </ul>
    </Disclosure>
  )
}
