import type { Language, Site } from '../sites.ts'
import type { Qualifiers } from './occasion.ts'

/** What a basket costs is worked out from this and nothing else. All money is in minor units. */
export interface PricingInput {
  site: Site
  language: Language
  /** Epoch milliseconds; the moment as of which promotions are decided. */
  now: number
  qualifiers: Qualifiers
  lines: LineToPrice[]
  /** In the order in which they were entered. */
  coupons: { couponItemId: string; code: string }[]
  /** The default one first; there is always one. */
  shipments: ShipmentToPrice[]
  /** What an agent has taken off the order. */
  manual: ManualDiscount[]
  /** Gift certificates that are bought. */
  giftCertificates: { shipmentId: string; amount: number }[]
  /** Taxes by the id of a line or shipping item, where somebody else works them out. */
  externalTaxes: ReadonlyMap<string, TaxItem[]> | null
}

export interface ShipmentToPrice {
  shipmentId: string
  shippingItemId: string
  /** Null until the shopper has chosen one. */
  shippingMethodId: string | null
  /** Null until there is a shipping address; the store's where it is picked up. */
  destination: Destination | null
  isPickup: boolean
  /** What an agent has taken off shipping. */
  manual: ManualDiscount[]
}

/** A reduction by an agent's hand. */
export interface ManualDiscount {
  priceAdjustmentId: string
  promotionId: string
  itemText: string
  /** Percent, or minor units. A fixed price is one unit's. */
  discount: { type: 'percentage' | 'amount' | 'fixed_price'; value: number }
}

export interface LineToPrice {
  itemId: string
  productId: string
  shipmentId: string
  quantity: number
  unitPrice: number
  /** A gift card is money already: no reduction applies to it, and no tax. */
  isGiftCard: boolean
  /** The product's form, such as `singlewick`; promotions of several products go by it. */
  form: string | null
  /** Promotions that the product takes part in. */
  promotionIds: string[]
  /** The promotion that gives this line away; null for what is bought. */
  bonusOf: string | null
  /** What an agent has taken off this line. */
  manual: ManualDiscount[]
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
  /** Of a reduction by hand. */
  priceAdjustmentId?: string
  appliedDiscount:
    | { type: 'percentage'; percentage: number }
    | { type: 'amount'; amount: number }
    | { type: 'total_fixed_price'; amount: number }
    | { type: 'fixed_price'; amount: number }
    | { type: 'free' }
    | { type: 'bonus' }
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

/** What a basket or one shipment comes to. */
export interface Totals {
  productSubTotal: number
  productTotal: number
  /** From here on null until known: no destination means no tax, no method means no shipping. */
  merchandizeTotalTax: number | null
  adjustedMerchandizeTotalTax: number | null
  shippingTotal: number | null
  shippingTotalTax: number | null
  adjustedShippingTotalTax: number | null
  taxTotal: number | null
}

export interface PricedShipment extends Totals {
  shipmentId: string
  /** Null without a method that goes to the destination. */
  shipping: PricedShipping | null
  shipmentTotal: number | null
}

export interface PricedBasket extends Totals {
  lines: PricedLine[]
  orderAdjustments: Adjustment[]
  /** In the order of the input. */
  shipments: PricedShipment[]
  coupons: { couponItemId: string; code: string; statusCode: CouponStatus; valid: boolean }[]
  /** Of the order as a whole, such as free shipping. */
  approaching: Approaching[]
  taxItems: TaxItem[]
  /** With the gift certificates that are bought. */
  orderTotal: number | null
}

export type CouponStatus =
  | 'applied'
  | 'no_applicable_promotion'
  | 'coupon_code_already_redeemed'
  | 'customer_redemption_limit_exceeded'

export interface ShippingMethod {
  id: string
  name: string
  description: string
  price: number
  /** Such as "3–5 business days", in the request's language. */
  estimatedArrivalTime: string
  /** Fetched in a store. */
  isPickup?: true
}
