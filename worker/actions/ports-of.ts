import type { Context } from 'hono'

import { openAccountAccess } from '../account-access/open-account-access.ts'
import type { AppEnv } from '../env.ts'
import { runLimited } from '../limits/limit-attempts.ts'
import { refuseAgent } from '../agents/refuse-agent.ts'
import { openGiftCardBalances } from '../gift-cards/open-gift-card-balances.ts'
import { openOrderTracking } from '../order-tracking/open-order-tracking.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import type { ActionPorts } from './define-action.ts'

/** Opens what the actions of one request need. */
export const portsOf = (c: Context<AppEnv>): ActionPorts => ({
  refuseAgent: () => refuseAgent(c),
  limited: (limit, typed, run) => runLimited(c, { limit, typed }, run),
  openShopper: async () => (await openShopper(c)).shopper,
  publicEdge: () => ({ context: c.get('context'), bindings: c.env }),
  openEdge: async () => (await openShopper(c)).edge,
  openOrderActions: async () => (await openShopper(c)).orders,
  openCustomerAccount: async () => (await openShopper(c)).customerAccount,
  openMemberRewards: async () => (await openShopper(c)).memberRewards,
  openSubscriptions: async () => (await openShopper(c)).subscriptions,
  openOrderTracking: () => openOrderTracking(c),
  openGiftCardBalances: () => openGiftCardBalances(c),
  openAccount: async () => (await openShopper(c)).account,
  openAccountAccess: () => openAccountAccess(c),
})
