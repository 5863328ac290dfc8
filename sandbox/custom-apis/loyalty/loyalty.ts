import * as v from 'valibot'

import { factory } from '../../platform/env.ts'
import { only, ProblemError } from '../../platform/problems.ts'
import { readBody } from '../../platform/read-body.ts'
import { siteRequest } from '../../sites/site-request.ts'
import { requireShopper, requireSameShopper } from '../../auth/require-shopper.ts'
import { prepare, sql } from '../../platform/sql.ts'
import { currentCustomer } from '../../customers/require-customer.ts'
import { customApiPath } from '../../platform/custom-api-path.ts'
import { requestUpdate } from '../../loyalty/loyalty-update.ts'
import { settlePoints } from './settle-points.ts'

const PATH = customApiPath('loyalty', 'loyalty')

const Body = v.object({ c_slasjwt: v.optional(v.pipe(v.string(), v.maxLength(4096))) })

/** Requests an update of a member's offers. The response has no time until the update is done. */
export const loyalty = factory
  .createApp()
  .use(PATH, requireShopper('c_storefront'), siteRequest)
  .post(PATH, async (c) => {
    const { c_slasjwt: token } = await readBody(c, Body)
    const { shopper, now } = c.var
    await requireSameShopper(c.env.DB, { name: 'c_slasjwt', token }, { shopper, now: now() })
    const customer = {
      id: shopper.customerId,
      isMember: await isMember(c.env.DB, shopper.customerId),
    }
    const update = await requestUpdate(c.env.DB, customer, now())
    if (!update) throw memberNotFound(customer.id)

    if (update.delayMs > 0) await new Promise((done) => setTimeout(done, update.delayMs))
    if (update.updatedAt !== null && shopper.isRegistered) {
      await settlePoints(c.env.DB, await currentCustomer(c), now())
    }
    if (update.updatedAt === null) return c.json({ status: 'pending' })
    return c.json({
      status: 'updated',
      loyaltyOffersLastUpdated: new Date(update.updatedAt).toISOString(),
    })
  })
  .all(PATH, only('POST'))

/** Members have a loyalty number in their profile. */
async function isMember(db: D1Database, customerId: string): Promise<boolean> {
  const statement = sql`SELECT profile ->> '$.c_loyaltyID' AS number FROM customers
    WHERE customer_id = ${customerId}`
  return (await prepare(db, statement).first('number')) !== null
}

const memberNotFound = (customerId: string) =>
  new ProblemError({
    status: 404,
    type: 'loyalty-member-not-found',
    title: 'Loyalty Member Not Found',
    detail: 'The customer is not a member of the loyalty program.',
    members: { customerId },
  })
