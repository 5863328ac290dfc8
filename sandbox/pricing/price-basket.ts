import { activeCoupons, applyCoupons } from './coupons.ts'
import { manualAdjustment, manualReduction } from './manual-discount.ts'
import type { Adjustment, PricedBasket, PricedLine, PricingInput, TaxItem } from './model.ts'
import {
  approachingCoupons,
  approachingFreeShipping,
  promisedByCoupon,
} from './approaching-order-discounts.ts'
import { type DiscountedLine, type OrderReduction, orderDiscounts } from './order-discounts.ts'
import { priceLines, type ReducedLine } from './price-lines.ts'
import {
  addedTax,
  joinedTotals,
  getParcel,
  priceShipment,
  type ShipmentWithReasons,
  sum,
  sumKnown,
  taxationOfShipment,
} from './price-shipments.ts'
import { prorate } from './prorate.ts'
import { defaultShippingMethodId } from './shipping-methods.ts'
import { externalTax, joinedTaxItems, taxAt, type DestinationTaxes, taxItems } from './tax.ts'

/**
 * Prices a basket: product promotions, then coupons on the order, then shipping, then tax on top. Manual discounts
 * apply after promotions. A shipping method that is unknown or does not serve the destination is ignored.
 */
export function priceBasket(input: PricingInput): PricedBasket {
  const reduced = priceLines(input)
  const coupons = activeCoupons(input)
  const reducible = reduced.map(({ line, priceAfterItemDiscount }) => ({
    line,
    left: priceAfterItemDiscount,
  }))
  const order = orderDiscounts(reducible, coupons)
  const byHand = reducedByHand(order.left, input)
  const productTotal = sum(byHand.left.map(({ left }) => left))

  const lines = pricedLines(reduced, byHand.left, input)
  const shipments = input.shipments.map((shipment) =>
    priceShipment(shipment, input, { lines, productTotal, coupons }),
  )
  const applied = new Set(order.reductions.map(({ coupon }) => coupon.code))
  for (const { priced, free } of shipments) {
    // A shipping coupon counts as applied until the shopper chooses a method that it does not discount.
    const reduces = priced.shipping === null || priced.shipping.methodId === defaultShippingMethodId
    if (free?.coupon && reduces) applied.add(free.coupon.code)
  }
  const totals = joinedTotals(shipments.map(({ priced }) => priced))
  const certificates = input.giftCertificates.map(({ amount }) => amount)
  return {
    lines,
    orderAdjustments: [
      ...order.reductions.map((reduction) => orderAdjustment(reduction, input)),
      ...byHand.adjustments,
    ],
    shipments: shipments.map(({ priced }) => priced),
    coupons: applyCoupons(input, applied),
    approaching: [
      ...freeShippingInReach(input, shipments, productTotal),
      ...approachingCoupons(input, reducible, coupons),
      ...shipments.flatMap(({ priced, free }) =>
        free?.coupon && priced.shipping === null && lines.length > 0
          ? [promisedByCoupon(free.coupon, input)]
          : [],
      ),
    ],
    taxItems: totals.taxTotal === null ? [] : allTaxItems(input, lines, shipments),
    ...totals,
    orderTotal: sumKnown([
      totals.productTotal,
      totals.shippingTotal,
      addedTax(totals, input),
      ...certificates,
    ]),
  }
}

/** The approaching free shipping of the first delivered shipment that can earn it. */
function freeShippingInReach(
  input: PricingInput,
  shipments: ShipmentWithReasons[],
  productTotal: number,
) {
  const inReach = input.shipments.flatMap((shipment, at) =>
    shipment.isPickup || shipments[at]?.free
      ? []
      : approachingFreeShipping(getParcel(shipment, input), productTotal),
  )
  return inReach.slice(0, 1)
}

function reducedByHand(lines: DiscountedLine[], { manual }: PricingInput) {
  return manual.reduce(
    ({ left, adjustments }, discount) => {
      const open = left.map((each) => (each.line.isGiftCard ? 0 : each.left))
      const amount = manualReduction(discount, sum(open))
      const shares = prorate(amount, open)
      return {
        left: left.map((each, destination) => ({
          ...each,
          left: each.left - (shares[destination] ?? 0),
        })),
        adjustments: [...adjustments, manualAdjustment(discount, amount)],
      }
    },
    { left: lines, adjustments: new Array<Adjustment>() },
  )
}

/** Keeps the order of the input's lines. */
function pricedLines(reduced: ReducedLine[], left: DiscountedLine[], input: PricingInput) {
  const leftByItem = new Map(left.map((each) => [each.line.itemId, each.left]))
  const taxationByShipment = new Map(
    input.shipments.map((shipment) => [shipment.shipmentId, taxationOfShipment(shipment, input)]),
  )
  const lineByItem = new Map(
    reduced.map((each) => {
      const { itemId, shipmentId } = each.line
      const taxation = taxationByShipment.get(shipmentId) ?? null
      return [itemId, pricedLine(each, leftByItem.get(itemId) ?? 0, { taxation, input })]
    }),
  )
  return input.lines.flatMap(({ itemId }) => lineByItem.get(itemId) ?? [])
}

function pricedLine(
  { line, price, adjustments, priceAfterItemDiscount, approaching }: ReducedLine,
  priceAfterOrderDiscount: number,
  { taxation, input }: { taxation: DestinationTaxes | null; input: PricingInput },
): PricedLine {
  const rate = line.isGiftCard ? 0 : (taxation?.rate ?? null)
  const computeTax = (amount: number) =>
    input.externalTaxes
      ? externalTax(input.externalTaxes.get(line.itemId))
      : taxAt(amount, rate, taxation?.isIncluded)
  const full = computeTax(priceAfterItemDiscount)
  return {
    itemId: line.itemId,
    price,
    adjustments,
    priceAfterItemDiscount,
    priceAfterOrderDiscount,
    taxBasis: priceAfterItemDiscount,
    taxRate: full.rate,
    tax: full.tax,
    adjustedTax: computeTax(priceAfterOrderDiscount).tax,
    approaching,
  }
}

function orderAdjustment(
  { coupon, amount, discount }: OrderReduction,
  { language }: PricingInput,
): Adjustment {
  return {
    promotionId: coupon.promotion.id,
    itemText: coupon.promotion.name[language],
    amount: -amount,
    couponCode: coupon.code,
    appliedDiscount: discount,
  }
}

/** External taxes may include items that are not taxed, such as certificates and empty shipments. */
function allTaxItems(
  input: PricingInput,
  lines: PricedLine[],
  shipments: ShipmentWithReasons[],
): TaxItem[] {
  const { externalTaxes } = input
  if (externalTaxes) {
    const shipped = input.shipments.filter(
      (_, destination) => shipments[destination]?.priced.shipping,
    )
    const taxed = [
      ...lines.map(({ itemId }) => itemId),
      ...shipped.map(({ shippingItemId }) => shippingItemId),
    ]
    return joinedTaxItems(taxed.flatMap((id) => externalTaxes.get(id) ?? []))
  }
  return joinedTaxItems(
    shipments.flatMap(({ priced, taxation }) =>
      priced.taxTotal === null || !taxation ? [] : taxItems(priced.taxTotal, taxation),
    ),
  )
}
