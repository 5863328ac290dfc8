import * as features from '#shop/features.ts'

import { endpoint } from '../http/endpoint.ts'
import { noneOf } from '../http/none-of.ts'
import type {
  AddCoupon,
  AddToBag,
  Bag,
  RemoveCoupon,
  RemoveGiftCertificate,
  UpdateLine,
} from './bag.ts'

const certificateEndpoints = {
  /** @throws {ProblemError} `not-found` when the gift certificate is gone */
  removeGiftCertificate: endpoint<RemoveGiftCertificate, Bag>()(
    'DELETE',
    '/bag/gift-certificates/:giftCertificateId',
  ),
}

/** The visitor's bag. Each action returns the changed bag. */
export const bagEndpoints = {
  /** Empty for an anonymous visitor. */
  getBag: endpoint<object, Bag>()('GET', '/bag'),
  /** @throws {ProblemError} `not-added`, `members-only`, `no-store`, `other-store`, `store-gone` */
  addToBag: endpoint<AddToBag, Bag>()('POST', '/bag/items'),
  /** @throws {ProblemError} `not-added`; `not-found` when the line is gone */
  updateLine: endpoint<UpdateLine, Bag>()('PATCH', '/bag/items/:lineId'),
  ...(features.giftCards ? certificateEndpoints : noneOf<typeof certificateEndpoints>()),
  /** @throws {ProblemError} `coupon-unknown`, `coupon-limit` */
  addCoupon: endpoint<AddCoupon, Bag>()('POST', '/bag/coupons'),
  removeCoupon: endpoint<RemoveCoupon, Bag>()('DELETE', '/bag/coupons/:couponId'),
}
