import type { ShopperContext } from '../shopper/shopper-context.ts'
import { ensureList } from './own-list.ts'

/** Creates the customer's Love-It List if there is none (spec 1 §3). Only a sign-in calls it, never a page. */
export async function ensureWishList({
  productLists,
  session,
  context,
}: Pick<ShopperContext, 'productLists' | 'session' | 'context'>) {
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return
  try {
    await ensureList(productLists, customerId)
  } catch {
    context.log.warn('Failed to fetch wishlist data')
  }
}
