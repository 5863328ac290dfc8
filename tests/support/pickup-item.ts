import { requestBasket, type ShopperBasket } from './shopper-basket.ts'

interface PickupItem {
  productId: string
  storeId: string
}

/** Adds a pickup item to a shopper's basket in the service. */
export const addForPickup = (basket: ShopperBasket, { productId, storeId }: PickupItem) =>
  requestBasket(basket, {
    method: 'POST',
    path: '/items',
    body: [{ productId, quantity: 1, c_fromStoreId: storeId }],
  })
