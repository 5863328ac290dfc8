import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { callbackAddress, issueCode } from './codes.ts'
import { checkStrictClient, fields, parseInput, requireChallenge } from './read-form.ts'
import { findOrCreateGuestSession } from '../auth/sessions.ts'

/**
 * Guests and session bridges get a code at once; no external identity provider is connected to this
 * service.
 */
const flows = { guest: 'login', 'sb-guest': 'bridge', 'sb-user': 'bridge' } as const

const Query = v.object({
  client_id: fields.clientId,
  response_type: fields.responseType,
  redirect_uri: fields.redirectUri,
  channel_id: fields.site,
  code_challenge: fields.codeChallenge,
  hint: v.picklist(['guest', 'sb-guest', 'sb-user'], 'Bad or missing hint.'),
  usid: fields.usid,
  state: fields.state,
})

/** Redirects to the client with a code, the first step of a guest's login or a session bridge. */
export const authorize = factory.createHandlers(async (c) => {
  const query = parseInput(Query, c.req.query())
  requireChallenge(query.client_id, query.code_challenge)
  await checkStrictClient(c.req.header('x-slas-client-auth'))

  const siteId = query.channel_id.id
  const { usid } = await findOrCreateGuestSession(c.env.DB, siteId, query.usid, c.var.now())
  const code = await issueCode(
    c.env.DB,
    {
      clientId: query.client_id,
      siteId,
      redirectUri: query.redirect_uri,
      codeChallenge: query.code_challenge,
      usid,
      customerId: null,
      previousCustomerId: null,
      flow: flows[query.hint],
    },
    c.var.now(),
  )
  c.header('cache-control', 'no-store')
  const response = { usid, state: query.state, scope: 'openid offline_access', code }
  return c.redirect(callbackAddress(query.redirect_uri, response), 303)
})
