import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { findLogin, type Login } from './logins.ts'
import { randomToken, sha256Base64Url } from './opaque-token.ts'
import { findSession, type GuestSession } from './sessions.ts'

/** A session ends this long after its last request. */
const LIFETIME_MS = 30 * 60_000

/** A session of the classic storefront: the same shopper as the session of the shopper APIs that it is bound to. */
export interface ClassicSession {
  session: GuestSession
  /** Null for a guest. */
  login: Login | null
}

/** Opens a session for a shopper. Returns the value of its cookie, `dwsid`. */
export async function openClassicSession(
  db: D1Database,
  { session, login }: ClassicSession,
  now: number,
) {
  const dwsid = randomToken()
  const hash = await sha256Base64Url(dwsid)
  await db.batch([
    prepare(db, sql`DELETE FROM classic_sessions WHERE expires_at <= ${now}`),
    prepare(
      db,
      sql`INSERT INTO classic_sessions (dwsid_hash, site_id, usid, login_id, expires_at)
          VALUES (${hash}, ${session.siteId}, ${session.usid}, ${login?.loginId ?? null},
            ${now + LIFETIME_MS})`,
    ),
  ])
  return dwsid
}

const Row = v.object({ usid: v.string(), login_id: v.nullable(v.string()) })

/** The session of a cookie, which lives on with every request. Undefined once it has ended, or its login has. */
export async function findClassicSession(
  db: D1Database,
  { dwsid, siteId }: { dwsid: string; siteId: SiteId },
  now: number,
): Promise<ClassicSession | undefined> {
  const hash = await sha256Base64Url(dwsid)
  const row = await prepare(
    db,
    sql`UPDATE classic_sessions SET expires_at = ${now + LIFETIME_MS}
        WHERE dwsid_hash = ${hash} AND site_id = ${siteId} AND expires_at > ${now}
        RETURNING usid, login_id`,
  ).first()
  if (row === null) return undefined
  const { usid, login_id: loginId } = v.parse(Row, row)
  const session = await findSession(db, siteId, usid)
  const login = loginId === null ? null : await findLogin(db, loginId)
  return session && login !== undefined ? { session, login } : undefined
}

export async function endClassicSession(db: D1Database, dwsid: string) {
  const hash = await sha256Base64Url(dwsid)
  await prepare(db, sql`DELETE FROM classic_sessions WHERE dwsid_hash = ${hash}`).run()
}
