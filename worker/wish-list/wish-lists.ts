import * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { StoreStock } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { AddedWish, type Wish, type WishLists } from '#shared/wish-list/wish-list.ts'
import { WISH_PAGE_SIZE } from '#shared/wish-list/wish-pages.ts'

import type { WireList } from './upstream.ts'
import { visitorStoreOf } from '../shopper/pickup.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { addOnce, ensureList, findList, removeIfThere } from './own-list.ts'
import { wishedProducts } from './wished-products.ts'

/** What the shop says in its log when a list fails (spec 2 §8). The shopper sees a general message. */
const FAILURES = {
  list: 'Failed to fetch wishlist data',
  products: 'Failed to fetch product data',
  add: 'Failed to set wish list product data',
  remove: 'Failed to remove product',
} as const

/** The Love-It List of one request's customer, and the public lists of others. */
export function createWishLists(shop: ShopperContext): WishLists {
  const { productLists, catalog, context } = shop

  const logged = <Answer>(failure: keyof typeof FAILURES, work: Promise<Answer>) =>
    work.catch((error: unknown) => {
      const isExpected = error instanceof ProblemError && error.type === 'not-found'
      if (!isExpected) context.log.warn(FAILURES[failure])
      throw error
    })
  const productsOf = async (wishes: readonly Wish[], pages: number) => ({
    products: await logged(
      'products',
      storeStockOf(shop).then((store) =>
        wishedProducts(catalog, wishes.slice(0, pages * WISH_PAGE_SIZE), store),
      ),
    ),
    total: wishes.length,
  })

  return {
    async getWishList(signal) {
      const customerId = customerIdOf(shop)
      if (customerId === null) return null
      return ownListOf(await logged('list', findList(productLists, customerId, signal)))
    },
    async getWishListPage({ pages }, signal) {
      const customerId = requireCustomer(shop)
      const found = await logged('list', findList(productLists, customerId, signal))
      const { wishes, ...list } = ownListOf(found)
      return { ...list, ...(await productsOf(wishes, pages)) }
    },
    async getSharedWishList({ listId, pages }) {
      const list = await logged('list', shop.readPublicList(listId))
      const items = list.productListItems ?? []
      const wishes = items.map(({ id, product }) => ({ id, productId: product.id }))
      const firstName = list.registrant?.firstName?.trim() || null
      return { firstName, ...(await productsOf(wishes.toReversed(), pages)) }
    },
    addWish: (input, idempotencyKey) =>
      once(shop, { action: 'addWish', idempotencyKey, input, schema: AddedWish }, async (id) => {
        const isKnown = await logged('add', addOnce(productLists, id, input.productId))
        return { isKnown }
      }),
    removeWish: (input, idempotencyKey) =>
      once(shop, { action: 'removeWish', idempotencyKey, input, schema: Nothing }, async (id) => {
        const list = await logged('remove', findList(productLists, id))
        const item = { customerId: id, itemId: input.wishId }
        if (list) await logged('remove', removeIfThere(productLists, { ...item, list }))
        return {}
      }),
    shareWishList: (input, idempotencyKey) =>
      once(
        shop,
        { action: 'shareWishList', idempotencyKey, input, schema: Nothing },
        async (id) => {
          const list = await logged('list', ensureList(productLists, id))
          await productLists.update(id, list, { public: input.isPublic })
          return {}
        },
      ),
  }

  function ownListOf(list: WireList | null) {
    const wishes = list?.customerProductListItems ?? []
    return {
      listId: list?.id ?? null,
      isPublic: list?.public ?? false,
      wishes: wishes.toReversed(),
    }
  }
}

/** The visitor's store with its stock (spec 2 §7). Null if there is none, or it cannot be read. */
async function storeStockOf(shop: ShopperContext): Promise<StoreStock | null> {
  const storeId = visitorStoreOf(shop)?.storeId
  if (!storeId) return null
  const { store } = await shop.readPickupStore(storeId)
  return store && { storeId, inventoryListId: store.inventoryListId }
}

const Nothing = v.object({})

function customerIdOf({ session: { state } }: ShopperContext) {
  return state?.authType === 'registered' ? state.customerId : null
}

function requireCustomer(shop: ShopperContext) {
  const customerId = customerIdOf(shop)
  if (customerId === null) throw new ProblemError('sign-in-required')
  return customerId
}

interface Once<Value> extends Omit<Parameters<typeof runAction<Value & object>>[1], 'run'> {
  action: ActionName
}

/** Runs an action of the customer once for each idempotency key. */
function once<Value extends object>(
  shop: ShopperContext,
  action: Once<Value>,
  run: (customerId: string) => Promise<Value>,
): Promise<Value> {
  const customerId = requireCustomer(shop)
  return runAction<Value>(shop, { ...action, run: () => run(customerId) })
}
