import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'

import * as features from '#shop/features.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'
import type { Membership } from '#shared/rewards/membership.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'
import type { OrderList } from '#shared/orders/order-history.ts'

import { useIsCustomer, useAccountState } from './account-state.ts'
import { loadAccount } from './account-page.ts'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { loadSignIn, SignInView } from '../sign-in/sign-in-view.tsx'
import { useHref } from '../kit/link.ts'
import { AccountFrame, EmptyState } from './account-frame.tsx'
import { AddPasskey } from '../sign-in/add-passkey.tsx'
import { AccountWays } from './look.tsx'
import { Text, Heading } from '../ui/text.tsx'
import { useHydrated } from '../kit/use-hydrated.ts'
import { RewardsLine } from '../rewards/rewards-line.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { ProgressHero } from '../rewards/progress-hero.tsx'
import { OrderCards } from '../orders/look.tsx'
import { OrderCard } from '../orders/order-card.tsx'

/** The dashboard waits no longer for the latest order. */
const LATEST_ORDER_MS = 2_500

/** The account. For anyone who is not signed in, the login page (spec 1 §2.1). */
export const myAccountPage = definePersonalPage({
  async load(context) {
    const [customer] = await Promise.all([context.getCustomer(), loadSignIn(context)])
    if (!customer) return
    return loadAccount(context, {
      async load({ orders, queryClient, memberRewards }) {
        // The dashboard shows the rest without either.
        const late = AbortSignal.timeout(LATEST_ORDER_MS)
        const [list, rewards] = await Promise.all([
          orders?.getOrders(1, late).catch(() => null),
          features.rewards && memberRewards.getRewardsToUse().catch(() => null),
        ])
        queryClient.setQueryData(PROGRESS_KEY, (rewards && rewards.progress) ?? null)
        queryClient.setQueryData(
          LATEST_ORDER_KEY,
          list && { ...list, orders: list.orders.slice(0, 1) },
        )
      },
    })
  },
  Component: function MyAccount({ query }: PageProps) {
    if (useIsCustomer()) return <Dashboard />
    const isDeleted = query.get(DONE_PARAMETER) === 'deleted'
    return <SignInView title="title.myAccount" note={isDeleted ? 'profile.deleted' : undefined} />
  },
})

const WAYS = [
  { path: routes.orders.href({}), name: 'title.orders', text: 'dashboard.orders' },
  { path: routes.addresses.href({}), name: 'title.addresses', text: 'dashboard.addresses' },
  { path: routes.paymentMethods.href({}), name: 'title.payment', text: 'dashboard.payment' },
  ...(features.autoRefresh
    ? [
        {
          path: routes.subscriptions.href({}),
          name: 'title.subscriptions',
          text: 'dashboard.subscriptions',
        } as const,
      ]
    : []),
  ...(features.wishList
    ? [
        {
          path: routes.wishList.href({}),
          name: 'account.myLoveItList',
          text: 'dashboard.wishList',
        } as const,
      ]
    : []),
  { path: routes.profile.href({}), name: 'title.profile', text: 'dashboard.profile' },
] as const

/** The account of a customer who is signed in. */
function Dashboard() {
  const intl = useIntl()
  const href = useHref()
  const { holder } = useAccountState()
  const firstName = holder?.firstName ?? null
  const enrollment = holder?.enrollment ?? 'off'
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'title.myAccount' })}
      current={routes.myAccount.href({})}
    >
      <Text size="lead">
        {firstName === null ? (
          <FormattedMessage tagName="span" id="account.greeting" />
        ) : (
          <FormattedMessage tagName="span" id="account.greetingNamed" values={{ firstName }} />
        )}
      </Text>
      {features.rewards && enrollment === 'member' && <MemberProgress />}
      <LatestOrder />
      {features.rewards && isOutside(enrollment) && <RewardsPanel enrollment={enrollment} />}
      <AccountWays>
        {WAYS.map(({ path, name, text }) => (
          <li key={path}>
            <a href={href(path)}>
              <strong>
                <FormattedMessage tagName="span" id={name} />
              </strong>
              <span>
                <FormattedMessage tagName="span" id={text} />
              </span>
            </a>
          </li>
        ))}
      </AccountWays>
      <AddPasskey />
    </AccountFrame>
  )
}

const isOutside = (enrollment: Membership | 'off'): enrollment is 'none' | 'excluded' =>
  enrollment === 'none' || enrollment === 'excluded'

const TEXTS = { excluded: 'wallet.ended', none: 'dashboard.rewardsJoin' } as const

/** A member's rewards, which arrive after the document, or an introduction to the program. */
export function RewardsPanel({ enrollment }: { enrollment: Membership }) {
  const href = useHref()
  const isHydrated = useHydrated()
  const isJoining = enrollment === 'none'
  const path = isJoining ? routes.loyaltyRewards.href({}) : routes.wallet.href({})
  return (
    <Panel tone="shade" aria-labelledby="dashboard-rewards">
      <div className="head">
        <Heading as="h2" size="small" id="dashboard-rewards">
          <FormattedMessage id="dashboard.rewards" />
        </Heading>
        <a href={href(path)}>
          <FormattedMessage
            tagName="span"
            id={isJoining ? 'rewards.join' : 'account.rewardsWallet'}
          />
        </a>
      </div>
      {enrollment === 'member' ? (
        <div>
          {isHydrated ? (
            <RewardsLine />
          ) : (
            <FormattedMessage tagName="span" id="dashboard.rewardsWait" />
          )}
        </div>
      ) : (
        <Text tone="quiet" measured>
          <FormattedMessage tagName="span" id={TEXTS[enrollment]} />
        </Text>
      )}
    </Panel>
  )
}

const PROGRESS_KEY = ['progress']

/** A member's progress. Until the program has sent the offers, a panel that shows them once they arrive. */
function MemberProgress() {
  const progress = useQueryClient().getQueryData<RewardsProgress | null>(PROGRESS_KEY)
  if (!progress) return <RewardsPanel enrollment="member" />
  return <ProgressHero progress={progress} leadsToWallet />
}

const LATEST_ORDER_KEY = ['latest-order']

/** The last order with its progress. Nothing if it could not be read: the rest of the dashboard does not depend on it. */
function LatestOrder() {
  const list = useQueryClient().getQueryData<OrderList | null>(LATEST_ORDER_KEY)
  if (!list) return null
  const [latest] = list.orders
  if (!latest) return <EmptyState title="dashboard.noOrder" text="dashboard.noOrderText" />
  return (
    <section aria-labelledby="latest-order">
      <Heading as="h2" size="heading" id="latest-order">
        <FormattedMessage id="dashboard.latest" />
      </Heading>
      <OrderCards>
        <OrderCard order={latest} />
      </OrderCards>
    </section>
  )
}
