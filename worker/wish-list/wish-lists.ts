import * as features from '#shop/features.ts'
import type { Catalog, StoreStock } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { ProductId } from '#shared/product/product.ts'
import {
  WISH_PAGE_SIZE,
  type ListId,
  type SharedWishList,
  type Wish,
  type WishedProduct,
  type WishList,
  type WishListPage,
  type WishPages,
} from '#shared/wish-list/wish-list.ts'

import type { Edge } from '../http/edge.ts'
import { customerIdOf, requireCustomer } from '../session/customer.ts'
import { readPickupStore } from '../stores/pickup-store.ts'
import { visitorStoreOf } from '../stores/visitor-store.ts'
import { createProductLists, readPublicList, type ProductLists, type WireList } from './upstream.ts'

/** What the log says when a list fails (spec 2 §8). The shopper sees a general message. */
const FAILURES = {
  list: 'Failed to fetch wishlist data',
  products: 'Failed to fetch product data',
  add: 'Failed to set wish list product data',
  remove: 'Failed to remove product',
} as const

type Session = Pick<Edge, 'context' | 'session'>

/** What the hearts of products show. Null without a customer, and then without a call. */
export async function getWishList(edge: Session, signal?: AbortSignal): Promise<WishList | null> {
  const customerId = customerIdOf(edge)
  return customerId === null ? null : ownList(edge, customerId, signal)
}

export async function getWishListPage(
  edge: Edge,
  { pages }: WishPages,
  signal?: AbortSignal,
): Promise<WishListPage> {
  const { wishes, ...list } = await ownList(edge, requireCustomer(edge), signal)
  return { ...list, ...(await productsOf(edge, wishes, pages)) }
}

export async function getSharedWishList(
  edge: Edge,
  { listId, pages }: WishPages & { listId: ListId },
): Promise<SharedWishList> {
  const list = await logged(edge, 'list', readPublicList(edge.commerce, listId))
  const items = list.productListItems ?? []
  const wishes = items.map(({ id, product }) => ({ id, productId: product.id }))
  const firstName = list.registrant?.firstName?.trim() || null
  return { firstName, ...(await productsOf(edge, wishes.toReversed(), pages)) }
}

/** Puts a product on the list once. */
export async function addToList(edge: Session, customerId: string, productId: ProductId) {
  const isKnown = await logged(edge, 'add', addOnce(listsOf(edge), customerId, productId))
  return { isKnown }
}

export async function removeFromList(edge: Session, customerId: string, itemId: string) {
  const lists = listsOf(edge)
  const list = await logged(edge, 'remove', findList(lists, customerId))
  if (list) await logged(edge, 'remove', removeIfThere(lists, { customerId, list, itemId }))
  return {}
}

export async function setPublic(edge: Session, customerId: string, isPublic: boolean) {
  const lists = listsOf(edge)
  const list = await logged(edge, 'list', ensureList(lists, customerId))
  await lists.update(customerId, list, { public: isPublic })
  return {}
}

/** Creates the customer's list if there is none (spec 1 §3). Only a sign-in calls it, never a page. */
export async function ensureWishList(edge: Session) {
  const { customerId } = edge.session.state ?? {}
  if (customerId === undefined) return
  await ensureList(listsOf(edge), customerId).catch(() => edge.context.log.warn(FAILURES.list))
}

const listsOf = ({ session }: Session) => createProductLists((request) => session.send(request))

async function logged<Result>(
  { context }: Session,
  failure: keyof typeof FAILURES,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isExpected = error instanceof ProblemError && error.type === 'not-found'
    if (!isExpected) context.log.warn(FAILURES[failure])
    throw error
  }
}

/** The customer's own list, newest first. */
async function ownList(edge: Session, customerId: string, signal?: AbortSignal): Promise<WishList> {
  const list = await logged(edge, 'list', findList(listsOf(edge), customerId, signal))
  return {
    listId: list?.id ?? null,
    isPublic: list?.public ?? false,
    wishes: (list?.customerProductListItems ?? []).toReversed(),
  }
}

