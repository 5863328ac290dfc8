import type { Context } from 'hono'
import * as v from 'valibot'

import { type CustomerRow, findByLogin, recordLogin } from '../customers/customer-row.ts'
import { isEmail, normalizeLogin } from '../auth/email-rules.ts'
import { registerCustomer } from '../customers/register-customer.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { type ActionToken, issueActionToken, redeemActionToken } from '../auth/action-tokens.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID } from '../auth/clients.ts'
import { deliverToken, supportedLocale } from './deliver-token.ts'
import { createLoginFrom } from '../auth/logins.ts'
import { invalidGrant, invalidRequest, unauthorizedClient } from '../auth/oauth-error.ts'
import { sha256Base64Url } from '../auth/opaque-token.ts'
import { CALLBACK_MISMATCH, fields, hasRequiredCallback, readForm } from './read-form.ts'
import { limitMessages } from '../auth/request-limit.ts'
import { tokenResponse } from './token-response.ts'

const TOKEN_MINUTES = 10

const LoginForm = v.pipe(
  v.object({
    user_id: fields.userId,
    mode: v.picklist(['callback', 'sms', 'email'], 'Bad or missing mode.'),
    channel_id: fields.site,
    locale: v.optional(v.string(), ''),
    usid: fields.usid,
    code_challenge: fields.codeChallenge,
    callback_uri: fields.callbackUri,
    email: v.optional(v.string()),
    first_name: v.optional(v.pipe(v.string(), v.maxLength(256))),
    last_name: v.optional(v.pipe(v.string(), v.maxLength(256))),
    phone_number: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.check((form) => hasRequiredCallback(form), CALLBACK_MISMATCH),
)
type LoginForm = v.InferOutput<typeof LoginForm>

const Newcomer = v.object({
  email: v.string(),
  profile: v.record(v.string(), v.string()),
})
type Newcomer = v.InferOutput<typeof Newcomer>

/**
 * Sends a number that replaces the password at sign-in. The response is the same if there is no
 * recipient.
 */
export const passwordlessLogin = factory.createHandlers(async (c) => {
  if (!(await isPrivateClient(c.req.header('authorization')))) throw unauthorizedClient()
  const form = await readForm(c, LoginForm)
  const request = { siteId: form.channel_id.id, login: form.user_id }
  await limitMessages(c.env.DB, 'sign-in', request, c.var.now())
  if (c.req.query('strict_verify') === 'true') await requireVerified(c.env.DB, request)
  const newcomer = c.req.query('register_customer') === 'true' ? parseNewcomer(form) : undefined
  c.executionCtx.waitUntil(
    sendCode(c, form, newcomer).catch((error: unknown) => console.error(error)),
  )
  c.header('cache-control', 'no-store')
  return c.body(null, 200)
})

/** Gives the same error for an unknown shopper and an unverified e-mail address. */
async function requireVerified(db: D1Database, request: { siteId: string; login: string }) {
  const customer = await findByLogin(db, request.siteId, request.login)
  if (customer?.profile['emailVerified'] === true) return
  throw invalidRequest('The e-mail address is not verified.')
}

function parseNewcomer({ user_id, email = user_id, ...form }: LoginForm): Newcomer {
  if (!isEmail(email) || !isEmail(normalizeLogin(user_id))) throw invalidRequest('Bad email.')
  if (!form.last_name) throw invalidRequest('Bad or missing last_name.')
  return {
    email,
    profile: {
      lastName: form.last_name,
      ...(form.first_name && { firstName: form.first_name }),
      ...(form.phone_number && { phoneMobile: form.phone_number }),
    },
  }
}

async function sendCode(c: Context<SandboxEnv>, form: LoginForm, newcomer: Newcomer | undefined) {
  const { DB } = c.env
  const now = c.var.now()
  const site = form.channel_id
  const login = normalizeLogin(form.user_id)
  const known = await findByLogin(DB, site.id, login)
  const to = known ?? (newcomer && { login, ...newcomer })
  if (!to) return
  const token = await issueActionToken(
    DB,
    {
      purpose: 'sign-in',
      siteId: site.id,
      login,
      clientId: PRIVATE_CLIENT_ID,
      codeChallenge: form.code_challenge,
      usid: form.usid,
      isTyped: true,
      ...(!known && newcomer && { newcomer }),
    },
    { now, minutes: TOKEN_MINUTES },
  )
  const locale = supportedLocale(site, form.locale)
  const { mode, callback_uri: callbackUri } = form
  await deliverToken(DB, { kind: 'sign-in', mode, token, to, callbackUri, locale, now })
}

const TokenForm = v.object({
  grant_type: v.literal('client_credentials', 'Bad or missing grant_type.'),
  hint: v.literal('pwdless_login', 'Bad or missing hint.'),
  pwdless_login_token: v.pipe(
    v.string('Bad or missing pwdless_login_token.'),
    v.nonEmpty('Bad or missing pwdless_login_token.'),
  ),
  code_verifier: v.optional(v.string(), ''),
  login_id: v.optional(v.string()),
  dnt: v.optional(v.string(), 'false'),
})

/** Exchanges the number for tokens, creating the account of a new shopper. */
export const passwordlessToken = factory.createHandlers(async (c) => {
  if (!(await isPrivateClient(c.req.header('authorization')))) throw unauthorizedClient()
  const form = await readForm(c, TokenForm)
  const db = c.env.DB
  const now = c.var.now()
  const granted = await grantedBy(db, form, now)
  const customer = granted && (await getCustomer(db, granted, now))
  if (!customer) throw invalidGrant('invalid pwdless_login_token')

  const { siteId, customerId } = customer
  const { usid } = granted
  const { session, login } = await createLoginFrom(db, { siteId, customerId, usid }, now)
  await recordLogin(db, customerId, now)
  const grant = {
    session,
    clientId: PRIVATE_CLIENT_ID,
    login,
    dnt: form.dnt,
    signInMethod: 'login',
  } as const
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(db, grant, now))
})

/** A verifier is accepted even if the number was requested without a challenge. */
async function grantedBy(db: D1Database, form: v.InferOutput<typeof TokenForm>, now: number) {
  const expected = {
    purpose: 'sign-in',
    clientId: PRIVATE_CLIENT_ID,
    codeChallenge: form.code_verifier === '' ? '' : await sha256Base64Url(form.code_verifier),
    isForAnyDevice: true,
    ...(form.login_id !== undefined && { login: normalizeLogin(form.login_id) }),
  } as const
  return redeemActionToken(db, form.pwdless_login_token, expected, now)
}

/**
 * The customer the number signs in. A number sent to create an account does not open an existing
 * one: the person who created that account since may not be the one who reads this e-mail.
 */
async function getCustomer(
  db: D1Database,
  { siteId, login, newcomer }: ActionToken,
  now: number,
): Promise<CustomerRow | undefined> {
  const known = await findByLogin(db, siteId, login)
  if (newcomer === null) return known
  if (known) return undefined
  return registerCustomer(
    db,
    { siteId, login, passwordHash: null, ...v.parse(Newcomer, newcomer) },
    now,
  )
}
