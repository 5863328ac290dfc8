import type { CommerceResult } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'

/** Who works on a basket: the agent, or the shopper in the storefront. */
export type BasketMode = 'agent' | 'storefront'

/**
 * Switches a basket between agent and storefront mode (spec 1 §7). A basket that the shopper has opened in the
 * meantime is exchanged for it.
 */
export const switchBasketMode = (
  send: (request: ShopperRequest) => Promise<CommerceResult>,
  basketId: string,
  mode: BasketMode,
) =>
  send({
    family: 'baskets',
    operation: mode === 'agent' ? 'updateAsAgentBasket' : 'updateAsStorefrontBasket',
    method: 'PUT',
    path: `/baskets/${basketId}/${mode}`,
    ...(mode === 'storefront' && { query: { exchange: true } }),
  })
