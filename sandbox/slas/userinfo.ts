import { findCustomer } from '../customers/customer-row.ts'
import { factory } from '../platform/env.ts'
import { findSite } from '../platform/sites.ts'
import { invalidRequest, unauthorizedShopper } from '../auth/oauth-error.ts'
import { requireBearerToken } from '../auth/require-shopper.ts'
import type { ShopperToken } from '../auth/shopper-token.ts'

/** The token's shopper in the claims of OpenID Connect. */
export const userinfo = factory.createHandlers(async (c) => {
  const shopper = await requireBearerToken(c).catch(() => undefined)
  if (!shopper) throw unauthorizedShopper()
  const channel = c.req.query('channel_id')
  if (channel !== undefined && findSite(channel)?.id !== shopper.siteId) {
    throw invalidRequest('invalid channel_id')
  }
  const { usid, siteId, guestId, agentId } = shopper
  c.header('cache-control', 'no-store')
  return c.json({
    sub: usid,
    chid: siteId,
    gcid: guestId,
    ...(await namesOf(c.env.DB, shopper)),
    ...(agentId !== undefined && { agent: agentId }),
  })
})

async function namesOf(db: D1Database, { isRegistered, customerId, fullName }: ShopperToken) {
  const customer = isRegistered ? await findCustomer(db, customerId) : undefined
  if (!customer) return { upn: 'Guest', name: 'Guest User' }
  return {
    upn: customer.login,
    name: fullName,
    rcid: customerId,
    email: customer.email,
    given_name: customer.profile['firstName'],
    family_name: customer.profile['lastName'],
  }
}
