import * as v from 'valibot'

import { recordLogin } from '../customers/customer-row.ts'
import { factory } from '../platform/env.ts'
import { isBasic, isPrivateClient, PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID } from '../auth/clients.ts'
import { redeemCode, requireVerifier } from './codes.ts'
import { findLogin, createLogin } from '../auth/logins.ts'
import {
  grantNotAllowed,
  invalidGrant,
  invalidRequest,
  OauthError,
  unauthorizedClient,
} from '../auth/oauth-error.ts'
import { fields, readForm } from './read-form.ts'
import { redeemRefreshToken } from './refresh-tokens.ts'
import { handleSessionBridge } from './session-bridge.ts'
import { findOrCreateGuestSession, findSession } from '../auth/sessions.ts'
import { type Grant, tokenResponse } from './token-response.ts'

const Form = v.object({
  grant_type: v.string('Bad or missing grant_type.'),
  client_id: v.optional(v.string(), ''),
  channel_id: fields.site,
  code: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
  redirect_uri: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
  usid: fields.usid,
  dnt: v.optional(v.string(), 'false'),
})

interface Request {
  db: D1Database
  form: v.InferOutput<typeof Form>
  authorization: string | undefined
  now: number
}

/** Exchanges a code, a client's secret or a refresh token for an access token. */
export const token = factory.createHandlers(async (c) => {
  const form = await readForm(c, Form)
  if (form.grant_type === 'session_bridge') return handleSessionBridge(c)
  const authorization = c.req.header('authorization')
  const request = { db: c.env.DB, form, authorization, now: c.var.now() }
  const grant = await getGrant(request)
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(c.env.DB, grant, request.now))
})

function getGrant(request: Request): Promise<Grant> {
  switch (request.form.grant_type) {
    case 'authorization_code_pkce':
      return byCode(request)
    case 'authorization_code':
      return byCodeOfPrivateClient(request)
    case 'client_credentials':
      return bySecret(request)
    case 'refresh_token':
      return byRefreshToken(request)
    default:
      throw new OauthError(400, 'unsupported_grant_type', 'Bad or missing grant_type.')
  }
}

async function byCode(request: Request): Promise<Grant> {
  const { db, form, now } = request
  const clientId = await getClient(request)
  const granted = await redeemCode(db, form.code, now)
  if (!granted || granted.flow !== 'login') throw invalidGrant('invalid code')
  const { siteId, usid, customerId, previousCustomerId } = granted
  if (
    granted.clientId !== clientId ||
    granted.redirectUri !== form.redirect_uri ||
    siteId !== form.channel_id.id
  ) {
    throw invalidGrant('The code was issued for another request.')
  }
  await requireVerifier(form.code_verifier, granted.codeChallenge)

  const session = await findOrCreateGuestSession(db, siteId, usid, now)
  if (customerId === null) return { session, clientId, login: null, dnt: form.dnt }
  await recordLogin(db, customerId, now)
  const opened = { usid: session.usid, siteId, customerId, previousCustomerId, agentId: null }
  return { session, clientId, login: await createLogin(db, opened, now), dnt: form.dnt }
}

/** A code without a proof needs a secret, so a public client has to send the proof. */
async function byCodeOfPrivateClient(request: Request): Promise<Grant> {
  if (isBasic(request.authorization)) return byCode(request)
  await getClient(request)
  throw grantNotAllowed()
}

async function bySecret({ db, form, authorization, now }: Request): Promise<Grant> {
  if (!(await isPrivateClient(authorization))) throw unauthorizedClient()
  const session = await findOrCreateGuestSession(db, form.channel_id.id, form.usid, now)
  return { session, clientId: PRIVATE_CLIENT_ID, login: null, dnt: form.dnt }
}

async function byRefreshToken(request: Request): Promise<Grant> {
  const { db, form, now } = request
  const clientId = await getClient(request)
  const isPrivate = clientId === PRIVATE_CLIENT_ID
  const used = { token: form.refresh_token, clientId, use: isPrivate ? 'again' : 'once' } as const
  const granted = await redeemRefreshToken(db, used, now)
  if (granted?.siteId !== form.channel_id.id) throw invalidGrant('invalid refresh_token')

  const session = await findSession(db, granted.siteId, granted.usid)
  const login = granted.loginId === null ? null : await findLogin(db, granted.loginId)
  if (!session || login === undefined) throw invalidGrant('invalid refresh_token')
  const reusedRefreshToken = { token: form.refresh_token, expiresAt: granted.expiresAt }
  return { session, clientId, login, dnt: form.dnt, ...(isPrivate && { reusedRefreshToken }) }
}

/**
 * The client of the request: a private one authenticates with its secret, a public one gives its
 * id.
 */
async function getClient({ form, authorization }: Request) {
  if (isBasic(authorization)) {
    if (await isPrivateClient(authorization)) return PRIVATE_CLIENT_ID
    throw unauthorizedClient()
  }
  if (form.client_id !== PUBLIC_CLIENT_ID) throw invalidRequest('Bad or missing client_id.')
  return PUBLIC_CLIENT_ID
}
