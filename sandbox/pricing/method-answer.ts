import { majorUnits } from '../money.ts'
import type { ShippingMethod } from './model.ts'

/** A shipping method as the wire says it. */
export const methodAnswer = (method: ShippingMethod) => ({
  id: method.id,
  name: method.name,
  description: method.description,
  price: majorUnits(method.price),
  shippingPromotions: [],
  c_estimatedArrivalTime: method.estimatedArrivalTime,
  ...(method.isPickup && { c_storePickupEnabled: true }),
})
