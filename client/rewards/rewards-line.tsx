import { FormattedMessage, useIntl } from 'react-intl'

import { leftToNext } from '#shared/rewards/left-to-next.ts'
import type { RewardsProgress } from '#shared/rewards/progress.ts'

import { useAppContext } from '../kit/app-context.ts'
import { RewardsText } from '../ui/rewards.tsx'
import { useRewards } from './rewards-query.ts'

/** The rewards of a customer who is signed in, as text. Empty unless a member. */
export function RewardsLine({ isStacked = false }: { isStacked?: boolean }) {
  const rewards = useRewards()
  if (rewards.is === 'loading') return <FormattedMessage tagName="span" id="shell.loadingRewards" />
  if (rewards.is !== 'member') return null
  if (!rewards.progress) return <FormattedMessage tagName="span" id="rewards.mine" />
  return <ProgressText progress={rewards.progress} isStacked={isStacked} />
}

interface ProgressTextProps {
  progress: RewardsProgress
  isStacked: boolean
}

function ProgressText({ progress, isStacked }: ProgressTextProps) {
  const intl = useIntl()
  const { currency } = useAppContext().site
  const { count, currentSpend, nextReward } = progress
  const cents = Math.round(leftToNext(progress) * 100)
  const amount = intl.formatNumber(cents / 100, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  })
  return (
    <RewardsText stacked={isStacked}>
      <span>
        <FormattedMessage tagName="span" id="rewards.count" values={{ count }} />
      </span>
      {cents > 0 && (
        <>
          {' '}
          <span className="next">
            <FormattedMessage tagName="span" id="rewards.toNext" values={{ amount }} />
          </span>
          <progress aria-hidden="true" max={nextReward} value={currentSpend} />
        </>
      )}
    </RewardsText>
  )
}
