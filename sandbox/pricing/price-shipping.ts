import { manualReductions } from './manual-discount.ts'
import type { Adjustment, PricedShipping, ShipmentToPrice } from './model.ts'
import { defaultShippingMethodId, pickupMethod, shippingMethodsFor } from './shipping-methods.ts'
import type { Parcel, ShippingPromotion } from './shipping-promotion.ts'
import type { ItemTax } from './tax.ts'

/** Null without a method, or with one that does not serve the destination. */
export function priceShipping(
  parcel: Parcel,
  { isPickup, manual }: Pick<ShipmentToPrice, 'isPickup' | 'manual'>,
  promotion: ShippingPromotion | null,
  taxOf: (amount: number) => ItemTax,
): PricedShipping | null {
  const methods = isPickup ? [pickupMethod(parcel.language)] : shippingMethodsFor(parcel)
  const method = methods.find(({ id }) => id === parcel.shippingMethodId)
  if (method === undefined) return null

  const basePrice = method.price
  const isFree = method.id === defaultShippingMethodId && promotion !== null
  const own = isFree ? [freeShipping(promotion, basePrice, parcel)] : []
  const { left: price, adjustments } = manualReductions(manual, isFree ? 0 : basePrice)
  const { rate, tax } = taxOf(basePrice)
  return {
    methodId: method.id,
    basePrice,
    adjustments: [...own, ...adjustments],
    price,
    taxRate: rate,
    tax,
    adjustedTax: taxOf(price).tax,
  }
}

function freeShipping(
  { promotion, coupon }: ShippingPromotion,
  basePrice: number,
  { language }: Parcel,
): Adjustment {
  return {
    promotionId: promotion.id,
    itemText: promotion.name[language],
    amount: -basePrice,
    ...(coupon && { couponCode: coupon.code }),
    appliedDiscount: { type: 'free' },
  }
}
