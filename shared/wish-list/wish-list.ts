import * as v from 'valibot'

import { AddToBag } from '../bag/bag.ts'
import type { IdempotencyKey } from '../http/idempotency-key.ts'
import { LIST_ID } from '../http/ids.ts'
import { ProductId, type ProductTile } from '../product/product.ts'

export const WishId = v.pipe(v.string(), v.regex(LIST_ID), v.brand('WishId'))
export type WishId = v.InferOutput<typeof WishId>

export const ListId = v.pipe(v.string(), v.regex(LIST_ID), v.brand('ListId'))
export type ListId = v.InferOutput<typeof ListId>

/** A product on a Love-It List (spec 2 §3). */
export const Wish = v.object({ id: WishId, productId: ProductId })
export type Wish = v.InferOutput<typeof Wish>

/** A customer's own list, newest first. It may not exist yet. */
export interface WishList {
  listId: ListId | null
  /** Whether whoever has the link can see it. */
  isPublic: boolean
  wishes: Wish[]
}

/** What a list shows of a wish. */
export interface WishedProduct extends Wish {
  /** Null for a product that is no longer sold. */
  tile: ProductTile | null
  /** What is chosen, such as "Size: Large". Empty unless it is a variant. */
  chosen: { name: string; value: string }[]
}

export interface WishedProducts {
  products: WishedProduct[]
  /** Of the whole list. */
  total: number
}

/** The first pages of a customer's own list. */
export interface WishListPage extends WishedProducts, Pick<WishList, 'listId' | 'isPublic'> {}

/** The first pages of somebody's public list. */
export interface SharedWishList extends WishedProducts {
  /** Null if the service does not say it. */
  firstName: string | null
}

export const AddWish = v.object({ productId: ProductId })
export type AddWish = v.InferOutput<typeof AddWish>

export const AddedWish = v.object({
  /** Whether the product was on the list before. */
  isKnown: v.boolean(),
})
export type AddedWish = v.InferOutput<typeof AddedWish>

export const RemoveWish = v.object({ wishId: WishId })
export type RemoveWish = v.InferOutput<typeof RemoveWish>

/** What is put into the bag may be the only variant of what was on the list. */
export const MoveWish = v.object({ wishId: WishId, ...AddToBag.entries })
export type MoveWish = v.InferOutput<typeof MoveWish>

export const ShareWishList = v.object({ isPublic: v.boolean() })
export type ShareWishList = v.InferOutput<typeof ShareWishList>

/** Pages of {@link WISH_PAGE_SIZE}, counted from 1. */
export interface WishPages {
  pages: number
}

/** The Love-It List of the customer who is signed in, and lists that others have made public. */
export interface WishLists {
  /** Null for everybody who is not signed in, without a call. */
  getWishList(signal?: AbortSignal): Promise<WishList | null>
  /** @throws {ProblemError} `sign-in-required` */
  getWishListPage(asked: WishPages, signal?: AbortSignal): Promise<WishListPage>
  /** @throws {ProblemError} `not-found`, also for a private list */
  getSharedWishList(
    asked: WishPages & { listId: ListId },
    signal?: AbortSignal,
  ): Promise<SharedWishList>
  /**
   * Creates the list if there is none.
   * @throws {ProblemError} `sign-in-required`, `rejected` if the product is not sold
   */
  addWish(wish: AddWish, idempotencyKey: IdempotencyKey): Promise<AddedWish>
  /** A wish that is gone counts as removed. @throws {ProblemError} `sign-in-required` */
  removeWish(wish: RemoveWish, idempotencyKey: IdempotencyKey): Promise<object>
  /** @throws {ProblemError} `sign-in-required` */
  shareWishList(sharing: ShareWishList, idempotencyKey: IdempotencyKey): Promise<object>
}
