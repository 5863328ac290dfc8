import { type AddressBody, orderAddress } from './order-address.ts'
import type { Draft } from './model.ts'
import { requireShipment } from './shipments.ts'

export function setShippingAddress(
  { basket }: Draft,
  payload: { shipmentId: string; body: AddressBody; useAsBilling: boolean },
) {
  const shipment = requireShipment(basket, payload.shipmentId)
  shipment.shippingAddress = orderAddress(payload.body)
  if (payload.useAsBilling) basket.billingAddress = orderAddress(payload.body)
}

export function setBillingAddress(
  { basket }: Draft,
  payload: { body: AddressBody; useAsShipping: boolean },
) {
  basket.billingAddress = orderAddress(payload.body)
  const [shipment] = basket.shipments
  if (payload.useAsShipping && shipment) shipment.shippingAddress = orderAddress(payload.body)
}
