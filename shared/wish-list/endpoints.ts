import { endpoint, type } from '../http/endpoint.ts'
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
  getWishList: endpoint({
    method: 'GET',
    path: '/account/wish-list',
    output: type<WishList | null>(),
  }),
  /** @throws {ProblemError} `sign-in-required` */
  getWishListPage: endpoint({
    method: 'GET',
    path: '/account/wish-list/pages/:pages',
    input: type<WishPages>(),
    output: type<WishListPage>(),
  }),
  /** @throws {ProblemError} `not-found`, also for a private list */
  getSharedWishList: endpoint({
    method: 'GET',
    path: '/love-it-list/:listId/pages/:pages',
    input: type<WishPages & { listId: ListId }>(),
    output: type<SharedWishList>(),
  }),
  /** Creates the list if there is none. @throws {ProblemError} `sign-in-required`, `rejected` if the product is not sold */
  addWish: endpoint({
    method: 'POST',
    path: '/account/wish-list/wishes',
    input: type<AddWish>(),
    output: type<AddedWish>(),
  }),
  /** A wish that is gone counts as removed. @throws {ProblemError} `sign-in-required` */
  removeWish: endpoint({
    method: 'DELETE',
    path: '/account/wish-list/wishes/:wishId',
    input: type<RemoveWish>(),
    output: type<object>(),
  }),
  /** @throws {ProblemError} `sign-in-required` */
  shareWishList: endpoint({
    method: 'PUT',
    path: '/account/wish-list/sharing',
    input: type<ShareWishList>(),
    output: type<object>(),
  }),
}
