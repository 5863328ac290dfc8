import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { useIsCustomer } from '../../features/account-frame/account-state.ts'
import { loadAccount } from '../account-page.ts'
import { definePersonalPage, type PageProps } from '../page.ts'
import { Dashboard } from './dashboard.tsx'
import { LATEST_ORDER_KEY } from './latest-order.tsx'
import { PROGRESS_KEY } from './member-progress.tsx'
import { loadSignIn, SignInView } from './sign-in-view.tsx'

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
          memberRewards.getRewardsToUse().catch(() => null),
        ])
        queryClient.setQueryData(PROGRESS_KEY, rewards?.progress ?? null)
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
