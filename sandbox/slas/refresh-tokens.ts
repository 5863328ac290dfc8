import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { randomToken, sha256Base64Url } from '../auth/opaque-token.ts'

interface RefreshGrant {
  clientId: string
  siteId: SiteId
  usid: string
  /** The login of a signed-in shopper; null for a guest. */
  loginId: string | null
  expiresAt: number
}

export async function issueRefreshToken(db: D1Database, grant: RefreshGrant) {
  const token = randomToken()
  const hash = await sha256Base64Url(token)
  await prepare(
    db,
    sql`INSERT INTO slas_refresh_tokens (token_hash, client_id, site_id, usid, login_id, expires_at)
        VALUES (${hash}, ${grant.clientId}, ${grant.siteId}, ${grant.usid}, ${grant.loginId},
          ${grant.expiresAt})`,
  ).run()
  return token
}

const RefreshRow = v.pipe(
  v.object({
    client_id: v.string(),
    site_id: v.string(),
    usid: v.string(),
    login_id: v.nullable(v.string()),
    expires_at: v.number(),
  }),
  v.transform((row) => ({
    clientId: row.client_id,
    siteId: row.site_id,
    usid: row.usid,
    loginId: row.login_id,
    expiresAt: row.expires_at,
  })),
)

/** Finds a client's refresh token and, with `use: 'once'`, deletes it. */
export async function redeemRefreshToken(
  db: D1Database,
  { token, clientId, use }: { token: string; clientId: string; use: 'once' | 'again' },
  now: number,
): Promise<RefreshGrant | undefined> {
  const hash = await sha256Base64Url(token)
  const found = sql`slas_refresh_tokens WHERE token_hash = ${hash} AND client_id = ${clientId}`
  const statement =
    use === 'once' ? sql`DELETE FROM ${found} RETURNING *` : sql`SELECT * FROM ${found}`
  const row = await prepare(db, statement).first()
  if (row === null) return undefined
  const grant = v.parse(RefreshRow, row)
  return grant.expiresAt <= now ? undefined : grant
}
