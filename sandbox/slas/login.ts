import * as v from 'valibot'

import { findByLogin } from '../customers/customer-row.ts'
import { isPassword } from '../customers/passwords.ts'
import { factory } from '../platform/env.ts'
import { callbackAddress, issueCode } from './codes.ts'
import { basicCredentials } from '../auth/credentials.ts'
import { countAttempt, resetFailures, wrongCredentials } from '../auth/login-attempts.ts'
import { unauthorizedClient } from '../auth/oauth-error.ts'
import { checkStrictClient, fields, readForm, requireChallenge } from './read-form.ts'
import { findSession, createSession } from '../auth/sessions.ts'

const Form = v.object({
  client_id: fields.clientId,
  redirect_uri: fields.redirectUri,
  channel_id: fields.site,
  code_challenge: fields.codeChallenge,
  usid: fields.usid,
  state: fields.state,
})

/**
 * Exchanges a registered shopper's login and password for a code. The guest of `usid` continues as
 * this shopper.
 */
export const login = factory.createHandlers(async (c) => {
  const form = await readForm(c, Form)
  requireChallenge(form.client_id, form.code_challenge)
  await checkStrictClient(c.req.header('x-slas-client-auth'))
  const given = basicCredentials(c.req.header('authorization'))
  if (!given) throw unauthorizedClient()

  const db = c.env.DB
  const now = c.var.now()
  const siteId = form.channel_id.id
  const trier = { siteId, login: given.name }
  const attempt = await countAttempt(db, trier, now)
  const customer = await findByLogin(db, siteId, given.name)
  const isRight = await isPassword(given.password, customer?.passwordHash ?? null)
  if (!customer || !isRight) throw wrongCredentials(attempt)

  await resetFailures(db, trier)
  const guest = form.usid === '' ? undefined : await findSession(db, siteId, form.usid)
  const { usid } = guest ?? (await createSession(db, siteId, now))
  const code = await issueCode(
    db,
    {
      clientId: form.client_id,
      siteId,
      redirectUri: form.redirect_uri,
      codeChallenge: form.code_challenge,
      usid,
      customerId: customer.customerId,
      previousCustomerId: guest?.customerId ?? null,
      flow: 'login',
    },
    now,
  )
  c.header('cache-control', 'no-store')
  const response = { usid, state: form.state, scope: 'openid offline_access', code }
  return c.redirect(callbackAddress(form.redirect_uri, response), 303)
})
