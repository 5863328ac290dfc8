import { customerPage, DONE_PARAMETER, publicPage, route } from '../http/define-route.ts'

export const rewardsRoutes = {
  loyaltyRewards: route('/loyalty-rewards', publicPage),
  joinRewards: route('/loyalty-rewards/join', customerPage),
  // The result of activating a reward. It names no reward, so the address is the same for all members.
  activation: route('/activate-:result', { ...publicPage, sitemap: false }),
  // Which entries are shown.
  pointsHistory: route('/my-account/my-points-history', {
    ...customerPage,
    query: ['type', 'from', 'to', 'page'],
  }),
  wallet: route('/my-account/wallet', { ...customerPage, query: [DONE_PARAMETER] }),
  howRewardsWork: route('/my-account/wallet/how-rewards-work', customerPage),
}
