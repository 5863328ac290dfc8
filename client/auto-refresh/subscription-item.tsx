import { FormattedMessage } from 'react-intl'

import { autoRefreshActions } from '#shared/auto-refresh/actions.ts'
import type { Subscription, SubscriptionsShown } from '#shared/auto-refresh/subscriptions.ts'

import { DayText } from '../kit/day-text.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { SubscriptionCard } from '../account/look-subscription.tsx'
import { Button } from '../ui/button.tsx'
import { SubscriptionRows } from './subscription-rows.tsx'

/** The aspect ratio of tiles. */
const PICTURE_WIDTH = 120
const PICTURE_HEIGHT = 160

interface SubscriptionItemProps {
  subscription: Subscription
  choices: SubscriptionsShown
}

/** One subscription with its actions. */
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

/** Actions without a choice: skip or send the next delivery, pause and resume. */
function QuickChanges({ subscription }: { subscription: Subscription }) {
  const { id, status, nextDate, address, card } = subscription
  const canSend = nextDate !== null && address !== null && card !== null
  return (
    <div className="quick">
      {status === 'paused' ? (
        <QuickChange id={id} action="resumeSubscription" text="subscription.resume" />
      ) : (
        <>
          {nextDate !== null && (
            <QuickChange
              id={id}
              action="skipDelivery"
              text="subscription.skip"
              nextDate={nextDate}
            />
          )}
          {canSend && (
            <QuickChange
              id={id}
              action="sendDeliveryNow"
              text="subscription.send"
              nextDate={nextDate}
            />
          )}
          <QuickChange id={id} action="pauseSubscription" text="subscription.pause" />
        </>
      )}
    </div>
  )
}

interface QuickChangeProps {
  id: string
  action: 'skipDelivery' | 'sendDeliveryNow' | 'pauseSubscription' | 'resumeSubscription'
  text: 'subscription.skip' | 'subscription.send' | 'subscription.pause' | 'subscription.resume'
  /** The delivery that the shopper sees. */
  nextDate?: string
}

function QuickChange({ id, action, text, nextDate }: QuickChangeProps) {
  const href = useHref()
  const fields = { subscriptionId: id, ...(nextDate !== undefined && { nextDate }) }
  return (
    <form action={href(autoRefreshActions[action].path)} method="post">
      <HiddenFields fields={fields} />
      <Button
        type="submit"
        tone={action === 'resumeSubscription' ? 'primary' : 'outline'}
        aria-describedby={`name-${id}`}
      >
        <FormattedMessage tagName="span" id={text} />
      </Button>
    </form>
  )
}

/** The name of the product, if the shop still sells it. */
export function SubscriptionName({
  subscription: { tile, isGone },
}: {
  subscription: Subscription
}) {
  if (tile) return tile.name
  const id = isGone ? 'subscription.gone' : 'subscription.unread'
  return <FormattedMessage tagName="span" id={id} />
}
