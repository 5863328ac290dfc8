import type { ProductId } from '#shared/product/product.ts'

import { readLiveProduct } from '../product/live-product.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { hasProduct, inventoryListOf, type WireStore } from './upstream.ts'

/** The most inventory lists that one call accepts. */
const MAX_LISTS = 5

interface Search {
  productId: ProductId
  /** The nearest first. */
  found: readonly WireStore[]
}

/**
 * Finds out which stores have a product. Where the instance does not say it, the stock of the nearest stores does.
 * @returns a function that tells it of a store; null if it is unknown
 */
export async function storesWith(
  commerce: CommerceClient,
  { productId, found }: Search,
): Promise<(store: WireStore) => boolean | null> {
  const unsaid = found.filter((store) => hasProduct(store) === null).flatMap(listIn)
  if (unsaid.length === 0) return hasProduct
  const inventoryListId = unsaid.slice(0, MAX_LISTS).join(',')
  const product = await readLiveProduct(commerce, { id: productId, inventoryListId }).catch(
    () => null,
  )
  return (store) =>
    hasProduct(store) ??
    product?.inventories.find(({ id }) => id === inventoryListOf(store))?.orderable ??
    null
}

const listIn = (store: WireStore) => inventoryListOf(store) ?? []
