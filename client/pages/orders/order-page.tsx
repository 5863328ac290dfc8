import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const orderPage = defineAccountPage({
  isStatic: true,
  Component: function OrderPage() {
    const title = useIntl().formatMessage({ id: 'title.orders' })
    return (
      <AccountFrame title={title} current={routes.orders.href({})}>
        <Text size="lead" measured>
          <FormattedMessage id="account.orders" />
        </Text>
      </AccountFrame>
    )
  },
})
