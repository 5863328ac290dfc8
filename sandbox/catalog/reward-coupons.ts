import type { CouponEffect, SeedCoupon } from './coupons.ts'
import type { SeedPromotion } from './model.ts'

/** A product that a reward pays for costs at most this, in minor units. */
export const PRODUCT_REWARD = 1895
const TREAT_PERCENTAGE = 20

interface RewardKind {
  prefix: string
  effect: CouponEffect
  promotion: SeedPromotion
}

/** The rewards of the loyalty program; each reward has its own coupon. */
export const rewardKinds = {
  product: {
    prefix: 'RWP',
    effect: { type: 'dearest-unit', most: PRODUCT_REWARD },
    promotion: {
      id: 'reward-product',
      sites: ['us', 'ca'],
      name: { en: 'Reward: One Product', fr: 'Récompense\u00a0: un produit' },
      calloutMsg: {
        en: 'One product of up to $18.95 is on us',
        fr: 'Un produit d’au plus 18,95\u00a0$ vous est offert',
      },
      details: {
        en: 'Takes up to $18.95 off the most expensive product in your bag, after other reductions. Not for gift cards, shipping or tax. For one order.',
        fr: 'Retire jusqu’à 18,95\u00a0$ du produit le plus cher de votre sac, après les autres rabais. Ne s’applique ni aux cartes-cadeaux, ni à la livraison, ni aux taxes. Pour une seule commande.',
      },
      rank: 106,
    },
  },
  treat: {
    prefix: 'RWT',
    effect: { type: 'percentage', percentage: TREAT_PERCENTAGE },
    promotion: {
      id: 'reward-treat',
      sites: ['us', 'ca'],
      name: { en: 'Member Treat: 20% Off', fr: 'Gâterie de membre\u00a0: 20\u00a0% de rabais' },
      calloutMsg: {
        en: '20% off everything in one bag',
        fr: '20\u00a0% de rabais sur tout un sac',
      },
      details: {
        en: '20% off everything in your bag but gift cards, after other reductions and before shipping and tax. For one order.',
        fr: '20\u00a0% de rabais sur tout le sac sauf les cartes-cadeaux, après les autres rabais, avant livraison et taxes. Pour une seule commande.',
      },
      rank: 107,
    },
  },
} as const satisfies Record<string, RewardKind>

export type RewardKindName = keyof typeof rewardKinds

const CODE = /^(RWP|RWT)-(\d\d)(\d\d)(\d\d)-[A-Z0-9]{8}$/

/** The code of one reward. Its last day is part of it, so that pricing needs no look-up. */
export const rewardCode = (kind: RewardKindName, lastDay: string, serial: string) =>
  `${rewardKinds[kind].prefix}-${lastDay.slice(2).replaceAll('-', '')}-${serial}`

/** The coupon of a reward's code, whether or not the reward was issued. */
export function rewardCoupon(code: string): SeedCoupon | undefined {
  const [, prefix, year, month, day] = CODE.exec(code) ?? []
  const kind = Object.values(rewardKinds).find((each) => each.prefix === prefix)
  if (!kind) return undefined
  const { effect, promotion } = kind
  const lastDay = `20${year}-${month}-${day}`
  return { code, effect, once: 'altogether', promotion: { ...promotion, lastDay } }
}
