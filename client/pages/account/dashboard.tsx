import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { useAccountState } from '../../features/account-frame/account-state.ts'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { Text } from '../../ui/text.tsx'

/** The account of a customer who is signed in. */
export function Dashboard() {
  const intl = useIntl()
  const { holder } = useAccountState()
  const firstName = holder?.firstName ?? null
  const title = holder?.isMember ? 'account.rewardsDashboard' : 'account.dashboard'
  return (
    <AccountFrame title={intl.formatMessage({ id: title })} current={routes.myAccount.href({})}>
      <Text size="lead">
        {firstName === null ? (
          <FormattedMessage id="account.greeting" />
        ) : (
          <FormattedMessage id="account.greetingNamed" values={{ firstName }} />
        )}
      </Text>
      <AddPasskey />
    </AccountFrame>
  )
}
