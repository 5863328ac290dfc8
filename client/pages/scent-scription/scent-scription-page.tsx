import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const scentScriptionPage = defineAccountPage({
  isStatic: true,
  Component: function ScentScriptionPage() {
    const title = useIntl().formatMessage({ id: 'title.subscriptions' })
    return (
      <AccountFrame title={title} current={routes.scentScription.href({})}>
        <Text size="lead" measured>
          <FormattedMessage id="account.subscriptions" />
        </Text>
      </AccountFrame>
    )
  },
})
