import type { SiteId } from '../platform/site.ts'
import { newCustomerId } from './opaque-token.ts'

/** An anonymous visitor's session on a site; a login builds on it. */
export interface GuestSession {
  usid: string
  /** The guest's customer id. */
  customerId: string
  siteId: SiteId
}

/** The guest session of `usid` on this site, or a new one. */
export async function findOrCreateGuestSession(
  db: D1Database,
  siteId: SiteId,
  usid: string,
  now: number,
) {
  const known = usid === '' ? undefined : await findSession(db, siteId, usid)
  return known ?? createSession(db, siteId, now)
}

export async function findSession(db: D1Database, siteId: SiteId, usid: string) {
  const customerId = await db
    .prepare('SELECT customer_id FROM slas_sessions WHERE usid = ?1 AND site_id = ?2')
    .bind(usid, siteId)
    .first<string>('customer_id')
  return customerId === null ? undefined : { usid, customerId, siteId }
}

export async function createSession(
  db: D1Database,
  siteId: SiteId,
  now: number,
): Promise<GuestSession> {
  const session = { usid: crypto.randomUUID(), customerId: newCustomerId(), siteId }
  await db
    .prepare(
      'INSERT INTO slas_sessions (usid, site_id, customer_id, created_at) VALUES (?1, ?2, ?3, ?4)',
    )
    .bind(session.usid, siteId, session.customerId, now)
    .run()
  return session
}
