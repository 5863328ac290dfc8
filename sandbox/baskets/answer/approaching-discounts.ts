import { majorUnits } from '../../money.ts'
import { methodAnswer } from '../../pricing/method-answer.ts'
import { freeShippingThresholds } from '../../pricing/shipping-promotion.ts'
import { applicableMethods } from '../shipments.ts'
import type { BasketView } from './view.ts'

/** What more products would bring, as the second version tells it: free shipping of the first parcel. */
export function approachingDiscounts(view: BasketView) {
  const { basket, priced, facts, language } = view
  const shipment = basket.shipments.find(({ fromStoreId }) => fromStoreId === null)
  return priced.approaching.flatMap(({ promotionId, calloutMsg }) => {
    const threshold = freeShippingThresholds.get(promotionId)
    if (!threshold || !shipment) return []
    const [method] = applicableMethods(shipment, view)
    return [
      {
        type: 'shipping',
        conditionThreshold: majorUnits(threshold.least),
        merchandiseTotal: majorUnits(priced.productTotal),
        discount: { type: 'free' },
        promotionLink: {
          promotionId,
          name: facts.promotions.get(promotionId)?.name[language] ?? promotionId,
          calloutMsg,
        },
        shipmentId: shipment.shipmentId,
        ...(method && { shippingMethods: [methodAnswer(method)] }),
      },
    ]
  })
}
