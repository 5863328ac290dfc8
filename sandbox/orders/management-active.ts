import type { Context } from 'hono'

import { readPreferences } from '../content/read-content.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { ProblemError } from '../platform/problems.ts'
import { expansions } from '../sites/site-request.ts'

const PREFERENCE = 'orderManagementActive'
const EXPANSIONS = ['oms', 'oms_shipments'] as const

type OrderContext = Context<SandboxEnv>

/** Whether the site uses order management, which it does unless a preference disables it. */
async function isManaged(c: OrderContext): Promise<boolean> {
  const [preference] = await readPreferences(c.env.DB, [PREFERENCE], c.var.site.id)
  return preference?.value !== false
}

export const requireManagement = factory.createMiddleware(
  async function requireManagement(c, next) {
    if (!(await isManaged(c))) throw notActive()
    await next()
  },
)

/** The requested expansions with order management data; none if the site does not use it.
 * @throws ProblemError for an unknown expansion */
export async function readExpand(c: OrderContext): Promise<ReadonlySet<string>> {
  const requested = expansions(c.req.queries('expand')?.join(','), EXPANSIONS, [])
  return requested.size > 0 && (await isManaged(c)) ? requested : new Set()
}

const notActive = () =>
  new ProblemError({
    status: 409,
    type: 'oms-not-active',
    title: 'OMS Not Active',
    detail: 'Order Management is not active for this site.',
  })
