import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { only, ProblemError } from '../platform/problems.ts'
import { siteRequest } from '../platform/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { callerOf, readBasket } from './call-basket.ts'
import { openBasketId } from './basket-index.ts'

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

/** The baskets of the shopper who sends the request; an empty list is left out. */
export const customerBaskets = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-myaccount.rw'), siteRequest)
  .get(PATH, async (c) => {
    const caller = callerOf(c)
    const { site, customerId } = caller
    if (c.req.param('customerId') !== customerId) throw invalidCustomer()

    const { agentId, now } = caller
    const owner = { siteId: site.id, customerId, now }
    // The shopper can no longer change a basket that an agent has taken over.
    const ids = await Promise.all([
      openBasketId(c.env.DB, owner),
      ...(agentId === undefined ? [] : [openBasketId(c.env.DB, owner, { isAgent: true })]),
    ])
    const found = await Promise.all(
      ids.flatMap((basketId) => (basketId === undefined ? [] : [basketIfOpen(c, basketId)])),
    )
    const responses = found.filter((basket) => basket !== null)
    if (responses.length === 0) return c.json({ total: 0 })
    return c.json({ baskets: responses, total: responses.length })
  })
  .all(PATH, only('GET'))

/** Null if the basket has become an order since its id was read. */
const basketIfOpen = (c: Context<SandboxEnv>, basketId: string) =>
  readBasket(c, basketId).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.status === 404) return null
    throw error
  })

const invalidCustomer = () =>
  new ProblemError({
    status: 400,
    type: 'invalid-customer',
    title: 'Invalid Customer',
    detail: 'The customer is invalid.',
  })
