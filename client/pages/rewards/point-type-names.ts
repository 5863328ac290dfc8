import type { PointType } from '#shared/rewards/member-rewards.ts'

/** The message with the name of each type of entry. */
export const POINT_TYPE_NAMES = {
  joined: 'points.joined',
  purchase: 'points.purchase',
  'store-purchase': 'points.storePurchase',
  bonus: 'points.bonus',
  return: 'points.return',
  reward: 'points.reward',
  other: 'points.other',
} as const satisfies Record<PointType | 'other', FormatjsIntl.Message['ids']>
