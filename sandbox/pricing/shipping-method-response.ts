import { majorUnits } from '../platform/money.ts'
import type { ShippingMethod } from './model.ts'

/** A shipping method in the API's format. */
export const shippingMethodResponse = (method: ShippingMethod) => ({
  id: method.id,
  name: method.name,
  description: method.description,
  price: majorUnits(method.price),
  shippingPromotions: [],
  c_estimatedArrivalTime: method.estimatedArrivalTime,
  ...(method.isPickup && { c_storePickupEnabled: true }),
})
