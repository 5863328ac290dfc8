import type { Adjustment, PricedShipping, PricingInput } from './model.ts'
import { defaultShippingMethodId, shippingMethodsFor } from './shipping-methods.ts'
import type { ShippingPromotion } from './shipping-promotion.ts'
import { rateNumber, type Taxation, taxOn } from './tax.ts'

/** Null without a method, and with one that does not go to the destination. */
export function priceShipping(
  input: PricingInput,
  promotion: ShippingPromotion | null,
  taxation: Taxation | null,
): PricedShipping | null {
  const method = shippingMethodsFor(input).find(({ id }) => id === input.shippingMethodId)
  if (method === undefined) return null

  const basePrice = method.price
  const isFree = method.id === defaultShippingMethodId && promotion !== null
  const price = isFree ? 0 : basePrice
  const rate = taxation?.shippingRate ?? null
  return {
    methodId: method.id,
    basePrice,
    adjustments: isFree ? [freeShipping(promotion, basePrice, input)] : [],
    price,
    taxRate: rate === null ? null : rateNumber(rate),
    tax: rate === null ? null : taxOn(basePrice, rate),
    adjustedTax: rate === null ? null : taxOn(price, rate),
  }
}

function freeShipping(
  { promotion, coupon }: ShippingPromotion,
  basePrice: number,
  { language }: PricingInput,
): Adjustment {
  return {
    promotionId: promotion.id,
    itemText: promotion.name[language],
    amount: -basePrice,
    ...(coupon && { couponCode: coupon.code }),
    appliedDiscount: { type: 'free' },
  }
}
