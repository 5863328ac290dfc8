import type { Language, Site } from '../platform/site.ts'
import type { Qualifiers } from './promotion-context.ts'

/** Everything that pricing depends on. All money is in minor units. */
export interface PricingInput {
  site: Site
  language: Language
  /** Epoch milliseconds; promotions are decided as of this moment. */
  now: number
  qualifiers: Qualifiers
  lines: LineToPrice[]
  /** In the order in which they were entered. */
  coupons: { couponItemId: string; code: string }[]
  /** The default shipment first; there is always one. */
  shipments: ShipmentToPrice[]
  /** Manual discounts on the order. */
  manual: ManualDiscount[]
  /** Gift certificates in the basket. */
  giftCertificates: { shipmentId: string; amount: number }[]
  /** External taxes by the id of a line or shipping item; null if the service calculates taxes. */
  externalTaxes: ReadonlyMap<string, TaxItem[]> | null
}

export interface ShipmentToPrice {
  shipmentId: string
  shippingItemId: string
  /** Null until the shopper has chosen one. */
  shippingMethodId: string | null
  /** Null until there is a shipping address; for a pickup, the store's. */
  destination: Destination | null
  isPickup: boolean
  /** Manual discounts on shipping. */
  manual: ManualDiscount[]
}

/** A discount given by an agent. */
export interface ManualDiscount {
  priceAdjustmentId: string
  promotionId: string
  itemText: string
  /** Percent or minor units. A fixed price is per unit. */
  discount: { type: 'percentage' | 'amount' | 'fixed_price'; value: number }
}

export interface LineToPrice {
  itemId: string
  productId: string
  shipmentId: string
  quantity: number
  unitPrice: number
  /** Gift cards are neither discounted nor taxed. */
  isGiftCard: boolean
  /** Sent by e-mail, not by post. */
  isVirtual?: boolean
  /** The product's form, such as `handcream`; promotions across products depend on it. */
  form: string | null
  /** The promotions of the product. */
  promotionIds: string[]
  /** The promotion that makes this line free; null for bought lines. */
  bonusOf: string | null
  /** Manual discounts on this line. */
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
  /** Set for a manual discount. */
  priceAdjustmentId?: string
  appliedDiscount:
    | { type: 'percentage'; percentage: number }
    | { type: 'amount'; amount: number }
    | { type: 'total_fixed_price'; amount: number }
    | { type: 'fixed_price'; amount: number }
    | { type: 'free' }
    | { type: 'bonus' }
}

/** A discount that the shopper can still earn, with its text: "Add 1 more and one is free". */
export interface Approaching {
  promotionId: string
  calloutMsg: string
}

/** The quantity missing for a discount on lines, and the items that already count toward it. */
export interface ApproachingOfLine extends Approaching {
  missingQuantity: number
  qualifyingItems: { itemId: string; quantity: number }[]
  /** The category of the missing products. */
  categoryId: string | null
}

export interface PricedLine {
  itemId: string
  /** Unit price × quantity. */
  price: number
  adjustments: Adjustment[]
  priceAfterItemDiscount: number
  /** The price minus the line's share of order discounts; the shares of all lines add up exactly. */
  priceAfterOrderDiscount: number
  taxBasis: number
  /** This and the next two are null until there is a destination. `tax` is on the price after item discounts. */
  taxRate: number | null
  tax: number | null
  adjustedTax: number | null
  approaching: ApproachingOfLine | null
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

/** One named tax: a US state's sales tax, GST, HST, PST or QST. The values add up to `taxTotal`. */
export interface TaxItem {
  id: string
  rate: number
  value: number
}

/** The totals of a basket or of one shipment. */
export interface Totals {
  productSubTotal: number
  productTotal: number
  /** The following totals are null until known: tax needs a destination, and shipping needs a method. */
  merchandizeTotalTax: number | null
  adjustedMerchandizeTotalTax: number | null
  shippingTotal: number | null
  shippingTotalTax: number | null
  adjustedShippingTotalTax: number | null
  taxTotal: number | null
}

export interface PricedShipment extends Totals {
  shipmentId: string
  /** Null without a method for the destination. */
  shipping: PricedShipping | null
  shipmentTotal: number | null
}

export interface PricedBasket extends Totals {
  lines: PricedLine[]
  orderAdjustments: Adjustment[]
  /** In the input's order. */
  shipments: PricedShipment[]
  coupons: { couponItemId: string; code: string; statusCode: CouponStatus; valid: boolean }[]
  /** Approaching discounts on the whole order, such as free shipping. */
  approaching: Approaching[]
  taxItems: TaxItem[]
  /** Includes the gift certificates in the basket. */
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
  /** Set for pickup in a store. */
  isPickup?: true
}
