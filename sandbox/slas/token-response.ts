import { SignJWT } from 'jose'

import { toHex } from '../platform/hex.ts'
import { findCustomer, formatFullName } from '../customers/customer-row.ts'
import type { Identity } from '../auth/identity.ts'
import type { Login } from '../auth/logins.ts'
import { invalidGrant } from '../auth/oauth-error.ts'
import type { GuestSession } from '../auth/sessions.ts'
import {
  ACCESS_TOKEN_SECONDS,
  AGENT_TOKEN_SECONDS,
  signShopperToken,
  type TokenSubject,
} from '../auth/shopper-token.ts'
import { TENANT } from '../platform/site.ts'
import { KEY_ID, signingKey } from '../auth/signing-key.ts'
import { issueRefreshToken } from './refresh-tokens.ts'

const DAY = 86_400
const REFRESH_TOKEN_SECONDS = { guest: 30 * DAY, registered: 90 * DAY }

/** The session and login that a request has proved. */
export interface Grant {
  session: GuestSession
  clientId: string
  /** Null for a guest. */
  login: Login | null
  /** As the client sent it; `true` and `1` mean do not track. */
  dnt: string
  signInMethod?: Identity['signInMethod']
  /** Set if the refresh token in the request stays valid. */
  reusedRefreshToken?: { token: string; expiresAt: number }
}

/** The tokens of a grant. An agent gets no refresh token. */
export async function tokenResponse(db: D1Database, grant: Grant, now: number) {
  const { session } = grant
  const identity = await getIdentity(db, grant)
  const subject = subjectOf(grant, identity)
  const { dnt } = subject
  const isAgents = identity.agentId !== undefined
  const seconds = isAgents ? AGENT_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS
  return {
    access_token: await signShopperToken(db, subject, now),
    id_token: await signIdToken(db, { ...subject, seconds }, now),
    ...(!isAgents && (await refreshPart(db, grant, now))),
    expires_in: seconds,
    token_type: 'Bearer',
    usid: session.usid,
    customer_id: identity.registeredId ?? identity.guestId,
    enc_user_id: await encryptedLogin(identity.login),
    idp_access_token: '',
    idp_refresh_token: '',
    dnt,
  }
}

/** The access token alone. */
export async function accessTokenOf(db: D1Database, grant: Grant, now: number) {
  return signShopperToken(db, subjectOf(grant, await getIdentity(db, grant)), now)
}

const subjectOf = ({ session, clientId, login, dnt }: Grant, identity: Identity): TokenSubject => ({
  ...identity,
  usid: session.usid,
  clientId,
  loginId: login?.loginId,
  dnt: dnt === 'true' || dnt === '1' ? '1' : '0',
})

async function refreshPart(
  db: D1Database,
  { session, clientId, login, reusedRefreshToken }: Grant,
  now: number,
) {
  const seconds = REFRESH_TOKEN_SECONDS[login?.customerId ? 'registered' : 'guest']
  const expiresAt = reusedRefreshToken?.expiresAt ?? now + seconds * 1000
  const { usid, siteId } = session
  const loginId = login?.loginId ?? null
  return {
    refresh_token:
      reusedRefreshToken?.token ??
      (await issueRefreshToken(db, { clientId, siteId, usid, loginId, expiresAt })),
    refresh_token_expires_in: Math.floor((expiresAt - now) / 1000),
  }
}

async function getIdentity(
  db: D1Database,
  { session, login, signInMethod }: Grant,
): Promise<Identity> {
  const guest = { siteId: session.siteId, guestId: session.customerId, signInMethod }
  const agentId = login?.agentId ?? undefined
  if (!login?.customerId) {
    return { ...guest, registeredId: undefined, login: undefined, fullName: '', agentId }
  }
  const customer = await findCustomer(db, login.customerId)
  if (!customer) throw invalidGrant('The shopper is not known any more.')
  const { customerId: registeredId, login: name } = customer
  return {
    ...guest,
    registeredId,
    login: name,
    fullName: formatFullName(customer) || name,
    agentId,
  }
}

/** The platform's `enc_user_id`: the MD5 of the login in upper case. */
async function encryptedLogin(login: string | undefined) {
  if (login === undefined) return ''
  const digest = await crypto.subtle.digest('MD5', new TextEncoder().encode(login))
  return toHex(new Uint8Array(digest)).toUpperCase()
}

interface IdSubject extends Identity {
  usid: string
  clientId: string
  /** Lifetime of the access token issued with it. */
  seconds: number
}

/** Signs the ID token. Its subject is the same as in userinfo. */
async function signIdToken(
  db: D1Database,
  { usid, clientId, seconds, siteId, guestId, registeredId, login, fullName }: IdSubject,
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const { privateKey } = await signingKey(db)
  return new SignJWT({
    iss: `slas/prod/${TENANT}`,
    aud: clientId,
    sub: usid,
    iat: issuedAt,
    exp: issuedAt + seconds,
    chid: siteId,
    gcid: guestId,
    ...(registeredId !== undefined && {
      rcid: registeredId,
      preferred_username: login,
      name: fullName,
    }),
  })
    .setProtectedHeader({ kid: KEY_ID, typ: 'jwt', alg: 'ES256' })
    .sign(privateKey)
}
