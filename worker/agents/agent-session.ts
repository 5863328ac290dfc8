import type { AgentTokens } from '../commerce/slas-agents.ts'
import { openCustomerBag } from '../shopper/merge-bags.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import { keepSignOutMark, readCustomer } from '../account/complete-sign-in.ts'
import { endSession } from '../account/end-session.ts'
import { takeOverBasket } from './agent-basket.ts'

export interface AgentSession extends AgentTokens {
  /** The shopper's login. Null for a guest. */
  loginId: string | null
}

/** Ends the shopper's session in this browser, and begins that of an agent, who takes over the shopper's basket. */
export async function startAgentSession(shop: ShopperContext, agent: AgentSession) {
  const { session, context } = shop
  const { usid, customerId, accessToken, expiresInSeconds, agentId, loginId } = agent
  await endSession(shop, { everywhere: false })
  session.startAgentSession({
    usid,
    customerId,
    access: { token: accessToken, expiresAt: context.now() + expiresInSeconds * 1000 },
    agent: { agentId, loginId },
  })
  if (loginId !== null) await Promise.all([readCustomer(shop), keepSignOutMark(shop)])
  await openCustomerBag(shop)
  await takeOverBasket(shop)
}
