import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { useAccountState } from '../../features/account-frame/account-state.ts'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { AccountWays } from '../../ui/account-frame/account-frame.tsx'
import { Text } from '../../ui/text.tsx'
import { LatestOrder } from './latest-order.tsx'
import { MemberProgress } from './member-progress.tsx'
import { RewardsPanel } from './rewards-panel.tsx'

const WAYS = [
  { path: routes.orders.href({}), name: 'title.orders', text: 'dashboard.orders' },
  { path: routes.addresses.href({}), name: 'title.addresses', text: 'dashboard.addresses' },
  { path: routes.paymentMethods.href({}), name: 'title.payment', text: 'dashboard.payment' },
  {
    path: routes.scentScription.href({}),
    name: 'title.subscriptions',
    text: 'dashboard.subscriptions',
  },
  { path: routes.wishList.href({}), name: 'account.myLoveItList', text: 'dashboard.wishList' },
  { path: routes.profile.href({}), name: 'title.profile', text: 'dashboard.profile' },
] as const

/** The account of a customer who is signed in. */
export function Dashboard() {
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
      {enrollment === 'member' && <MemberProgress />}
      <LatestOrder />
      {(enrollment === 'none' || enrollment === 'excluded') && (
        <RewardsPanel enrollment={enrollment} />
      )}
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
