import { personalPage, route } from '../http/define-route.ts'

/** After a first item: without a bag, the browser has kept no cookie. On an order's page: its line that was bought again. */
export const ADDED_PARAMETER = 'added'

export const bagRoutes = {
  cart: route('/cart', {
    ...personalPage,
    // Tell the cart page that a checkout has ended, that a first item was added, or of which product fewer were added
    // than wanted.
    query: ['ended', ADDED_PARAMETER, 'limited'],
  }),
}
