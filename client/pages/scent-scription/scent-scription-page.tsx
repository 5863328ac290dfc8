import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SubscriptionsShown } from '#shared/auto-refresh/subscriptions.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { SubscriptionList } from '../../ui/account-frame/subscription.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { EndedSubscriptions } from './ended-subscriptions.tsx'
import { SubscriptionItem } from './subscription-item.tsx'

const SUBSCRIPTIONS_KEY = ['subscriptions']

/** What a customer gets regularly. Every change is a form, and the page shows what the service has confirmed. */
export const scentScriptionPage = defineAccountPage({
  isStatic: true,
  async load({ queryClient, subscriptions }) {
    queryClient.setQueryData(
      SUBSCRIPTIONS_KEY,
      (await subscriptions.getSubscriptions()) ?? NOTHING_IS_SENT,
    )
  },
  Component: function ScentScriptionPage() {
    const title = useIntl().formatMessage({ id: 'title.subscriptions' })
    const shown = useQueryClient().getQueryData<SubscriptionsShown>(SUBSCRIPTIONS_KEY)
    return (
      <AccountFrame title={title} current={routes.scentScription.href({})}>
        {shown && <Shown shown={shown} />}
      </AccountFrame>
    )
  },
})

/** Of a shop without the service. */
const NOTHING_IS_SENT: SubscriptionsShown = {
  subscriptions: [],
  addresses: [],
  cards: [],
  frequencies: [],
}

function Shown({ shown }: { shown: SubscriptionsShown }) {
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
