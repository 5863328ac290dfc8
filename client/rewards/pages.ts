import type { LazyPage } from '../kit/page.ts'

export const rewardPages = {
  loyaltyRewards: {
    load: () =>
      import('../content/loyalty-rewards-page.tsx').then((module) => module.loyaltyRewardsPage),
  },
  joinRewards: {
    load: () => import('./join-rewards-page.tsx').then((module) => module.joinRewardsPage),
  },
  activation: {
    load: () => import('./activation-page.tsx').then((module) => module.activationPage),
    needsAllMessages: true,
  },
  pointsHistory: {
    load: () => import('./points-history-page.tsx').then((module) => module.pointsHistoryPage),
  },
  wallet: {
    load: () => import('./wallet-page.tsx').then((module) => module.walletPage),
  },
  howRewardsWork: {
    load: () => import('./how-rewards-work-page.tsx').then((module) => module.howRewardsWorkPage),
  },
} satisfies Record<string, LazyPage>
