import type { SeedCoupon } from '../catalog/coupons.ts'
import type { Language, Site } from '../platform/site.ts'
import type { Approaching, PricingInput } from './model.ts'
import { type DiscountedLine, missingAmount } from './order-discounts.ts'
import { defaultShippingMethodId } from './shipping-methods.ts'
import { type Parcel, approachingShippingPromotion } from './shipping-promotion.ts'

/** How much the order lacks for free shipping. Call it only if shipping is not free yet. */
export function approachingFreeShipping(input: Parcel, productTotal: number): Approaching[] {
  const { site, language, shippingMethodId, lines } = input
  const within = approachingShippingPromotion(input, productTotal)
  const isStandard = shippingMethodId === null || shippingMethodId === defaultShippingMethodId
  // Orders of gift cards alone ship free, or not at all.
  const onlyGiftCards = lines.every(({ isGiftCard }) => isGiftCard)
  if (!within || !isStandard || onlyGiftCards) return []

  const missing = moneyText(within.missing, site, language)
  const text = {
    en: `You are ${missing} away from free shipping`,
    fr: `Il vous manque ${missing} pour obtenir la livraison gratuite`,
  }
  return [{ promotionId: within.promotion.id, calloutMsg: text[language] }]
}

/** The amounts that the basket lacks for entered coupons. */
export function approachingCoupons(
  { site, language }: PricingInput,
  lines: DiscountedLine[],
  coupons: SeedCoupon[],
): Approaching[] {
  return coupons.flatMap(({ code, effect, promotion }) => {
    const missing = moneyText(missingAmount(effect, lines), site, language)
    if (effect.type !== 'amount' || missingAmount(effect, lines) === 0) return []
    const gain = roundMoneyText(effect.amount, site, language)
    const text = {
      en: `Add ${missing} of ${effect.least.of.en} and ${code} takes ${gain} off`,
      fr: `Ajoutez ${missing} de ${effect.least.of.fr} et ${code} vous donne ${gain} de rabais`,
    }
    return [{ promotionId: promotion.id, calloutMsg: text[language] }]
  })
}

/** Announces the effect of a shipping coupon while there is no shipping cost to reduce. */
export const promisedByCoupon = (
  { promotion }: SeedCoupon,
  { language }: PricingInput,
): Approaching => ({
  promotionId: promotion.id,
  calloutMsg: promotion.calloutMsg[language],
})

/** Formats an amount in minor units: "$12.50", "12,50 $". */
function moneyText(amount: number, site: Site, language: Language): string {
  return written(amount, site, { language })
}

/** The same, but without zero cents: "$36", "36 $". */
function roundMoneyText(amount: number, site: Site, language: Language): string {
  return written(amount, site, { language, trailingZeroDisplay: 'stripIfInteger' })
}

function written(
  amount: number,
  { currency }: Site,
  options: { language: Language; trailingZeroDisplay?: 'stripIfInteger' },
): string {
  const { language, ...display } = options
  return new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...display,
  }).format(amount / 100)
}
