import * as v from 'valibot'

import { AddToBag } from '../bag/bag.ts'
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

/** A wish of a list. */
export interface WishedProduct extends Wish {
  /** Null for a product that is no longer sold. */
  tile: ProductTile | null
  /** The chosen values, such as "Size: Large". Empty unless it is a variant. */
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

/** The product added to the bag may be the only variant of the listed one. */
export const MoveWish = v.object({ wishId: WishId, ...AddToBag.entries })
export type MoveWish = v.InferOutput<typeof MoveWish>

export const ShareWishList = v.object({ isPublic: v.boolean() })
export type ShareWishList = v.InferOutput<typeof ShareWishList>

/** Pages of {@link WISH_PAGE_SIZE}, counted from 1. */
export interface WishPages {
  pages: number
}

/** How many products a Love-It List shows, and adds with "Load more" (spec 2 §9). */
export const WISH_PAGE_SIZE = 8

/** As many pages as one look at a list may ask for. */
const MAX_PAGES = 50

/** The number of pages that an address asks for; the first one unless it is a usable number. */
export function wishPagesIn(query: URLSearchParams) {
  const typed = query.get('page') ?? ''
  return /^[1-9]\d?$/.test(typed) ? Math.min(Number(typed), MAX_PAGES) : 1
}

/** How many pages a list has. A list that is longer than can be shown ends earlier. */
export const pageCountOf = (total: number) =>
  Math.min(Math.max(1, Math.ceil(total / WISH_PAGE_SIZE)), MAX_PAGES)
