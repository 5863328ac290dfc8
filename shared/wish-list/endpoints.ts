import { group } from '../http/api-group.ts'

/** Apart from the other paths of the API, which every page loads. */
export const wishListApi = group('/account/wish-list', {
  list: '/',
  page: '/pages/:pages',
  wishes: '/wishes',
  wish: '/wishes/:wishId',
  sharing: '/sharing',
})

export const sharedWishListApi = group('/love-it-list', { page: '/:listId/pages/:pages' })
