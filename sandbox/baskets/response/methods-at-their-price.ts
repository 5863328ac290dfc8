import { majorUnits } from '../../platform/money.ts'
import type { PricedBasket, ShippingMethod } from '../../pricing/model.ts'
import { shippingMethodResponse } from '../../pricing/shipping-methods.ts'
import type { BasketDocument, BasketShipment } from '../contents/model.ts'
import type { BasketView } from './view.ts'
import { applicableMethods } from '../contents/shipments.ts'

/** The methods for a shipment, each at what the order would pay for it: `price` includes shipping promotions. */
export const methodsAtTheirPrice = (
  shipment: BasketShipment,
  view: BasketView,
  price: (basket: BasketDocument) => PricedBasket,
) =>
  applicableMethods(shipment, view).map((method) => {
    const { shipmentId } = shipment
    const priced = price(withMethod(view.basket, shipmentId, method))
    const { shipping } = priced.shipments.find((each) => each.shipmentId === shipmentId) ?? {}
    return {
      ...shippingMethodResponse(method),
      ...(shipping && { price: majorUnits(shipping.price) }),
      shippingPromotions: (shipping?.adjustments ?? []).flatMap(({ promotionId, itemText }) => {
        const promotion = view.facts.promotions.get(promotionId)
        if (!promotion) return []
        const calloutMsg = promotion.calloutMsg[view.language]
        return [{ promotionId, promotionName: itemText, calloutMsg }]
      }),
    }
  })

const withMethod = (
  basket: BasketDocument,
  shipmentId: string,
  { id }: ShippingMethod,
): BasketDocument => ({
  ...basket,
  shipments: basket.shipments.map((each) =>
    each.shipmentId === shipmentId ? { ...each, shippingMethodId: id } : each,
  ),
})
