import { FormattedMessage } from 'react-intl'

import type { ProblemType } from '#shared/http/problem.ts'
import {
  SUBSCRIPTION_CHANGES,
  type Subscription,
  type SubscriptionChange,
} from '#shared/auto-refresh/subscriptions.ts'
import { SUBSCRIPTION_PARAMETER } from '#shared/auto-refresh/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { CarePhone } from '../../features/shell/care-phone.tsx'
import { Notice } from '../../ui/form.tsx'
import { DayText } from '../../features/account-frame/day-text.tsx'
import { SubscriptionName } from './subscription-name.tsx'

type MessageId = FormatjsIntl.Message['ids']

const DONE: Record<SubscriptionChange, MessageId> = {
  changeFrequency: 'subscription.frequencyDone',
  changeVariant: 'subscription.variantDone',
  changeDeliveryAddress: 'subscription.addressDone',
  changeDeliveryCard: 'subscription.cardDone',
  skipDelivery: 'subscription.skipDone',
  sendDeliveryNow: 'subscription.sendDone',
  pauseSubscription: 'subscription.pauseDone',
  resumeSubscription: 'subscription.resumeDone',
  cancelSubscription: 'subscription.cancelDone',
}

/** In which states a change is still true when the page is opened again later. */
const HOLDS: Partial<Record<SubscriptionChange, Subscription['status']>> = {
  skipDelivery: 'active',
  sendDeliveryNow: 'active',
  pauseSubscription: 'paused',
  resumeSubscription: 'active',
  cancelSubscription: 'cancelled',
}

const isChange = (text: string): text is SubscriptionChange =>
  Object.hasOwn(SUBSCRIPTION_CHANGES, text)

const PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'invalid-input': 'subscription.invalid',
  'not-found': 'subscription.notFound',
  rejected: 'subscription.rejected',
  'outcome-unknown': 'subscription.outcomeUnknown',
}

const messageOf = (problem: ProblemType): MessageId => PROBLEMS[problem] ?? 'subscription.failed'

/** What a form has done. The subscription's own card shows what is true now. */
export function ChangeNotice({ subscriptions }: { subscriptions: Subscription[] }) {
  const { query } = useShop()
  const rejected = useAppContext().rejectedForm()
  const done = query.get(DONE_PARAMETER) ?? ''
  const changed = subscriptions.find(({ id }) => id === query.get(SUBSCRIPTION_PARAMETER))
  if (rejected) {
    const problem = messageOf(rejected.problem)
    return (
      <Notice tone="problem" role="alert">
        <p>
          <FormattedMessage tagName="span" id={problem} values={{ phone: <CarePhone /> }} />
        </p>
      </Notice>
    )
  }
  if (!isChange(done) || !changed) return null
  if ((HOLDS[done] ?? changed.status) !== changed.status) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage
          tagName="span"
          id={DONE[done]}
          values={{
            name: <SubscriptionName subscription={changed} />,
            day: changed.nextDate === null ? '' : <DayText day={changed.nextDate} />,
            months: changed.every,
          }}
        />
      </p>
    </Notice>
  )
}
