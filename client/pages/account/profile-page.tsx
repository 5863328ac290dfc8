import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const profilePage = defineAccountPage({
  isStatic: true,
  Component: function ProfilePage() {
    const title = useIntl().formatMessage({ id: 'title.profile' })
    return (
      <AccountFrame title={title} current={routes.profile.href({})}>
        <Text size="lead" measured>
          <FormattedMessage id="account.profile" />
        </Text>
      </AccountFrame>
    )
  },
})
