import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/checkout/checkout.ts'

import {
  RewardChoices,
  useProblemText,
  useRejectedReward,
} from '../../features/checkout/reward-choices.tsx'
import { REWARDS_TO_USE_KEY } from '../../features/checkout/rewards-to-use-key.ts'
import type { KnownRewards } from '../../features/checkout/rewards-to-use.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { Heading } from '../../ui/text.tsx'

/** A member's rewards above what pays for the rest. Only the edge renders it. */
export function PaymentRewards({ checkout: { bag } }: { checkout: Pick<Checkout, 'bag'> }) {
  const rewards = useQueryClient().getQueryData<KnownRewards>(REWARDS_TO_USE_KEY)
  const problem = useProblemText(useRejectedReward())
  if (!rewards) return null
  return (
    <Panel id="rewards" aria-labelledby="rewards-heading" tabIndex={-1}>
      <Heading as="h2" size="small" id="rewards-heading">
        <FormattedMessage id="dashboard.rewards" />
      </Heading>
      <RewardChoices rewards={rewards} bag={bag} problem={problem} />
    </Panel>
  )
}
