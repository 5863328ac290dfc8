import type { Language, Site } from '../sites.ts'

/** What a basket costs is worked out from this and nothing else. All money is in minor units. */
export interface PricingInput {
  site: Site
  language: Language
  /** Epoch milliseconds. */
  now: number
  lines: LineToPrice[]
  /** In the order in which they were entered. */
  coupons: { couponItemId: string; code: string }[]
  /** Null until the shopper has chosen one. */
  shippingMethodId: string | null
  /** Null until there is a shipping address. */
  destination: Destination | null
}

export interface LineToPrice {
  itemId: string
  productId: string
  quantity: number
  unitPrice: number
  /** A gift card is money already: no reduction applies to it, and no tax. */
  isGiftCard: boolean
  /** The product's form, such as `singlewick`; promotions of several products go by it. */
  form: string | null
  /** Promotions that the product takes part in. */
  promotionIds: string[]
}

export interface Destination {
  countryCode: string
  stateCode: string
}

export interface Adjustment {
  promotionId: string
  /** In the request's language. */
  itemText: string
  /** Negative. */
  amount: number
  couponCode?: string
  appliedDiscount:
    | { type: 'percentage'; percentage: number }
    | { type: 'amount'; amount: number }
    | { type: 'total_fixed_price'; amount: number }
    | { type: 'free' }
}

/** A reduction that is within reach, said as an invitation: "Add 1 more candle and one is free". */
export interface Approaching {
  promotionId: string
  calloutMsg: string
}

export interface PricedLine {
  itemId: string
  /** Unit price × quantity. */
  price: number
  adjustments: Adjustment[]
  priceAfterItemDiscount: number
  /** Less its share of the order's reductions; the shares of all lines add up exactly. */
  priceAfterOrderDiscount: number
  taxBasis: number
  /** The four are null until there is a destination. `tax` is on the price after item discounts. */
  taxRate: number | null
  tax: number | null
  adjustedTax: number | null
  approaching: Approaching | null
}

export interface PricedShipping {
  methodId: string
  basePrice: number
  adjustments: Adjustment[]
  price: number
  taxRate: number | null
  tax: number | null
  adjustedTax: number | null
}

/** One tax by its name: a US state's sales tax, GST, HST, PST or QST. Its values add up to `taxTotal`. */
export interface TaxItem {
  id: string
  rate: number
  value: number
}

export interface PricedBasket {
  lines: PricedLine[]
  orderAdjustments: Adjustment[]
  shipping: PricedShipping | null
  coupons: { couponItemId: string; code: string; statusCode: CouponStatus; valid: boolean }[]
  /** Of the order as a whole, such as free shipping. */
  approaching: Approaching[]
  taxItems: TaxItem[]
  productSubTotal: number
  productTotal: number
  /** From here on null until known: no destination means no tax, no method means no shipping. */
  merchandizeTotalTax: number | null
  adjustedMerchandizeTotalTax: number | null
  shippingTotal: number | null
  shippingTotalTax: number | null
  adjustedShippingTotalTax: number | null
  taxTotal: number | null
  orderTotal: number | null
}

export type CouponStatus = 'applied' | 'no_applicable_promotion'

export interface ShippingMethod {
  id: string
  name: string
  description: string
  price: number
  /** Such as "3–5 business days", in the request's language. */
  estimatedArrivalTime: string
}
