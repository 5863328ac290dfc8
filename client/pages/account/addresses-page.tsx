import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const addressesPage = defineAccountPage({
  isStatic: true,
  Component: function AddressesPage() {
    const title = useIntl().formatMessage({ id: 'title.addresses' })
    return (
      <AccountFrame title={title} current={routes.addresses.href({})}>
        <Text size="lead" measured>
          <FormattedMessage id="account.addresses" />
        </Text>
      </AccountFrame>
    )
  },
})
