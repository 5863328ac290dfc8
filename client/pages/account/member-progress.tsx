import { useQueryClient } from '@tanstack/react-query'

import type { RewardsProgress } from '#shared/rewards/progress.ts'

import { ProgressHero } from '../rewards/progress-hero.tsx'
import { RewardsPanel } from './rewards-panel.tsx'

export const PROGRESS_KEY = ['progress']

/** A member's candle. Until the program has sent the offers, a panel that shows them once they arrive. */
export function MemberProgress() {
  const progress = useQueryClient().getQueryData<RewardsProgress | null>(PROGRESS_KEY)
  if (!progress) return <RewardsPanel enrollment="member" />
  return <ProgressHero progress={progress} leadsToWallet />
}
