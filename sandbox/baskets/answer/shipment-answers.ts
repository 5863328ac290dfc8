import { majorUnits } from '../../money.ts'
import type { ShippingMethod } from '../../pricing/model.ts'
import type { BasketShipment } from '../model.ts'
import { applicableMethods } from '../shipments.ts'
import { addressAnswer } from './address-answer.ts'
import { adjustmentAnswers } from './adjustment-answer.ts'
import { amountsOrNull, knownAmounts } from './known-amounts.ts'
import type { BasketView } from './view.ts'

/** A shipping method as the wire says it. */
export const methodAnswer = (method: ShippingMethod) => ({
  id: method.id,
  name: method.name,
  description: method.description,
  price: majorUnits(method.price),
  shippingPromotions: [],
  c_estimatedArrivalTime: method.estimatedArrivalTime,
})

export const shipmentAnswers = (view: BasketView) =>
  view.basket.shipments.map((shipment, place) => shipmentAnswer(shipment, place === 0, view))

function shipmentAnswer(shipment: BasketShipment, isDefault: boolean, view: BasketView) {
  const { shipmentId, shippingAddress, shippingMethodId, gift, giftMessage } = shipment
  const method = applicableMethods(shipment, view).find(({ id }) => id === shippingMethodId)
  return {
    shipmentId,
    gift,
    ...(giftMessage !== undefined && { giftMessage }),
    shippingStatus: 'not_shipped',
    ...(shippingAddress && { shippingAddress: addressAnswer(shippingAddress) }),
    ...(method && { shippingMethod: methodAnswer(method) }),
    ...amountsOrNull(shipmentTotals(shipmentId, isDefault, view)),
    ...shipment.custom,
    c_itemCount: linesOf(shipmentId, view).reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** Shipping is paid for once, with the default shipment. */
function shipmentTotals(shipmentId: string, isDefault: boolean, view: BasketView) {
  const { priced } = view
  const ids = new Set(linesOf(shipmentId, view).map((line) => line.itemId))
  const lines = priced.lines.filter((line) => ids.has(line.itemId))
  const productTotal = total(lines.map((line) => line.priceAfterOrderDiscount))
  const adjustedTax = total(lines.map((line) => line.adjustedTax))
  const shippingTotal = isDefault ? priced.shippingTotal : 0
  const shippingTax = isDefault ? priced.adjustedShippingTotalTax : 0
  const taxTotal = total([adjustedTax, shippingTax])
  return {
    productSubTotal: total(lines.map((line) => line.priceAfterItemDiscount)),
    productTotal,
    merchandizeTotalTax: total(lines.map((line) => line.tax)),
    adjustedMerchandizeTotalTax: adjustedTax,
    shippingTotal,
    shippingTotalTax: isDefault ? priced.shippingTotalTax : 0,
    adjustedShippingTotalTax: shippingTax,
    taxTotal,
    shipmentTotal: total([productTotal, shippingTotal, taxTotal]),
  }
}

const linesOf = (shipmentId: string, { basket }: BasketView) =>
  basket.lines.filter((line) => line.shipmentId === shipmentId)

/** Null as soon as one amount is not known. */
const total = (amounts: (number | null)[]) =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)

export const shippingItemAnswers = (view: BasketView) =>
  view.basket.shipments.map((shipment, place) => ({
    itemId: shipment.shippingItemId,
    shipmentId: shipment.shipmentId,
    ...(place === 0 && shippingAmounts(shipment, view)),
  }))

function shippingAmounts(shipment: BasketShipment, view: BasketView) {
  const { shipping } = view.priced
  if (!shipping) return {}
  const { basePrice, price, tax, adjustedTax, taxRate, adjustments } = shipping
  const method = applicableMethods(shipment, view).find(({ id }) => id === shipping.methodId)
  return {
    itemText: method?.name ?? shipping.methodId,
    ...knownAmounts({
      basePrice,
      price: basePrice,
      priceAfterItemDiscount: price,
      tax,
      adjustedTax,
      taxBasis: price,
    }),
    taxClassId: 'standard',
    ...(taxRate !== null && { taxRate }),
    ...(adjustments.length > 0 && {
      priceAdjustments: adjustmentAnswers(adjustments, shipment.shippingItemId, view),
    }),
  }
}
