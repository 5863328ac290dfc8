import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { RewardsLine } from '../../features/rewards/rewards-line.tsx'
import { Panel } from '../../ui/checkout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

/** What a member has earned, which arrives after the document, or what the program is for others. */
export function RewardsPanel({ isMember }: { isMember: boolean }) {
  const href = useHref()
  const isHydrated = useHydrated()
  const path = isMember ? routes.wallet.href({}) : routes.loyaltyRewards.href({})
  return (
    <Panel tone="shade" aria-labelledby="dashboard-rewards">
      <div className="head">
        <Heading as="h2" size="small" id="dashboard-rewards">
          <FormattedMessage id="dashboard.rewards" />
        </Heading>
        <a href={href(path)}>
          <FormattedMessage id={isMember ? 'account.rewardsWallet' : 'rewards.join'} />
        </a>
      </div>
      {isMember ? (
        <div>{isHydrated ? <RewardsLine /> : <FormattedMessage id="dashboard.rewardsWait" />}</div>
      ) : (
        <Text tone="quiet" measured>
          <FormattedMessage id="dashboard.rewardsJoin" />
        </Text>
      )}
    </Panel>
  )
}
