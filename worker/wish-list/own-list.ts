import { ProblemError } from '#shared/http/problem.ts'

import type { ProductLists, WireList } from './upstream.ts'

/** The customer's list. Null if there is none yet. */
export async function findList(lists: ProductLists, customerId: string, signal?: AbortSignal) {
  const [list = null] = await lists.read(customerId, signal)
  return list
}

/** The customer's list, created if there is none. Whoever creates one at the same time uses the older one as well. */
export async function ensureList(lists: ProductLists, customerId: string): Promise<WireList> {
  const known = await findList(lists, customerId)
  if (known) return known
  await lists.create(customerId)
  const created = await findList(lists, customerId)
  if (!created) throw new ProblemError('unavailable', { cause: 'the new list is missing' })
  return created
}

/** Puts a product on the list once. @returns whether it was there before */
export async function addOnce(lists: ProductLists, customerId: string, productId: string) {
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
export async function removeIfThere(lists: ProductLists, { customerId, list, itemId }: ListedItem) {
  try {
    await lists.removeItem(customerId, list, itemId)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.type !== 'not-found') throw error
  }
}

const itemsWith = ({ customerProductListItems: items }: WireList, productId: string) =>
  (items ?? []).filter((item) => item.productId === productId)
