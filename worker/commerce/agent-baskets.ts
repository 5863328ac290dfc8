import type { SendAsSession } from './baskets.ts'

/** Who works on a basket: the agent, or the shopper in the storefront. */
export type BasketMode = 'agent' | 'storefront'

/**
 * Switches a basket between agent and storefront mode (spec 1 §7). A basket that the shopper has opened in the
 * meantime is exchanged for it. Returns whether the service has done so.
 */
export async function switchBasketMode(
  send: SendAsSession,
  basketId: string,
  mode: BasketMode,
): Promise<boolean> {
  const answer = await send({
    family: 'baskets',
    operation: mode === 'agent' ? 'updateAsAgentBasket' : 'updateAsStorefrontBasket',
    method: 'PUT',
    path: `/baskets/${basketId}/${mode}`,
    ...(mode === 'storefront' && { query: { exchange: true } }),
  })
  return answer.kind === 'ok'
}
