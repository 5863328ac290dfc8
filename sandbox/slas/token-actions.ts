import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID } from '../auth/clients.ts'
import { revokeLogin, findLogin } from '../auth/logins.ts'
import { unauthorizedClient, invalidRequest, unauthorizedShopper } from '../auth/oauth-error.ts'
import { readClaims, readShopperToken, type ShopperToken } from '../auth/shopper-token.ts'
import { findCustomer } from '../customers/customer-row.ts'
import { findSite } from '../sites/sites.ts'
import { requireBearerToken } from '../auth/require-shopper.ts'
import { readForm } from './read-form.ts'
import { redeemRefreshToken } from './refresh-tokens.ts'

const Form = v.object({
  token: v.pipe(v.string('Bad or missing token.'), v.nonEmpty('Bad or missing token.')),
  token_type_hint: v.optional(
    v.picklist(['access_token', 'refresh_token'], 'Bad token_type_hint.'),
  ),
})

/** Voids a refresh token together with its access tokens, or the login of an access token. */
export const revoke = factory.createHandlers(async (c) => {
  if (!(await isPrivateClient(c.req.header('authorization')))) throw unauthorizedClient()
  const { token, token_type_hint: hint } = await readForm(c, Form)
  const db = c.env.DB
  const shopper = await readShopperToken(db, token, c.var.now())
  const found = await findRefreshToken(db, token, 'once', c.var.now())
  const loginId = typeof shopper === 'string' ? found?.loginId : shopper.loginId
  if (loginId) await revokeLogin(db, loginId)
  c.header('cache-control', 'no-store')
  return c.json({ token, ...(hint && { token_type_hint: hint }) })
})

/** Returns whether a token is active, and its claims. */
export const introspect = factory.createHandlers(async (c) => {
  if (!(await isPrivateClient(c.req.header('authorization')))) throw unauthorizedClient()
  const { token } = await readForm(c, Form)
  const db = c.env.DB
  const now = c.var.now()
  c.header('cache-control', 'no-store')
  const shopper = await readShopperToken(db, token, now)
  if (typeof shopper !== 'string') {
    const claims = await readClaims(db, token)
    const { clientId: client_id, usid } = shopper
    return c.json({ token, active: true, token_type: 'access_token', client_id, usid, ...claims })
  }
  const found = await findRefreshToken(db, token, 'again', now)
  const isOver = !found || (found.loginId !== null && !(await findLogin(db, found.loginId)))
  if (isOver) return c.json({ token, active: false })
  return c.json({
    token,
    active: true,
    token_type: 'refresh_token',
    client_id: found.clientId,
    usid: found.usid,
    chid: found.siteId,
    exp: Math.floor(found.expiresAt / 1000),
  })
})

async function findRefreshToken(db: D1Database, token: string, use: 'once' | 'again', now: number) {
  for (const clientId of [PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID]) {
    const found = await redeemRefreshToken(db, { token, clientId, use }, now)
    if (found) return found
  }
  return undefined
}

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
    ...(await getNames(c.env.DB, shopper)),
    ...(agentId !== undefined && { agent: agentId }),
  })
})

async function getNames(db: D1Database, { isRegistered, customerId, fullName }: ShopperToken) {
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
