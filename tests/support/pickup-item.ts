import { postToBasket, type Basket } from './gift-certificate.ts'

interface PickupItem {
  productId: string
  storeId: string
}

/** Adds a product to pick up in a store to the basket of a shopper. */
export const addForPickup = (basket: Basket, { productId, storeId }: PickupItem) =>
  postToBasket(basket, '/items', [{ productId, quantity: 1, c_fromStoreId: storeId }])
