import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import type { Subscription } from '#shared/auto-refresh/subscriptions.ts'

import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button } from '../../ui/button.tsx'

/** What needs no choice: skip or send the next delivery, pause and resume. */
export function QuickChanges({ subscription }: { subscription: Subscription }) {
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
    <form action={href(accountActions[action].path)} method="post">
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
