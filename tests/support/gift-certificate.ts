import { requestBasket, type ShopperBasket } from './shopper-basket.ts'

/** Adds a gift certificate to the basket of a shopper, for whom the shop does not sell any yet. */
export const addGiftCertificate = (basket: ShopperBasket, item: object = {}) =>
  requestBasket(basket, {
    method: 'POST',
    path: '/gift-certificate-items',
    body: { amount: 25, recipientName: 'Leo', recipientEmail: 'leo@example.org', ...item },
  })
