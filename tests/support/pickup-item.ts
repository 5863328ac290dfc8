import { requestBasket, type ShopperBasket } from './shopper-basket.ts'

interface PickupItem {
  productId: string
  storeId: string
}

/** Adds a product to pick up in a store to the basket of a shopper. */
export const addForPickup = (basket: ShopperBasket, { productId, storeId }: PickupItem) =>
  requestBasket(basket, {
    method: 'POST',
    path: '/items',
    body: [{ productId, quantity: 1, c_fromStoreId: storeId }],
  })
