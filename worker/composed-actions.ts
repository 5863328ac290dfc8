import * as features from '#shop/features.ts'

import { noneOf } from '#shared/http/none-of.ts'

import { createCheckoutActions } from './checkout/actions.ts'
import type { CheckoutHooks } from './checkout/hooks.ts'
import { createStoreActions } from './stores/actions.ts'

/** Loads with the first customer who needs it, not at the start of an isolate. */
const account = () => import('./account/keep-choices.ts')

export const checkoutHooks: CheckoutHooks = {
  saveAddress: async (...input) => (await account()).saveAddress(...input),
  saveCard: async (...input) => (await account()).saveCard(...input),
  async requireRefreshable(...input) {
    if (!features.autoRefresh) return
    const refreshes = await import('./auto-refresh/refresh-orders.ts')
    await refreshes.assertRefreshable(...input)
  },
}

/** The actions of capabilities that need parts of others, which they may not import. */
export const checkoutActions = createCheckoutActions(checkoutHooks)
export const storeActions = features.pickup
  ? createStoreActions(async (edge) => (await import('./bag/pickup.ts')).readStoreOfBag(edge))
  : noneOf<ReturnType<typeof createStoreActions>>()
