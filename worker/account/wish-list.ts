import type { ShopperContext } from '../shopper/shopper-context.ts'

const WISH_LIST = 'wish_list'

/** Creates the customer's Love-It List if there is none (spec 1 §3). Only a sign-in calls it, never a page. */
export async function ensureWishList({
  customers,
  session,
  context,
}: Pick<ShopperContext, 'customers' | 'session' | 'context'>) {
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return
  try {
    const lists = await customers.productLists(customerId, WISH_LIST)
    if (lists.length === 0) await customers.createProductList(customerId, WISH_LIST)
  } catch {
    context.log.warn('Failed to fetch wishlist data')
  }
}
