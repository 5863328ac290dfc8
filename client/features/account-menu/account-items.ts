import { routes } from '#shared/routes.ts'

type MessageId = FormatjsIntl.Message['ids']

interface AccountItem {
  path: string
  label: MessageId
  /** Whether it leads to signing in, which the page can offer in place. */
  signsIn?: true
}

/** The kinds of shoppers by what their menus contain (spec 1 §2.8). */
export type MenuKind = 'guest' | 'registered' | 'member'

const section = (name: string) => routes.accountSection.href({ section: name })
const account = routes.myAccount.href({})

const OF_CUSTOMERS: readonly AccountItem[] = [
  { path: section('edit-profile'), label: 'title.profile' },
  { path: section('order-history'), label: 'title.orders' },
  { path: section('scent-scription'), label: 'title.subscriptions' },
  { path: section('payment-methods'), label: 'title.payment' },
  { path: section('address-list'), label: 'title.addresses' },
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
    { path: section('wallet'), label: 'account.rewardsWallet' },
    { path: section('my-points-history'), label: 'title.points' },
    ...OF_CUSTOMERS,
  ],
}
