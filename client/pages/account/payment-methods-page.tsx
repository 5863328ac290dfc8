import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const paymentMethodsPage = defineAccountPage({
  isStatic: true,
  Component: function PaymentMethodsPage() {
    const title = useIntl().formatMessage({ id: 'title.payment' })
    return (
      <AccountFrame title={title} current={routes.paymentMethods.href({})}>
        <Text size="lead" measured>
          <FormattedMessage id="account.payment" />
        </Text>
      </AccountFrame>
    )
  },
})
