import type { Context } from 'hono'

import type { SandboxEnv } from '../platform/env.ts'
import type { PromotionRequest } from './applicable-promotions.ts'

export const promotionRequestOf = (c: Context<SandboxEnv>): PromotionRequest => ({
  siteId: c.var.site.id,
  usid: c.var.shopper.usid,
  now: c.var.now(),
})
