import * as v from 'valibot'

import { factory } from '../env.ts'
import { findSite } from '../sites.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID } from './clients.ts'
import { invalidRequest, OauthError } from './oauth-error.ts'
import {
  attachGuest,
  findSession,
  type GuestSession,
  issueRefreshToken,
  redeemCode,
  redeemRefreshToken,
  REFRESH_TOKEN_SECONDS,
  sha256Base64Url,
} from './sessions.ts'
import { ACCESS_TOKEN_SECONDS, signShopperToken } from './shopper-token.ts'

const MAX_BODY_CHARACTERS = 16_384

const Form = v.object({
  grant_type: v.string('Bad or missing grant_type.'),
  client_id: v.optional(v.string(), ''),
  channel_id: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
  redirect_uri: v.optional(v.string(), ''),
  refresh_token: v.optional(v.string(), ''),
  usid: v.optional(v.pipe(v.string(), v.maxLength(64, 'invalid usid')), ''),
  dnt: v.optional(v.string(), 'false'),
})
type Form = v.InferOutput<typeof Form>

interface Request {
  db: D1Database
  form: Form
  authorization: string
  now: number
}

interface Grant {
  session: GuestSession
  clientId: string
  /** Set when the refresh token that was sent stays the valid one. */
  keptRefresh?: { token: string; expiresAt: number }
}

/** Exchanges a code, a client's secret or a refresh token for an access token. */
export const token = factory.createHandlers(async (c) => {
  const body = await c.req.text()
  if (body.length > MAX_BODY_CHARACTERS) {
    throw new OauthError(413, 'invalid_request', 'The request is too large.')
  }
  const parsed = v.safeParse(Form, Object.fromEntries(new URLSearchParams(body)))
  if (!parsed.success) throw invalidRequest(parsed.issues[0].message)

  const authorization = c.req.header('authorization') ?? ''
  const request = { db: c.env.DB, form: parsed.output, authorization, now: c.var.now() }
  const grant = await grantOf(request)
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(request, grant))
})

function grantOf(request: Request): Promise<Grant> {
  switch (request.form.grant_type) {
    case 'authorization_code_pkce':
      return byCode(request)
    case 'client_credentials':
      return bySecret(request)
    case 'refresh_token':
      return byRefreshToken(request)
    default:
      throw new OauthError(400, 'unsupported_grant_type', 'Bad or missing grant_type.')
  }
}

async function byCode({ db, form, now }: Request): Promise<Grant> {
  const site = siteOf(form)
  if (form.client_id !== PUBLIC_CLIENT_ID) throw invalidRequest('Bad or missing client_id.')

  const granted = await redeemCode(db, form.code, now)
  if (!granted) throw new OauthError(400, 'invalid_grant', 'invalid code')
  if (granted.redirectUri !== form.redirect_uri || granted.siteId !== site.id) {
    throw new OauthError(400, 'invalid_grant', 'The code was issued for another request.')
  }
  if ((await sha256Base64Url(form.code_verifier)) !== granted.codeChallenge) {
    throw new OauthError(400, 'invalid_grant', 'invalid code_verifier')
  }
  const session = await attachGuest(db, site.id, granted.usid, now)
  return { session, clientId: form.client_id }
}

async function bySecret({ db, form, authorization, now }: Request): Promise<Grant> {
  await requirePrivateClient(authorization)
  const session = await attachGuest(db, siteOf(form).id, form.usid, now)
  return { session, clientId: PRIVATE_CLIENT_ID }
}

async function byRefreshToken({ db, form, authorization, now }: Request): Promise<Grant> {
  const site = siteOf(form)
  if (authorization !== '') await requirePrivateClient(authorization)
  else if (form.client_id !== PUBLIC_CLIENT_ID) throw invalidRequest('Bad or missing client_id.')

  const isPrivate = authorization !== ''
  const clientId = isPrivate ? PRIVATE_CLIENT_ID : PUBLIC_CLIENT_ID
  const used = { token: form.refresh_token, clientId, use: isPrivate ? 'again' : 'once' } as const
  const granted = await redeemRefreshToken(db, used, now)
  const session =
    granted?.siteId === site.id ? await findSession(db, site.id, granted.usid) : undefined
  if (!granted || !session) throw new OauthError(400, 'invalid_grant', 'invalid refresh_token')

  const kept = { token: form.refresh_token, expiresAt: granted.expiresAt }
  return { session, clientId, ...(isPrivate && { keptRefresh: kept }) }
}

async function tokenResponse(
  { db, form, now }: Request,
  { session, clientId, keptRefresh }: Grant,
) {
  const dnt = form.dnt === 'true' || form.dnt === '1' ? '1' : '0'
  const expiresAt = keptRefresh?.expiresAt ?? now + REFRESH_TOKEN_SECONDS * 1000
  const { usid, siteId, customerId } = session
  return {
    access_token: await signShopperToken(db, { usid, siteId, customerId, clientId, dnt }, now),
    id_token: '',
    refresh_token:
      keptRefresh?.token ?? (await issueRefreshToken(db, { clientId, siteId, usid, expiresAt })),
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token_expires_in: Math.floor((expiresAt - now) / 1000),
    token_type: 'Bearer',
    usid,
    customer_id: customerId,
    enc_user_id: '',
    idp_access_token: '',
    idp_refresh_token: '',
    dnt,
  }
}

function siteOf(form: Form) {
  const site = findSite(form.channel_id)
  if (!site) throw invalidRequest('invalid channel_id')
  return site
}

async function requirePrivateClient(authorization: string) {
  if (await isPrivateClient(authorization)) return
  throw new OauthError(401, 'invalid_client', 'Unauthorized Credentials.')
}
