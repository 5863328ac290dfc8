import { requestBasket, type ShopperBasket } from './shopper-basket.ts'

/** Adds a gift certificate to a shopper's basket in the service, because the shop does not sell them yet. */
export const addGiftCertificate = (basket: ShopperBasket, item: object = {}) =>
  requestBasket(basket, {
    method: 'POST',
    path: '/gift-certificate-items',
    body: { amount: 25, recipientName: 'Leo', recipientEmail: 'leo@example.org', ...item },
  })
