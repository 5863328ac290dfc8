import type { StoreId } from '#shared/stores/store.ts'

import type { ShopperContext } from './shopper-context.ts'

/** The names of the page that the service knows (spec 1 §7). */
const PAGE_ID = 'changeStoreModal'
const CART_PAGE_ID = `cart-${PAGE_ID}`

interface ChosenStore {
  storeId: StoreId
  isOnCart: boolean
}

/**
 * Tells the service that the shopper picks up in another store, so that what is in the basket for a store moves there.
 * A failure only warns: the basket then keeps its store until a store is chosen again. Without a basket there is
 * nothing to tell.
 */
export async function tellAboutStore(
  { context, session }: ShopperContext,
  { storeId, isOnCart }: ChosenStore,
) {
  const { state } = session
  if (!state?.basketId) return
  const result = await session
    .send({
      family: 'basketTransactions',
      operation: 'getbasket',
      method: 'POST',
      path: '/getbasket',
      bodyWith: (accessToken) => ({
        c_token: accessToken,
        c_pageID: isOnCart ? CART_PAGE_ID : PAGE_ID,
        c_storeID: storeId,
        c_usid: state.usid,
      }),
    })
    .catch(() => null)
  if (result?.kind === 'ok') return
  const status = result?.kind === 'http-error' ? result.status : null
  context.log.warn('basket not refreshed for another store', { status })
}
