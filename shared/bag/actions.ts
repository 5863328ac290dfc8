import * as features from '#shop/features.ts'

import { noneOf } from '../http/none-of.ts'

const ofPickup = { setFulfillment: { path: '/cart/fulfillment' } } as const

const ofGiftCards = {
  removeGiftCertificate: { path: '/cart/gift-certificates/remove' },
} as const

/** The forms of the bag. `worker/bag/actions.ts` defines what each does. */
export const bagActions = {
  addToBag: { path: '/cart/add' },
  addSetToBag: { path: '/cart/add-set' },
  updateLine: { path: '/cart/update' },
  ...(features.pickup ? ofPickup : noneOf<typeof ofPickup>()),
  ...(features.giftCards ? ofGiftCards : noneOf<typeof ofGiftCards>()),
  addCoupon: { path: '/cart/coupons/add' },
  removeCoupon: { path: '/cart/coupons/remove' },
  chooseBonus: { path: '/cart/gifts/choose' },
  dismissNotice: { path: '/cart/dismiss' },
} as const satisfies Record<string, { path: `/${string}` }>
