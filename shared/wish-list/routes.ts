import { DONE_PARAMETER, personalPage, route } from '../http/define-route.ts'

/** The product that a guest wants on the list, for shoppers without JavaScript. */
export const WANTED_PARAMETER = 'wanted'

export const wishListRoutes = {
  // How much of the list is shown, what a form has done, with which product, and what waits for a confirmation.
  wishList: route('/my-account/wishlist', {
    ...personalPage,
    query: ['page', DONE_PARAMETER, 'product', WANTED_PARAMETER],
  }),
  sharedWishList: route('/love-it-list/:listId', { ...personalPage, query: ['page'] }),
}
