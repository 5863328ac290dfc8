import type { ShopperContext } from './shopper-context.ts'

/** Forgets the store that the visitor picks up at. An agent, who starts without cookies, removes none. */
export function forgetStore({
  session,
  storeMemory,
}: Pick<ShopperContext, 'session' | 'storeMemory'>) {
  if (session.state) session.update({ store: null })
  if (!session.state?.agent) storeMemory.remember({ store: null })
}
