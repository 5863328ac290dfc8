import { getCookie } from 'hono/cookie'

import { findLogin } from '../auth/logins.ts'
import { requireBearerToken } from '../auth/require-shopper.ts'
import { findCustomer } from '../customers/customer-row.ts'
import { factory } from '../platform/env.ts'
import { only, resourceNotFound, unauthorized } from '../platform/problems.ts'
import { findSession } from '../auth/sessions.ts'
import { findSite } from '../sites/sites.ts'
import { sessionSignature } from '../slas/session-bridge.ts'
import { knownSession, startSession } from './classic-requests.ts'

const SESSIONS = '/s/:siteId/dw/shop/:version/sessions'
const SIGNATURE = '/on/demandware.store/:site{Sites-\\w+-Site}/default/SessionBridge-Signature'

/**
 * The two ends of the session bridge at the classic storefront: OCAPI's `sessions` opens a session for the shopper of a
 * token, and the controller `SessionBridge-Signature` vouches for the shopper of a session.
 */
export const bridgeRoutes = factory
  .createApp()
  .post(SESSIONS, async (c) => {
    const shopper = await requireBearerToken(c)
    const { siteId, usid, loginId } = shopper
    if (siteId !== c.req.param('siteId')) throw unauthorized('The token is of another channel')
    const session = await findSession(c.env.DB, siteId, usid)
    const login = loginId === undefined ? null : await findLogin(c.env.DB, loginId)
    if (!session || login === undefined) throw unauthorized('The token was revoked')
    await startSession(c, { session, login })
    return c.body(null, 204)
  })
  .all(SESSIONS, only('POST'))
  .get(SIGNATURE, async (c) => {
    const siteId = findSite(c.req.param('site').replaceAll(/^Sites-|-Site$/g, ''))?.id ?? ''
    const known = await knownSession(c, siteId)
    if (!known) throw resourceNotFound()
    const customerId = known.login?.customerId
    const customer = customerId ? await findCustomer(c.env.DB, customerId) : undefined
    const login = customer?.login ?? 'guest'
    const dwsid = getCookie(c, 'dwsid') ?? ''
    c.header('cache-control', 'no-store')
    const signature = await sessionSignature(c.env.DB, { dwsid, login, siteId }, c.var.now())
    return c.json({ login, signature })
  })
  .all(SIGNATURE, only('GET'))
