import { compactVerify, SignJWT } from 'jose'
import * as v from 'valibot'

import type { SiteId } from '../catalogue/model.ts'
import { findSite, TENANT } from '../sites.ts'
import { scopes } from './clients.ts'
import { KEY_ID, signingKey } from './signing-key.ts'

export const ACCESS_TOKEN_SECONDS = 1800
const CLOCK_SKEW_SECONDS = 5
const NOT_BEFORE_SECONDS = 30

/** Who is asking, as their access token says it. */
export interface ShopperToken {
  usid: string
  customerId: string
  siteId: SiteId
  clientId: string
  scopes: ReadonlySet<string>
  notBefore: number
  expiresAt: number
}

interface TokenSubject {
  usid: string
  customerId: string
  siteId: SiteId
  clientId: string
  dnt: '0' | '1'
}

/** Signs the claims of `scapi` 2.4 for a guest. */
export async function signShopperToken(db: D1Database, subject: TokenSubject, now: number) {
  const issuedAt = Math.floor(now / 1000)
  const { privateKey } = await signingKey(db)
  return new SignJWT({
    aut: 'GUID',
    scp: scopes.join(' '),
    sub: `cc-slas::${TENANT}::scid:${subject.clientId}::usid:${subject.usid}`,
    ctx: 'slas',
    iss: `slas/prod/${TENANT}`,
    ist: 1,
    aud: `commercecloud/prod/${TENANT}`,
    sty: 'User',
    dnt: subject.dnt,
    isb: `uido:slas::upn:Guest::uidn:Guest User::gcid:${subject.customerId}::chid:${subject.siteId}`,
    nbf: issuedAt - NOT_BEFORE_SECONDS,
    iat: issuedAt,
    exp: issuedAt + ACCESS_TOKEN_SECONDS,
    jti: `C2C${crypto.randomUUID().replaceAll('-', '')}`,
  })
    .setProtectedHeader({ ver: '1.0', kid: KEY_ID, typ: 'jwt', clv: 'J2.1.0', alg: 'ES256' })
    .sign(privateKey)
}

const Claims = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    iss: v.literal(`slas/prod/${TENANT}`),
    aud: v.literal(`commercecloud/prod/${TENANT}`),
    sub: v.string(),
    isb: v.string(),
    scp: v.string(),
    nbf: v.number(),
    exp: v.number(),
  }),
)

const SUBJECT = new RegExp(`^cc-slas::${TENANT}::scid:([^:]+)::usid:([^:]+)$`)
const IDENTITY = /::gcid:([^:]+)(?:::rcid:([^:]+))?::chid:([^:]+)/

// A signature costs more than the rest of a small request, so it is checked once per token.
const verified = new Map<string, ShopperToken>()
const VERIFIED_LIMIT = 2000

/** Reads a bearer token; `'invalid'` if it is not ours, `'expired'` outside its time. */
export async function readShopperToken(db: D1Database, token: string, now: number) {
  const known = verified.get(token) ?? (await verify(db, token))
  if (!known) return 'invalid'

  const seconds = now / 1000
  const isCurrent =
    seconds >= known.notBefore - CLOCK_SKEW_SECONDS &&
    seconds < known.expiresAt + CLOCK_SKEW_SECONDS
  return isCurrent ? known : 'expired'
}

async function verify(db: D1Database, token: string): Promise<ShopperToken | undefined> {
  const { publicKey } = await signingKey(db)
  const payload = await compactVerify(token, publicKey, { algorithms: ['ES256'] }).then(
    (result) => new TextDecoder().decode(result.payload),
    () => '',
  )
  const claims = v.safeParse(Claims, payload)
  if (!claims.success) return undefined

  const shopper = shopperOf(claims.output)
  if (shopper) remember(token, shopper)
  return shopper
}

function shopperOf(claims: v.InferOutput<typeof Claims>): ShopperToken | undefined {
  const [, clientId, usid] = SUBJECT.exec(claims.sub) ?? []
  const [, guestId, registeredId, channel] = IDENTITY.exec(claims.isb) ?? []
  const site = findSite(channel)
  const customerId = registeredId ?? guestId
  if (clientId === undefined || usid === undefined || customerId === undefined || !site)
    return undefined
  return {
    usid,
    customerId,
    siteId: site.id,
    clientId,
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
