import { sessionModel } from './session-model.ts'
import type { ShopperContext } from './shopper-context.ts'

/** Whether an agent shops in this session. Their choice of a store ends with it, so no cookie names it. */
export async function isAgentSession(shop: ShopperContext) {
  const { agent } = await sessionModel(shop, 'noop')
  return agent !== null
}
