import { hexId } from '../../platform/hex-id.ts'
import type { BasketShipment } from './model.ts'

export const emptyShipment = (shipmentId: string): BasketShipment => ({
  shipmentId,
  fromStoreId: null,
  shippingItemId: hexId(),
  shippingItemCustom: {},
  shippingAddress: null,
  shippingMethodId: null,
  gift: false,
  custom: {},
})
