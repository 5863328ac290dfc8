import { FormattedMessage } from 'react-intl'

import type { Subscription, SubscriptionsShown } from '#shared/auto-refresh/subscriptions.ts'

import { useHref } from '../../app/link.ts'
import { DayText } from '../../features/account-frame/day-text.tsx'
import { useMoney } from '../../features/money/use-money.ts'
import { SubscriptionCard } from '../../ui/account-frame/subscription.tsx'
import { QuickChanges } from './quick-changes.tsx'
import { SubscriptionName } from './subscription-name.tsx'
import { SubscriptionRows } from './subscription-rows.tsx'

/** As the picture of a tile is shaped. */
const PICTURE_WIDTH = 120
const PICTURE_HEIGHT = 160

interface SubscriptionItemProps {
  subscription: Subscription
  choices: SubscriptionsShown
}

/** One product that is sent regularly, and everything that can be done about it. */
export function SubscriptionItem({ subscription, choices }: SubscriptionItemProps) {
  const href = useHref()
  const money = useMoney()
  const { id, status, tile, chosen, quantity, every, nextDate } = subscription
  const name = <SubscriptionName subscription={subscription} />
  return (
    <SubscriptionCard aria-labelledby={`name-${id}`}>
      <div className="head">
        <div className="picture">
          {tile?.picture && (
            <img
              src={tile.picture.link}
              alt=""
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
              loading="lazy"
            />
          )}
        </div>
        <div className="words">
          <h2 id={`name-${id}`}>{tile ? <a href={href(tile.path)}>{name}</a> : name}</h2>
          {chosen.map(({ name: attribute, value }) => (
            <p key={attribute} className="quiet">
              {`${attribute}: ${value}`}
            </p>
          ))}
          <p className="quiet">
            {tile?.price ? (
              <FormattedMessage
                tagName="span"
                id="subscription.everyFor"
                values={{ months: every, quantity, price: money(tile.price.now) }}
              />
            ) : (
              <FormattedMessage
                tagName="span"
                id="subscription.every"
                values={{ months: every, quantity }}
              />
            )}
          </p>
          {status === 'paused' && (
            <p className="state">
              <FormattedMessage id="subscription.paused" />
            </p>
          )}
          {status === 'active' && nextDate !== null && (
            <p className="next">
              <FormattedMessage
                tagName="span"
                id="subscription.next"
                values={{ day: <DayText day={nextDate} /> }}
              />
            </p>
          )}
        </div>
      </div>
      <QuickChanges subscription={subscription} />
      <SubscriptionRows subscription={subscription} choices={choices} />
    </SubscriptionCard>
  )
}
