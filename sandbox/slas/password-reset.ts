import type { Context } from 'hono'
import * as v from 'valibot'

import { setPassword } from '../customers/change-customer.ts'
import { findByLogin } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { passwordViolations } from '../customers/password-policy.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { issueActionToken, redeemActionToken } from '../auth/action-tokens.ts'
import { isBasic, isPrivateClient, PRIVATE_CLIENT_ID } from '../auth/clients.ts'
import { deliverToken, supportedLocale } from './deliver-token.ts'
import { invalidRequest, unauthorizedClient } from '../auth/oauth-error.ts'
import { sha256Base64Url } from '../auth/opaque-token.ts'
import {
  CALLBACK_MISMATCH,
  fields,
  hasRequiredCallback,
  readForm,
  requireChallenge,
} from './read-form.ts'
import { limitMessages } from '../auth/request-limit.ts'

const TOKEN_MINUTES = 10

const ResetForm = v.pipe(
  v.object({
    user_id: fields.userId,
    mode: v.picklist(['callback', 'sms', 'email'], 'Bad or missing mode.'),
    channel_id: fields.site,
    client_id: v.optional(fields.clientId, PRIVATE_CLIENT_ID),
    code_challenge: fields.codeChallenge,
    callback_uri: fields.callbackUri,
    locale: v.optional(v.string(), ''),
    hint: v.optional(v.picklist(['cross_device'], 'Bad hint.')),
  }),
  v.check((form) => hasRequiredCallback(form), CALLBACK_MISMATCH),
)
type ResetForm = v.InferOutput<typeof ResetForm>

/**
 * Sends a token for setting a new password if the shopper exists. The response does not wait for
 * that: it is the same, and as fast, if no such shopper exists.
 */
export const passwordReset = factory.createHandlers(async (c) => {
  const form = await readForm(c, ResetForm)
  await requireClient(c.req.header('authorization'), form)
  const request = { siteId: form.channel_id.id, login: form.user_id }
  await limitMessages(c.env.DB, 'reset', request, c.var.now())
  c.executionCtx.waitUntil(sendReset(c, form).catch((error: unknown) => console.error(error)))
  c.header('cache-control', 'no-store')
  return c.body(null, 200)
})

async function requireClient(authorization: string | undefined, form: ResetForm) {
  if (form.client_id === PRIVATE_CLIENT_ID || isBasic(authorization)) {
    if (!(await isPrivateClient(authorization))) throw unauthorizedClient()
    return
  }
  if (form.hint === undefined) requireChallenge(form.client_id, form.code_challenge)
}

async function sendReset(c: Context<SandboxEnv>, form: ResetForm) {
  const { DB } = c.env
  const now = c.var.now()
  const site = form.channel_id
  const customer = await findByLogin(DB, site.id, form.user_id)
  if (!customer) return
  const locale = supportedLocale(site, form.locale)
  const token = await issueActionToken(
    DB,
    {
      purpose: 'reset',
      siteId: site.id,
      login: customer.login,
      clientId: form.client_id,
      codeChallenge: form.hint === undefined ? form.code_challenge : '',
      isTyped: form.mode === 'sms',
      newcomer: { locale },
    },
    { now, minutes: TOKEN_MINUTES },
  )
  await deliverToken(DB, {
    kind: 'reset',
    mode: form.mode,
    token,
    to: customer,
    callbackUri: form.callback_uri,
    locale,
    now,
  })
}

/** The part of the request that its token stores. */
const ResetRequest = v.object({ locale: v.string() })

const ActionForm = v.object({
  client_id: fields.clientId,
  channel_id: fields.site,
  pwd_action_token: fields.actionToken,
  code_verifier: v.optional(v.string(), ''),
  new_password: v.string('Bad or missing new_password.'),
  hint: v.optional(v.picklist(['cross_device'], 'Bad hint.')),
  user_id: v.optional(fields.userId),
})

/**
 * Sets the new password, once, within ten minutes. The request must prove that it comes from the
 * device that requested the token, or name the login it was sent to.
 */
export const passwordAction = factory.createHandlers(async (c) => {
  const form = await readForm(c, ActionForm)
  const { user_id: userId } = form
  // A token for any device was requested without a challenge; a verifier sent with it is ignored.
  const verifier = form.hint === undefined ? form.code_verifier : ''
  if (verifier === '' && userId === undefined) throw invalidRequest('Bad or missing code_verifier.')
  const faults = passwordViolations(form.new_password)
  if (faults.length > 0) throw invalidRequest(faults.join(' '))

  const db = c.env.DB
  const siteId = form.channel_id.id
  const expected = {
    purpose: 'reset',
    siteId,
    clientId: form.client_id,
    codeChallenge: verifier === '' ? '' : await sha256Base64Url(verifier),
    ...(userId !== undefined && { login: normalizeLogin(userId) }),
  } as const
  const granted = await redeemActionToken(db, form.pwd_action_token, expected, c.var.now())
  const customer = granted && (await findByLogin(db, siteId, granted.login))
  if (!customer) throw invalidRequest('invalid pwd_action_token')
  const request = v.parse(ResetRequest, granted.newcomer)
  const locale = supportedLocale(form.channel_id, request.locale)
  await setPassword(db, customer, form.new_password, { locale, now: c.var.now() })
  c.header('cache-control', 'no-store')
  return c.body(null, 200)
})
