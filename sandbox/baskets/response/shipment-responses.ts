import { shippingMethodResponse } from '../../pricing/shipping-methods.ts'
import type { PricedShipment } from '../../pricing/model.ts'
import type { BasketShipment, OrderAddress } from '../contents/model.ts'
import { applicableMethods } from '../contents/shipments.ts'
import { formatFullName } from '../contents/order-address.ts'
import { adjustmentResponses } from './adjustment-response.ts'
import { amountsOrNull, knownAmounts, type BasketView } from './view.ts'

export const shipmentResponses = (view: BasketView) =>
  view.basket.shipments.map((shipment) => shipmentResponse(shipment, view))

function shipmentResponse(shipment: BasketShipment, view: BasketView) {
  const { shipmentId, shipmentNo, gift, giftMessage, fromStoreId } = shipment
  const { shippingAddress, shippingMethodId } = shipment
  const method = applicableMethods(shipment, view).find(({ id }) => id === shippingMethodId)
  const priced = findPriced(shipment, view)
  const lines = view.basket.lines.filter((line) => line.shipmentId === shipmentId)
  return {
    ...shipment.custom,
    shipmentId,
    ...(shipmentNo !== undefined && { shipmentNo }),
    gift,
    ...(giftMessage !== undefined && { giftMessage }),
    shippingStatus: 'not_shipped',
    ...(shippingAddress && { shippingAddress: addressResponse(shippingAddress) }),
    ...(method && { shippingMethod: shippingMethodResponse(method) }),
    ...(priced && amountsOrNull(shipmentTotals(priced))),
    ...(fromStoreId !== null && { c_fromStoreId: fromStoreId }),
    c_itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

const findPriced = ({ shipmentId }: BasketShipment, { priced }: BasketView) =>
  priced.shipments.find((shipment) => shipment.shipmentId === shipmentId)

const shipmentTotals = ({ shipmentId: _id, shipping: _shipping, ...totals }: PricedShipment) => ({
  ...totals,
})

export const shippingItemResponses = (view: BasketView) =>
  view.basket.shipments.map((shipment) => ({
    ...shipment.shippingItemCustom,
    itemId: shipment.shippingItemId,
    shipmentId: shipment.shipmentId,
    ...shippingAmounts(shipment, view),
  }))

function shippingAmounts(shipment: BasketShipment, view: BasketView) {
  const shipping = findPriced(shipment, view)?.shipping
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
      priceAdjustments: adjustmentResponses(adjustments, shipment.shippingItemId, view),
    }),
  }
}

export function addressResponse(address: OrderAddress) {
  const fullName = formatFullName(address)
  return {
    id: address.id,
    ...address.fields,
    ...(fullName !== '' && { fullName }),
    ...address.custom,
  }
}
