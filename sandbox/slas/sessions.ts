import * as v from 'valibot'

import type { SiteId } from '../catalogue/model.ts'

export const REFRESH_TOKEN_SECONDS = 2_592_000
const CODE_SECONDS = 300

export interface GuestSession {
  usid: string
  customerId: string
  siteId: SiteId
}

/** The guest session of `usid` on this site, or a new one. */
export async function attachGuest(db: D1Database, siteId: SiteId, usid: string, now: number) {
  const known = usid === '' ? undefined : await findSession(db, siteId, usid)
  return known ?? openSession(db, siteId, now)
}

export async function findSession(db: D1Database, siteId: SiteId, usid: string) {
  const customerId = await db
    .prepare('SELECT customer_id FROM slas_sessions WHERE usid = ?1 AND site_id = ?2')
    .bind(usid, siteId)
    .first<string>('customer_id')
  return customerId === null ? undefined : { usid, customerId, siteId }
}

async function openSession(db: D1Database, siteId: SiteId, now: number): Promise<GuestSession> {
  const session = { usid: crypto.randomUUID(), customerId: newCustomerId(), siteId }
  await db
    .prepare(
      'INSERT INTO slas_sessions (usid, site_id, customer_id, created_at) VALUES (?1, ?2, ?3, ?4)',
    )
    .bind(session.usid, siteId, session.customerId, now)
    .run()
  return session
}

interface CodeGrant {
  clientId: string
  siteId: SiteId
  redirectUri: string
  codeChallenge: string
  usid: string
}

export async function issueCode(db: D1Database, grant: CodeGrant, now: number) {
  const code = randomToken()
  await db
    .prepare(
      `INSERT INTO slas_codes (code_hash, client_id, site_id, redirect_uri, code_challenge, usid, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(
      await sha256Base64Url(code),
      grant.clientId,
      grant.siteId,
      grant.redirectUri,
      grant.codeChallenge,
      grant.usid,
      now + CODE_SECONDS * 1000,
    )
    .run()
  return code
}

const SiteIdColumn = v.picklist(['us', 'ca'])

const CodeRow = v.object({
  client_id: v.string(),
  site_id: SiteIdColumn,
  redirect_uri: v.string(),
  code_challenge: v.string(),
  usid: v.string(),
  expires_at: v.number(),
})

/** Takes a code out of the store: whatever happens next, it is used up. */
export async function redeemCode(
  db: D1Database,
  code: string,
  now: number,
): Promise<CodeGrant | undefined> {
  const row = await db
    .prepare('DELETE FROM slas_codes WHERE code_hash = ?1 RETURNING *')
    .bind(await sha256Base64Url(code))
    .first()
  if (row === null) return undefined

  const found = v.parse(CodeRow, row)
  if (found.expires_at <= now) return undefined
  return {
    clientId: found.client_id,
    siteId: found.site_id,
    redirectUri: found.redirect_uri,
    codeChallenge: found.code_challenge,
    usid: found.usid,
  }
}

interface RefreshGrant {
  clientId: string
  siteId: SiteId
  usid: string
  expiresAt: number
}

export async function issueRefreshToken(db: D1Database, grant: RefreshGrant) {
  const token = randomToken()
  await db
    .prepare(
      `INSERT INTO slas_refresh_tokens (token_hash, client_id, site_id, usid, expires_at)
       VALUES (?1, ?2, ?3, ?4, ?5)`,
    )
    .bind(await sha256Base64Url(token), grant.clientId, grant.siteId, grant.usid, grant.expiresAt)
    .run()
  return token
}

const RefreshRow = v.object({
  client_id: v.string(),
  site_id: SiteIdColumn,
  usid: v.string(),
  expires_at: v.number(),
})

/** Finds a client's refresh token and, with `use: 'once'`, takes it out of the store. */
export async function redeemRefreshToken(
  db: D1Database,
  { token, clientId, use }: { token: string; clientId: string; use: 'once' | 'again' },
  now: number,
): Promise<RefreshGrant | undefined> {
  const where = 'slas_refresh_tokens WHERE token_hash = ?1 AND client_id = ?2'
  const statement = use === 'once' ? `DELETE FROM ${where} RETURNING *` : `SELECT * FROM ${where}`
  const row = await db
    .prepare(statement)
    .bind(await sha256Base64Url(token), clientId)
    .first()
  if (row === null) return undefined

  const found = v.parse(RefreshRow, row)
  if (found.expires_at <= now) return undefined
  return {
    clientId: found.client_id,
    siteId: found.site_id,
    usid: found.usid,
    expiresAt: found.expires_at,
  }
}

/** The S256 transformation of PKCE; also how codes and refresh tokens are kept. */
export async function sha256Base64Url(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64Url(new Uint8Array(digest))
}

const randomToken = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const CUSTOMER_ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** 26 letters and digits, as the platform's customer ids are. */
function newCustomerId() {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const letters = Array.from(
    bytes,
    (byte) => CUSTOMER_ID_ALPHABET[byte % CUSTOMER_ID_ALPHABET.length],
  )
  return `ab${letters.join('')}`
}
