import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { prepare } from '../platform/sql.ts'
import { revokeLogin, revokeLogins } from '../auth/logins.ts'
import { invalidGrant, invalidRequest, unauthorizedShopper } from '../auth/oauth-error.ts'
import { fields, parseInput } from './read-form.ts'
import { redeemRefreshToken } from './refresh-tokens.ts'
import { requireBearerToken } from '../auth/require-shopper.ts'

const Query = v.object({
  client_id: fields.clientId,
  refresh_token: v.pipe(
    v.string('Bad or missing refresh_token.'),
    v.nonEmpty('Bad or missing refresh_token.'),
  ),
  channel_id: v.optional(fields.site),
  hint: v.optional(v.picklist(['all-sessions'], 'Bad hint.')),
})

/** An empty token response. */
const emptyTokenResponse = {
  access_token: '',
  id_token: '',
  refresh_token: '',
  expires_in: 0,
  refresh_token_expires_in: 0,
  token_type: 'Bearer',
  usid: '',
  customer_id: '',
  enc_user_id: '',
  idp_access_token: '',
  idp_refresh_token: '',
}

/** Voids the shopper's tokens: those of this login, or of all their logins. */
export const logout = factory.createHandlers(async (c) => {
  const query = parseInput(Query, c.req.query())
  const shopper = await requireBearerToken(c).catch(() => undefined)
  if (shopper?.clientId !== query.client_id) throw unauthorizedShopper()
  if (query.channel_id && query.channel_id.id !== shopper.siteId) {
    throw invalidRequest('invalid channel_id')
  }

  const db = c.env.DB
  const { refresh_token: token, client_id: clientId } = query
  const redeemed = await redeemRefreshToken(db, { token, clientId, use: 'again' }, c.var.now())
  if (redeemed && redeemed.usid !== shopper.usid) throw invalidGrant('invalid refresh_token')
  await redeemRefreshToken(db, { token, clientId, use: 'once' }, c.var.now())
  if (shopper.loginId !== undefined) await revokeLogin(db, shopper.loginId)
  if (query.hint === 'all-sessions' && shopper.isRegistered) {
    await db.batch(revokeLogins(shopper.customerId).map((statement) => prepare(db, statement)))
  }
  c.header('cache-control', 'no-store')
  return c.json(emptyTokenResponse)
})
