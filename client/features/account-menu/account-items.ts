import { routes } from '#shared/routes.ts'

type MessageId = FormatjsIntl.Message['ids']

export interface AccountItem {
  path: string
  label: MessageId
  /** Whether it leads to signing in, which the page can offer in place. */
  signsIn?: true
}

/** The kinds of shoppers by what their menus contain (spec 1 §2.8). */
export type MenuKind = 'guest' | 'registered' | 'member'

const account = routes.myAccount.href({})

const OF_CUSTOMERS: readonly AccountItem[] = [
  { path: routes.profile.href({}), label: 'title.profile' },
  { path: routes.orders.href({}), label: 'title.orders' },
  { path: routes.scentScription.href({}), label: 'title.subscriptions' },
  { path: routes.paymentMethods.href({}), label: 'title.payment' },
  { path: routes.addresses.href({}), label: 'title.addresses' },
  { path: routes.wishList.href({}), label: 'account.myLoveItList' },
]

export const ACCOUNT_ITEMS: Record<MenuKind, readonly AccountItem[]> = {
  guest: [
    { path: routes.login.href({}), label: 'account.signInOrUp', signsIn: true },
    { path: routes.orderStatus.href({}), label: 'shell.orderTracking' },
    { path: account, label: 'account.title' },
    { path: routes.wishList.href({}), label: 'account.loveItList' },
  ],
  registered: [{ path: account, label: 'account.dashboard' }, ...OF_CUSTOMERS],
  member: [
    { path: account, label: 'account.rewardsDashboard' },
    { path: routes.wallet.href({}), label: 'account.rewardsWallet' },
    { path: routes.pointsHistory.href({}), label: 'title.points' },
    ...OF_CUSTOMERS,
  ],
}
