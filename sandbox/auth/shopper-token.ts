import { compactVerify, SignJWT } from 'jose'
import * as v from 'valibot'

import { TENANT } from '../platform/site.ts'
import { grantedScopes } from './clients.ts'
import { type Identity, toIsbClaim, parseIsbClaim } from './identity.ts'
import { findLogin } from './logins.ts'
import { KEY_ID, signingKey } from './signing-key.ts'

export const ACCESS_TOKEN_SECONDS = 1800
export const AGENT_TOKEN_SECONDS = 900
const CLOCK_SKEW_SECONDS = 5
const NOT_BEFORE_SECONDS = 30
const AGENT_SCOPE = 'sfcc.ta_ext_on_behalf_of'
const SYSTEM_SCOPE = 'sfcc.ts_ext_on_behalf_of'

/** The shopper, as stated in the access token. */
export interface ShopperToken extends Identity {
  /** The id of the registered shopper, else of the guest. */
  customerId: string
  usid: string
  clientId: string
  isRegistered: boolean
  /** The guest this shopper was before signing in, whose basket may be merged or transferred. */
  previousCustomerId: string | undefined
  /** Undefined for a guest without an agent. */
  loginId: string | undefined
  scopes: ReadonlySet<string>
  notBefore: number
  expiresAt: number
}

declare module '../platform/env.ts' {
  interface Variables {
    shopper: ShopperToken
  }
}

export interface TokenSubject extends Identity {
  usid: string
  clientId: string
  loginId: string | undefined
  dnt: '0' | '1'
}

/**
 * Signs the claims of an access token.
 * @throws OauthError if the identity is too long for its claim.
 */
export async function signShopperToken(db: D1Database, subject: TokenSubject, now: number) {
  const issuedAt = Math.floor(now / 1000)
  const isAgents = subject.agentId !== undefined
  const { privateKey } = await signingKey(db)
  return new SignJWT({
    aut: 'GUID',
    scp: getScopes(subject).join(' '),
    sub: `cc-slas::${TENANT}::scid:${subject.clientId}::usid:${subject.usid}`,
    ctx: 'slas',
    iss: `slas/prod/${TENANT}`,
    ist: 1,
    aud: `commercecloud/prod/${TENANT}`,
    sty: 'User',
    dnt: subject.dnt,
    isb: toIsbClaim(subject),
    nbf: issuedAt - NOT_BEFORE_SECONDS,
    iat: issuedAt,
    exp: issuedAt + (isAgents ? AGENT_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS),
    jti: tokenId(subject.loginId),
  })
    .setProtectedHeader({ ver: '1.0', kid: KEY_ID, typ: 'jwt', clv: 'J2.1.0', alg: 'ES256' })
    .sign(privateKey)
}

const getScopes = ({ agentId, signInMethod }: TokenSubject) => [
  ...grantedScopes,
  ...(agentId === undefined ? [] : [AGENT_SCOPE]),
  ...(signInMethod === 'tsob' ? [SYSTEM_SCOPE] : []),
]

const LOGIN_IN_TOKEN_ID = /^C2C([\da-f]{32})[\da-f]{16}$/

function tokenId(loginId: string | undefined) {
  const random = crypto.randomUUID().replaceAll('-', '')
  return loginId === undefined ? `C2C${random}` : `C2C${loginId}${random.slice(0, 16)}`
}

const Claims = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    iss: v.literal(`slas/prod/${TENANT}`),
    aud: v.literal(`commercecloud/prod/${TENANT}`),
    sub: v.string(),
    isb: v.string(),
    scp: v.string(),
    jti: v.string(),
    nbf: v.number(),
    exp: v.number(),
  }),
)
export type ShopperClaims = v.InferOutput<typeof Claims>

const SUBJECT = new RegExp(`^cc-slas::${TENANT}::scid:([^:]+)::usid:([^:]+)$`)

// A signature costs more than the rest of a small request, so it is checked once per token.
const verified = new Map<string, ShopperToken>()
const VERIFIED_LIMIT = 2000

/**
 * Reads a bearer token. Returns `'invalid'` if it is not ours, `'expired'` outside its lifetime,
 * and `'revoked'` once its login has ended.
 */
export async function readShopperToken(db: D1Database, token: string, now: number) {
  const known = verified.get(token) ?? (await verify(db, token))
  if (!known) return 'invalid'

  const seconds = now / 1000
  const isCurrent =
    seconds >= known.notBefore - CLOCK_SKEW_SECONDS &&
    seconds < known.expiresAt + CLOCK_SKEW_SECONDS
  if (!isCurrent) return 'expired'
  if (known.loginId === undefined) return known

  const login = await findLogin(db, known.loginId)
  if (!login) return 'revoked'
  return { ...known, previousCustomerId: login.previousCustomerId ?? undefined }
}

async function verify(db: D1Database, token: string): Promise<ShopperToken | undefined> {
  const claims = await readClaims(db, token)
  const shopper = claims && getShopper(claims)
  if (shopper) remember(token, shopper)
  return shopper
}

/** The claims of one of our own tokens, even if it has expired. */
export async function readClaims(
  db: D1Database,
  token: string,
): Promise<ShopperClaims | undefined> {
  const { publicKey } = await signingKey(db)
  const payload = await compactVerify(token, publicKey, { algorithms: ['ES256'] }).then(
    ({ payload, protectedHeader }) =>
      protectedHeader.kid === KEY_ID ? new TextDecoder().decode(payload) : '',
    () => '',
  )
  const claims = v.safeParse(Claims, payload)
  return claims.success ? claims.output : undefined
}

function getShopper(claims: ShopperClaims): ShopperToken | undefined {
  const [, clientId, usid] = SUBJECT.exec(claims.sub) ?? []
  const identity = parseIsbClaim(claims.isb)
  const loginId = LOGIN_IN_TOKEN_ID.exec(claims.jti)?.[1]
  if (clientId === undefined || usid === undefined || !identity) return undefined
  const isRegistered = identity.registeredId !== undefined
  if ((isRegistered || identity.agentId !== undefined) && loginId === undefined) return undefined
  return {
    ...identity,
    customerId: identity.registeredId ?? identity.guestId,
    usid,
    clientId,
    isRegistered,
    previousCustomerId: undefined,
    loginId,
    scopes: new Set(claims.scp.split(' ')),
    notBefore: claims.nbf,
    expiresAt: claims.exp,
  }
}

function remember(token: string, shopper: ShopperToken) {
  if (verified.size >= VERIFIED_LIMIT) {
    const oldest = verified.keys().next().value
    if (oldest !== undefined) verified.delete(oldest)
  }
  verified.set(token, shopper)
}
