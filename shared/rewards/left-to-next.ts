import type { RewardsProgress } from './progress.ts'

/** The amount left to spend for the next reward. Zero if it is earned, or if there is none. */
export const leftToNext = ({ currentSpend, nextReward }: RewardsProgress) =>
  Math.max(0, nextReward - currentSpend)
