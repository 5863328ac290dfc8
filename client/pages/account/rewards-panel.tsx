import { FormattedMessage } from 'react-intl'

import type { Membership } from '#shared/rewards/membership.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { RewardsLine } from '../../features/rewards/rewards-line.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'

const TEXTS = { excluded: 'wallet.ended', none: 'dashboard.rewardsJoin' } as const

/** What a member has earned, which arrives after the document, or what the program is for others. */
export function RewardsPanel({ enrollment }: { enrollment: Membership }) {
  const href = useHref()
  const isHydrated = useHydrated()
  const isJoining = enrollment === 'none'
  const path = isJoining ? routes.loyaltyRewards.href({}) : routes.wallet.href({})
  return (
    <Panel tone="shade" aria-labelledby="dashboard-rewards">
      <div className="head">
        <Heading as="h2" size="small" id="dashboard-rewards">
          <FormattedMessage id="dashboard.rewards" />
        </Heading>
        <a href={href(path)}>
          <FormattedMessage
            tagName="span"
            id={isJoining ? 'rewards.join' : 'account.rewardsWallet'}
          />
        </a>
      </div>
      {enrollment === 'member' ? (
        <div>
          {isHydrated ? (
            <RewardsLine />
          ) : (
            <FormattedMessage tagName="span" id="dashboard.rewardsWait" />
          )}
        </div>
      ) : (
        <Text tone="quiet" measured>
          <FormattedMessage tagName="span" id={TEXTS[enrollment]} />
        </Text>
      )}
    </Panel>
  )
}
