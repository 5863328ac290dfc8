import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../kit/document-actions.ts'
import { useHref } from '../kit/link.ts'

type MessageId = FormatjsIntl.Message['ids']

interface AccountItem {
  path: string
  label: MessageId
  /** Whether it leads to signing in, which the page can offer in place. */
  signsIn?: true
}

/** The kinds of shoppers by what their menus contain (spec 1 §2.8). */
type MenuKind = 'guest' | 'registered' | 'member'

const account = routes.myAccount.href({})

const OF_CUSTOMERS: readonly AccountItem[] = [
  { path: routes.profile.href({}), label: 'title.profile' },
  { path: routes.orders.href({}), label: 'title.orders' },
  ...(features.autoRefresh
    ? [{ path: routes.subscriptions.href({}), label: 'title.subscriptions' } as const]
    : []),
  { path: routes.paymentMethods.href({}), label: 'title.payment' },
  { path: routes.addresses.href({}), label: 'title.addresses' },
  ...(features.wishList
    ? [{ path: routes.wishList.href({}), label: 'account.myLoveItList' } as const]
    : []),
]

export const ACCOUNT_ITEMS: Record<MenuKind, readonly AccountItem[]> = {
  guest: [
    { path: routes.login.href({}), label: 'account.signInOrUp', signsIn: true },
    { path: routes.orderStatus.href({}), label: 'shell.orderTracking' },
    { path: account, label: 'account.title' },
    ...(features.wishList
      ? [{ path: routes.wishList.href({}), label: 'account.loveItList' } as const]
      : []),
  ],
  registered: [{ path: account, label: 'account.dashboard' }, ...OF_CUSTOMERS],
  member: features.rewards
    ? [
        { path: account, label: 'account.rewardsDashboard' },
        { path: routes.wallet.href({}), label: 'account.rewardsWallet' },
        { path: routes.pointsHistory.href({}), label: 'title.points' },
        ...OF_CUSTOMERS,
      ]
    : [],
}

/** The account's links, by the kind of shopper. */
export function AccountLinks({ kind }: { kind: MenuKind }) {
  const href = useHref()
  return (
    <ul>
      {ACCOUNT_ITEMS[kind].map(({ path, label, signsIn }) => (
        <li key={path}>
          <a href={href(path)} {...(signsIn && SIGN_IN)}>
            <FormattedMessage tagName="span" id={label} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const SIGN_IN = actionProps('signIn', '')

/**
 * The place of the account's links. The edge renders those of a guest, once for everyone; those of a customer are put
 * after them, and styles hide the first (`client/ui/account-menu.tsx`).
 */
export const AccountLinksPlace = () => (
  <div data-account>
    <AccountLinks kind="guest" />
  </div>
)
