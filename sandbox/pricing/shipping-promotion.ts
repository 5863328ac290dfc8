import type { SeedCoupon } from '../catalog/coupons.ts'
import type { SeedPromotion } from '../catalog/model.ts'
import { profile } from '../profiles/current.ts'
import type { Destination, LineToPrice, PricingInput } from './model.ts'
import { isActive } from './promotion-active.ts'
import { isRemote } from './shipping-methods.ts'

/** The promotion that makes standard shipping free. */
export interface ShippingPromotion {
  promotion: SeedPromotion
  coupon?: SeedCoupon
}

/** One parcel of an order, with everything that shipping depends on. */
export type Parcel = Pick<PricingInput, 'site' | 'language' | 'now' | 'qualifiers'> & {
  lines: LineToPrice[]
  shippingMethodId: string | null
  destination: Destination | null
}

/** The order total from which a promotion makes standard shipping free. */
export const freeShippingThreshold = (promotionId: string) =>
  profile.promotions.find(({ id }) => id === promotionId)?.freeShipping

const GIFT_CARDS = 'gift-cards-ship-free'

/** The first applicable promotion by rank, because shipping can be free only once. `productTotal` is the order's. */
export function shippingPromotion(
  input: Parcel,
  productTotal: number,
  coupons: SeedCoupon[],
): ShippingPromotion | null {
  const { lines } = input
  const onlyGiftCards = lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard)
  const own = profile.promotions.filter(
    (promotion) =>
      isActive(promotion, input) &&
      (promotion.id === GIFT_CARDS
        ? onlyGiftCards
        : missingForThreshold(promotion, input, productTotal) === 0),
  )
  const byCoupon = coupons.filter(({ effect }) => effect.type === 'free-standard-shipping')
  const found: ShippingPromotion[] = [
    ...own.map((promotion) => ({ promotion })),
    ...byCoupon.map((coupon) => ({ promotion: coupon.promotion, coupon })),
  ]
  return found.toSorted((a, b) => a.promotion.rank - b.promotion.rank)[0] ?? null
}

/** The promotion that more products would earn, and the missing amount in minor units. */
export function approachingShippingPromotion(input: Parcel, productTotal: number) {
  return profile.promotions
    .filter((promotion) => isActive(promotion, input))
    .flatMap((promotion) => {
      const missing = missingForThreshold(promotion, input, productTotal)
      return missing === null || missing === 0 ? [] : [{ promotion, missing }]
    })[0]
}

function missingForThreshold(
  { freeShipping: threshold }: SeedPromotion,
  input: Parcel,
  productTotal: number,
): number | null {
  if (threshold === undefined || (isRemote(input) && !threshold.remote)) return null
  return Math.max(0, threshold.least - productTotal)
}