async function productsOf(edge: Edge, wishes: readonly Wish[], pages: number) {
  const work = storeStockOf(edge).then((store) =>
    wishedProducts(edge.catalog, wishes.slice(0, pages * WISH_PAGE_SIZE), store),
  )
  return { products: await logged(edge, 'products', work), total: wishes.length }
}

/** The visitor's store with its stock (spec 2 §7). Null if there is none, or it cannot be read. */
async function storeStockOf(edge: Edge): Promise<StoreStock | null> {
  const storeId = features.pickup ? visitorStoreOf(edge)?.storeId : null
  if (!storeId) return null
  const { store } = await readPickupStore(edge, storeId)
  return store && { storeId, inventoryListId: store.inventoryListId }
}

/** The customer's list. Null if there is none yet. */
async function findList(lists: ProductLists, customerId: string, signal?: AbortSignal) {
  const [list = null] = await lists.read(customerId, signal)
  return list
}

/** The customer's list, created if there is none. Of two that are created at the same time, both requests use the older one. */
async function ensureList(lists: ProductLists, customerId: string): Promise<WireList> {
  const known = await findList(lists, customerId)
  if (known) return known
  await lists.create(customerId)
  const created = await findList(lists, customerId)
  if (!created) throw new ProblemError('unavailable', { cause: 'the new list is missing' })
  return created
}

/** Puts a product on the list once. @returns whether it was there before */
async function addOnce(lists: ProductLists, customerId: string, productId: string) {
  const list = await ensureList(lists, customerId)
  if (itemsWith(list, productId).length > 0) return true
  await lists.createItem(customerId, list, productId)
  // Two tabs may have added it at the same time. The first item stays.
  const now = await findList(lists, customerId)
  const [, ...spare] = now ? itemsWith(now, productId) : []
  for (const { id } of spare) await removeIfThere(lists, { customerId, list, itemId: id })
  return false
}

interface ListedItem {
  customerId: string
  list: WireList
  itemId: string
}

/** Removes an item, unless another tab has done so. */
async function removeIfThere(lists: ProductLists, { customerId, list, itemId }: ListedItem) {
  try {
    await lists.removeItem(customerId, list, itemId)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'not-found') throw error
  }
}

const itemsWith = ({ customerProductListItems: items }: WireList, productId: string) =>
  (items ?? []).filter((item) => item.productId === productId)

/** What one look at the catalog takes. */
const MAX_TILES = 24

type Reader = Pick<Catalog, 'getTiles' | 'getProduct'>

/** What a list shows of some wishes, in their order, to a visitor with this store. */
export async function wishedProducts(
  catalog: Reader,
  wishes: readonly Wish[],
  store: StoreStock | null = null,
): Promise<WishedProduct[]> {
  const ids = [...new Set(wishes.map(({ productId }) => productId))]
  const tiles = await tilesOf(catalog, ids, store)
  return Promise.all(
    wishes.map(async (wish) => {
      const tile = tiles.get(wish.productId) ?? null
      return {
        ...wish,
        tile,
        chosen: tile?.kind === 'variant' ? await chosenIn(catalog, tile.id) : [],
      }
    }),
  )
}

async function tilesOf(catalog: Reader, ids: readonly ProductId[], store: StoreStock | null) {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_TILES) }, (_, index) =>
    ids.slice(index * MAX_TILES, (index + 1) * MAX_TILES),
  )
  const found = await Promise.all(parts.map((ids) => catalog.getTiles({ ids }, undefined, store)))
  return new Map(found.flat().map((tile) => [tile.id, tile]))
}

/** The names of what a variant is. The list is shown without them, too. */
async function chosenIn(catalog: Reader, id: ProductId) {
  const product = await catalog.getProduct({ id }).catch(() => null)
  return (product?.variationAttributes ?? []).flatMap(({ id: attribute, name, values }) => {
    const chosen = product?.variationValues[attribute]
    const value = values.find((each) => each.value === chosen)
    return value ? [{ name, value: value.name }] : []
  })
}
