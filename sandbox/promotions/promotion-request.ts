import type { Context } from 'hono'

import type { SandboxEnv } from '../env.ts'
import type { Visit } from './applicable-promotions.ts'

export const visitOf = (c: Context<SandboxEnv>): Visit => ({
  siteId: c.var.site.id,
  usid: c.var.shopper.usid,
  now: c.var.now(),
})
