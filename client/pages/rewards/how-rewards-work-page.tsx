import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import { Text } from '../../ui/text.tsx'

export const howRewardsWorkPage = defineAccountPage({
  isStatic: true,
  Component: function HowRewardsWorkPage() {
    const href = useHref()
    const title = useIntl().formatMessage({ id: 'title.wallet' })
    return (
      <AccountFrame title={title} current={routes.wallet.href({})}>
        <Text size="lead" measured>
          <FormattedMessage
            id="account.wallet"
            values={{
              rewards: (
                <a href={href(routes.loyaltyRewards.href({}))}>
                  <FormattedMessage id="account.rewards" />
                </a>
              ),
            }}
          />
        </Text>
      </AccountFrame>
    )
  },
})
