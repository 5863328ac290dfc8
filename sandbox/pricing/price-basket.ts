import { activeCoupons, couponOutcomes } from './coupon-outcomes.ts'
import type { Adjustment, PricedBasket, PricedLine, PricingInput } from './model.ts'
import { invitationsByCoupons, invitationToFreeShipping } from './order-invitations.ts'
import { type OrderReduction, orderReductions } from './order-reductions.ts'
import { priceLines, type ReducedLine } from './price-lines.ts'
import { priceShipping } from './price-shipping.ts'
import { defaultShippingMethodId } from './shipping-methods.ts'
import { shippingPromotion } from './shipping-promotion.ts'
import { rateNumber, taxationOf, type Taxation, taxItems, taxOn } from './tax.ts'

/**
 * What a basket costs: promotions of products, then coupons on the order, then shipping, then
 * tax on top. A shipping method that is unknown or does not go to the destination is none.
 */
export function priceBasket(input: PricingInput): PricedBasket {
  const reduced = priceLines(input)
  const coupons = activeCoupons(input)
  const reducible = reduced.map(({ line, priceAfterItemDiscount }) => ({
    line,
    left: priceAfterItemDiscount,
  }))
  const order = orderReductions(reducible, coupons)
  const productTotal = sum(order.left.map(({ left }) => left))

  const taxation = input.destination && taxationOf(input.destination)
  const freeShipping = shippingPromotion(input, productTotal, coupons)
  const shipping = priceShipping(input, freeShipping, taxation)

  const leftByItem = new Map(order.left.map(({ line, left }) => [line.itemId, left]))
  const lineByItem = new Map(
    reduced.map((line) => [
      line.line.itemId,
      pricedLine(line, leftByItem.get(line.line.itemId) ?? 0, taxation),
    ]),
  )
  const lines = input.lines.flatMap(({ itemId }) => lineByItem.get(itemId) ?? [])
  const applied = new Set(order.reductions.map(({ coupon }) => coupon))
  // A coupon for shipping counts while the shopper has not chosen a method that it does not reduce.
  const reducesShipping = shipping === null || shipping.methodId === defaultShippingMethodId
  if (freeShipping?.coupon && reducesShipping) applied.add(freeShipping.coupon)

  const totals = totalsOf(lines, shipping, taxation)
  return {
    lines,
    orderAdjustments: order.reductions.map((reduction) => orderAdjustment(reduction, input)),
    shipping,
    coupons: couponOutcomes(input, applied),
    approaching: [
      ...(freeShipping ? [] : invitationToFreeShipping(input, productTotal)),
      ...invitationsByCoupons(input, reducible, coupons),
    ],
    taxItems: totals.taxTotal === null || !taxation ? [] : taxItems(totals.taxTotal, taxation),
    ...totals,
  }
}

function pricedLine(
  { line, price, adjustments, priceAfterItemDiscount, approaching }: ReducedLine,
  priceAfterOrderDiscount: number,
  taxation: Taxation | null,
): PricedLine {
  const rate = taxation && (line.isGiftCard ? 0 : taxation.rate)
  return {
    itemId: line.itemId,
    price,
    adjustments,
    priceAfterItemDiscount,
    priceAfterOrderDiscount,
    taxBasis: priceAfterItemDiscount,
    taxRate: rate === null ? null : rateNumber(rate),
    tax: rate === null ? null : taxOn(priceAfterItemDiscount, rate),
    adjustedTax: rate === null ? null : taxOn(priceAfterOrderDiscount, rate),
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

function totalsOf(
  lines: PricedLine[],
  shipping: PricedBasket['shipping'],
  taxation: Taxation | null,
) {
  const productTotal = sum(lines.map((line) => line.priceAfterOrderDiscount))
  const adjustedMerchandizeTotalTax =
    taxation && sumKnown(lines.map(({ adjustedTax }) => adjustedTax))
  const shippingTotal = shipping?.price ?? null
  const adjustedShippingTotalTax = shipping?.adjustedTax ?? null
  const taxTotal = sumKnown([adjustedMerchandizeTotalTax, adjustedShippingTotalTax])
  return {
    productSubTotal: sum(lines.map((line) => line.priceAfterItemDiscount)),
    productTotal,
    merchandizeTotalTax: taxation && sumKnown(lines.map(({ tax }) => tax)),
    adjustedMerchandizeTotalTax,
    shippingTotal,
    shippingTotalTax: shipping?.tax ?? null,
    adjustedShippingTotalTax,
    taxTotal,
    orderTotal: sumKnown([productTotal, shippingTotal, taxTotal]),
  }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Null as soon as one part is not known yet. */
const sumKnown = (amounts: (number | null)[]) =>
  amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0)
