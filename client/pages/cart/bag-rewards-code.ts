import { lazyCode } from '../../app/lazy-code.ts'

export const bagRewardsCode = lazyCode(async () => (await import('./bag-rewards.tsx')).BagRewards)
