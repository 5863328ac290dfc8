import type { SeedCoupon } from '../catalog/coupons.ts'
import type {
  PricedLine,
  PricedShipment,
  PricedShipping,
  PricingInput,
  ShipmentToPrice,
  Totals,
  Adjustment,
} from './model.ts'
import { type Parcel, type ShippingPromotion, shippingPromotion } from './shipping-promotion.ts'
import { externalTax, taxAt, type DestinationTaxes, taxesAt, type ItemTax } from './tax.ts'
import { manualReductions } from './manual-discount.ts'
import { defaultShippingMethodId, pickupMethod, shippingMethodsFor } from './shipping-methods.ts'

interface Reduced {
  lines: PricedLine[]
  /** The whole order's total, which decides whether shipping is free. */
  productTotal: number
  coupons: SeedCoupon[]
}

/** One shipment's shipping, taxes and totals, and the promotion that makes its shipping free. */
export function priceShipment(
  shipment: ShipmentToPrice,
  input: PricingInput,
  { lines, productTotal, coupons }: Reduced,
) {
  const parcel = getParcel(shipment, input)
  const taxation = taxationOfShipment(shipment, input)
  const isSent = needsShipping(shipment, input)
  const isReducible = isSent && !shipment.isPickup
  const free = isReducible ? shippingPromotion(parcel, productTotal, coupons) : null
  const computeTax = (amount: number) =>
    input.externalTaxes
      ? externalTax(input.externalTaxes.get(shipment.shippingItemId))
      : taxAt(amount, taxation?.shippingRate ?? null, taxation?.isIncluded)
  const shipping = isSent ? priceShipping(parcel, shipment, free, computeTax) : null
  const own = new Set(parcel.lines.map(({ itemId }) => itemId))
  const isTaxKnown = taxation !== null || input.externalTaxes !== null || !isSent
  const totals = getTotals(
    lines.filter(({ itemId }) => own.has(itemId)),
    isSent ? shipping : NO_SHIPPING,
    isTaxKnown,
  )
  const { shipmentId } = shipment
  const bought = input.giftCertificates.filter((gift) => gift.shipmentId === shipmentId)
  const priced: PricedShipment = {
    shipmentId,
    shipping,
    ...totals,
    shipmentTotal: sumKnown([
      totals.productTotal,
      totals.shippingTotal,
      addedTax(totals, input),
      ...bought.map(({ amount }) => amount),
    ]),
  }
  return { priced, free, taxation }
}

export interface ShipmentWithReasons {
  priced: PricedShipment
  free: ShippingPromotion | null
  taxation: DestinationTaxes | null
}

const NO_SHIPPING = { price: 0, tax: 0, adjustedTax: 0 }

/**
 * An empty shipment beside others costs nothing, whatever its method. Gift certificates and
 * e-mailed items are not shipped.
 */
function needsShipping({ shipmentId }: ShipmentToPrice, input: PricingInput) {
  const own = input.lines.filter((line) => line.shipmentId === shipmentId)
  if (own.length > 0) return own.some(({ isVirtual }) => isVirtual !== true)
  return input.shipments.length === 1 && input.giftCertificates.length === 0
}

export const getParcel = (
  { shipmentId, shippingMethodId, destination }: ShipmentToPrice,
  { site, language, now, qualifiers, lines }: PricingInput,
): Parcel => ({
  site,
  language,
  now,
  qualifiers,
  lines: lines.filter((line) => line.shipmentId === shipmentId),
  shippingMethodId,
  destination,
})

export const taxationOfShipment = (
  { destination }: ShipmentToPrice,
  { site }: Pick<PricingInput, 'site'>,
) => destination && taxesAt(destination, site)

/** The taxes that a total adds to its prices: none on a gross site, once they are known. */
export const addedTax = ({ taxTotal }: Totals, { site }: Pick<PricingInput, 'site'>) =>
  site.includedTax && taxTotal !== null ? 0 : taxTotal

function getTotals(
  lines: PricedLine[],
  shipping: Pick<PricedShipping, 'price' | 'tax' | 'adjustedTax'> | null,
  isTaxKnown: boolean,
): Totals {
  const adjustedMerchandizeTotalTax = isTaxKnown
    ? sumKnown(lines.map(({ adjustedTax }) => adjustedTax))
    : null
  const adjustedShippingTotalTax = shipping?.adjustedTax ?? null
  return {
    productSubTotal: sum(lines.map((line) => line.priceAfterItemDiscount)),
    productTotal: sum(lines.map((line) => line.priceAfterOrderDiscount)),
    merchandizeTotalTax: isTaxKnown ? sumKnown(lines.map(({ tax }) => tax)) : null,
    adjustedMerchandizeTotalTax,
    shippingTotal: shipping?.price ?? null,
    shippingTotalTax: shipping?.tax ?? null,
    adjustedShippingTotalTax,
    taxTotal: sumKnown([adjustedMerchandizeTotalTax, adjustedShippingTotalTax]),
  }
}

/** The totals of all shipments together. */
export function joinedTotals(shipments: PricedShipment[]): Totals {
  const known = (name: keyof Totals) => sumKnown(shipments.map((shipment) => shipment[name]))
  return {
    productSubTotal: sum(shipments.map(({ productSubTotal }) => productSubTotal)),
    productTotal: sum(shipments.map(({ productTotal }) => productTotal)),
    merchandizeTotalTax: known('merchandizeTotalTax'),
    adjustedMerchandizeTotalTax: known('adjustedMerchandizeTotalTax'),
    shippingTotal: known('shippingTotal'),
    shippingTotalTax: known('shippingTotalTax'),
    adjustedShippingTotalTax: known('adjustedShippingTotalTax'),
    taxTotal: known('taxTotal'),
  }
}

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Null if one of the amounts is not known yet. */
export const sumKnown = (amounts: (number | null)[]) =>
  amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0)

/** Null without a method, or with one that does not serve the destination. */
function priceShipping(
  parcel: Parcel,
  { isPickup, manual }: Pick<ShipmentToPrice, 'isPickup' | 'manual'>,
  promotion: ShippingPromotion | null,
  computeTax: (amount: number) => ItemTax,
): PricedShipping | null {
  const methods = isPickup ? [pickupMethod(parcel.language)] : shippingMethodsFor(parcel)
  const method = methods.find(({ id }) => id === parcel.shippingMethodId)
  if (method === undefined) return null

  const basePrice = method.price
  const isFree = method.id === defaultShippingMethodId && promotion !== null
  const own = isFree ? [freeShipping(promotion, basePrice, parcel)] : []
  const { left: price, adjustments } = manualReductions(manual, isFree ? 0 : basePrice)
  const { rate, tax } = computeTax(basePrice)
  return {
    methodId: method.id,
    basePrice,
    adjustments: [...own, ...adjustments],
    price,
    taxRate: rate,
    tax,
    adjustedTax: computeTax(price).tax,
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
