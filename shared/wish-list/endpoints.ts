import { endpoint } from '../http/endpoint.ts'
import type {
  AddedWish,
  AddWish,
  ListId,
  RemoveWish,
  SharedWishList,
  ShareWishList,
  WishList,
  WishListPage,
  WishPages,
} from './wish-list.ts'

/** The Love-It List of the customer who is signed in, and lists that others have made public. */
export const wishListEndpoints = {
  /** Null without a customer, and then without a call. */
  getWishList: endpoint<object, WishList | null>()('GET', '/account/wish-list'),
  /** @throws {ProblemError} `sign-in-required` */
  getWishListPage: endpoint<WishPages, WishListPage>()('GET', '/account/wish-list/pages/:pages'),
  /** @throws {ProblemError} `not-found`, also for a private list */
  getSharedWishList: endpoint<WishPages & { listId: ListId }, SharedWishList>()(
    'GET',
    '/love-it-list/:listId/pages/:pages',
  ),
  /** Creates the list if there is none. @throws {ProblemError} `sign-in-required`, `rejected` if the product is not sold */
  addWish: endpoint<AddWish, AddedWish>()('POST', '/account/wish-list/wishes'),
  /** A wish that is gone counts as removed. @throws {ProblemError} `sign-in-required` */
  removeWish: endpoint<RemoveWish, object>()('DELETE', '/account/wish-list/wishes/:wishId'),
  /** @throws {ProblemError} `sign-in-required` */
  shareWishList: endpoint<ShareWishList, object>()('PUT', '/account/wish-list/sharing'),
}
