/** The forms of the loyalty program. `worker/rewards/actions.ts` defines what each does. */
export const rewardActions = {
  joinRewards: { path: '/loyalty-rewards/join/accept' },
  activateReward: { path: '/my-account/wallet/activate' },
  applyReward: { path: '/my-account/wallet/apply' },
  removeReward: { path: '/my-account/wallet/remove' },
} as const satisfies Record<string, { path: `/${string}` }>
