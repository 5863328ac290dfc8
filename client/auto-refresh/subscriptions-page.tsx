import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { SUBSCRIPTION_PARAMETER } from '#shared/auto-refresh/routes.ts'
import {
  type Subscription,
  SUBSCRIPTION_CHANGES,
  type SubscriptionChange,
  type SubscriptionsShown,
} from '#shared/auto-refresh/subscriptions.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../account/account-frame.tsx'
import { defineAccountPage } from '../account/account-page.ts'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { DayText } from '../kit/day-text.tsx'
import { useHref } from '../kit/link.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { SubscriptionList } from '../account/look-subscription.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { MessageNotice } from '../kit/message-notice.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { SubscriptionItem, SubscriptionName } from './subscription-item.tsx'

const SUBSCRIPTIONS_KEY = ['subscriptions']

/** A customer's subscriptions. Every change is a form, and the page shows the state that the service has confirmed. */
export const subscriptionsPage = defineAccountPage({
  isStatic: true,
  async load({ queryClient, subscriptions }) {
    queryClient.setQueryData(
      SUBSCRIPTIONS_KEY,
      (await subscriptions.getSubscriptions()) ?? NOTHING_IS_SENT,
    )
  },
  Component: function SubscriptionsPage() {
    const title = useIntl().formatMessage({ id: 'title.subscriptions' })
    const shown = useQueryClient().getQueryData<SubscriptionsShown>(SUBSCRIPTIONS_KEY)
    return (
      <AccountFrame title={title} current={routes.subscriptions.href({})}>
        {shown && <SubscriptionSections shown={shown} />}
      </AccountFrame>
    )
  },
})

/** For a shop without the service. */
const NOTHING_IS_SENT: SubscriptionsShown = {
  subscriptions: [],
  addresses: [],
  cards: [],
  frequencies: [],
}

function SubscriptionSections({ shown }: { shown: SubscriptionsShown }) {
  const live = shown.subscriptions.filter(({ status }) => status !== 'cancelled')
  const ended = shown.subscriptions.filter(({ status }) => status === 'cancelled')
  return (
    <Stack gap="xl">
      <ChangeNotice subscriptions={shown.subscriptions} />
      {live.length === 0 ? (
        <NothingSent />
      ) : (
        <>
          <Text size="lead" measured>
            <FormattedMessage id="subscription.lead" />
          </Text>
          <SubscriptionList>
            {live.map((subscription) => (
              <SubscriptionItem key={subscription.id} subscription={subscription} choices={shown} />
            ))}
          </SubscriptionList>
        </>
      )}
      {ended.length > 0 && <EndedSubscriptions subscriptions={ended} />}
    </Stack>
  )
}

function NothingSent() {
  const href = useHref()
  return (
    <Stack gap="l" align="start">
      <Text size="lead" measured>
        <FormattedMessage id="subscription.none" />
      </Text>
      <ButtonRow>
        <ButtonLink tone="primary" href={href(routes.home.href({}))}>
          <FormattedMessage id="wallet.shop" />
        </ButtonLink>
      </ButtonRow>
    </Stack>
  )
}

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

/** The states that agree with each change when the page is opened again later. */
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

const problemMessage = (problem: ProblemType): MessageId =>
  PROBLEMS[problem] ?? 'subscription.failed'

/** The result of a form. The card of the subscription shows its current state. */
function ChangeNotice({ subscriptions }: { subscriptions: Subscription[] }) {
  const { query } = useShop()
  const rejected = useAppContext().rejectedForm()
  const done = query.get(DONE_PARAMETER) ?? ''
  const changed = subscriptions.find(({ id }) => id === query.get(SUBSCRIPTION_PARAMETER))
  if (rejected) {
    const problem = problemMessage(rejected.problem)
    return <MessageNotice id={problem} role="alert" values={{ phone: <CarePhone /> }} />
  }
  if (!isChange(done) || !changed) return null
  if ((HOLDS[done] ?? changed.status) !== changed.status) return null
  return (
    <MessageNotice
      id={DONE[done]}
      role="status"
      values={{
        name: <SubscriptionName subscription={changed} />,
        day: changed.nextDate === null ? '' : <DayText day={changed.nextDate} />,
        months: changed.every,
      }}
    />
  )
}

/** The ended subscriptions. Their products lead to new ones. */
function EndedSubscriptions({ subscriptions }: { subscriptions: Subscription[] }) {
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
