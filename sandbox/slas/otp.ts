import * as v from 'valibot'

import { changeCustomer } from '../customers/change-customer.ts'
import { findByLogin } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory } from '../platform/env.ts'
import { redeemActionToken } from '../auth/action-tokens.ts'
import { invalidToken } from '../auth/oauth-error.ts'
import { CALLBACK_MISMATCH, fields, hasRequiredCallback, readForm } from './read-form.ts'
import { limitMessages } from '../auth/request-limit.ts'
import { sendCodeLater } from './send-code.ts'

const RequestForm = v.pipe(
  v.object({
    client_id: fields.clientId,
    channel_id: fields.site,
    user_id: fields.userId,
    mode: v.picklist(['email', 'callback'], 'Bad or missing mode.'),
    email: v.optional(v.string(), ''),
    callback_uri: fields.callbackUri,
    locale: v.optional(v.string(), ''),
  }),
  v.check(({ mode, email }) => mode !== 'email' || email !== '', 'Bad or missing email.'),
  v.check((form) => hasRequiredCallback(form), CALLBACK_MISMATCH),
)

/**
 * Sends a shopper a code to verify their e-mail address. The response is the same if no such
 * shopper exists.
 */
export const otpRequest = factory.createHandlers(async (c) => {
  const form = await readForm(c, RequestForm)
  const request = { siteId: form.channel_id.id, login: form.user_id }
  await limitMessages(c.env.DB, 'otp', request, c.var.now())
  sendCodeLater(c, 'verify', form, ({ email }) => {
    return form.mode !== 'email' || normalizeLogin(form.email) === normalizeLogin(email)
  })
  c.header('cache-control', 'no-store')
  return c.body(null, 202)
})

const VerifyForm = v.object({
  client_id: fields.clientId,
  channel_id: fields.site,
  user_id: fields.userId,
  pwd_action_token: fields.actionToken,
})

/** Redeems the code and marks the e-mail address as verified. */
export const otpVerify = factory.createHandlers(async (c) => {
  const form = await readForm(c, VerifyForm)
  const db = c.env.DB
  const now = c.var.now()
  const expected = {
    purpose: 'verify',
    siteId: form.channel_id.id,
    login: normalizeLogin(form.user_id),
    clientId: form.client_id,
  } as const
  const granted = await redeemActionToken(db, form.pwd_action_token, expected, now)
  const customer = granted && (await findByLogin(db, granted.siteId, granted.login))
  if (!customer) throw invalidToken()
  await changeCustomer(db, customer.customerId, { profile: { emailVerified: true } }, now)
  c.header('cache-control', 'no-store')
  return c.body(null, 204)
})
