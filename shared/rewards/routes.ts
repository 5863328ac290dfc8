import { customerPage, DONE_PARAMETER, publicPage, route } from '../http/define-route.ts'

export const rewardsRoutes = {
  loyaltyRewards: route('/loyalty-rewards', publicPage),
  joinRewards: route('/loyalty-rewards/join', customerPage),
  // What has become of activating a reward. It names no reward, so it is the same for everybody.
  activation: route('/activate-:result', { ...publicPage, sitemap: false }),
  // Which entries are shown.
  pointsHistory: route('/my-account/my-points-history', {
    ...customerPage,
    query: ['type', 'from', 'to', 'page'],
  }),
  wallet: route('/my-account/wallet', { ...customerPage, query: [DONE_PARAMETER] }),
  howRewardsWork: route('/my-account/wallet/how-rewards-work', customerPage),
}
