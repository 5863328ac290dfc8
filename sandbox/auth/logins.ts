import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import { findSession, createSession } from './sessions.ts'

/** A signed-in shopper or agent. It ends at sign-out or when the password changes. */
export interface Login {
  loginId: string
  usid: string
  siteId: SiteId
  /** Null when an agent shops for a guest. */
  customerId: string | null
  /** The guest this shopper was before, whose basket may be merged or transferred. */
  previousCustomerId: string | null
  agentId: string | null
}

const LoginRow = v.pipe(
  v.object({
    login_id: v.string(),
    usid: v.string(),
    site_id: v.string(),
    customer_id: v.nullable(v.string()),
    previous_customer_id: v.nullable(v.string()),
    agent_id: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    loginId: row.login_id,
    usid: row.usid,
    siteId: row.site_id,
    customerId: row.customer_id,
    previousCustomerId: row.previous_customer_id,
    agentId: row.agent_id,
  })),
)

/** 32 hexadecimal digits. Every token of the login carries them in its `jti`. */
const newLoginId = () => crypto.randomUUID().replaceAll('-', '')

export async function createLogin(
  db: D1Database,
  login: Omit<Login, 'loginId'>,
  now: number,
): Promise<Login> {
  const loginId = newLoginId()
  await prepare(
    db,
    sql`INSERT INTO slas_logins (login_id, usid, site_id, customer_id, previous_customer_id,
          agent_id, created_at)
        VALUES (${loginId}, ${login.usid}, ${login.siteId}, ${login.customerId},
          ${login.previousCustomerId}, ${login.agentId}, ${now})`,
  ).run()
  return { loginId, ...login }
}

/** Signs a customer in, continuing the guest session of `usid` if there is one. */
export async function createLoginFrom(
  db: D1Database,
  { siteId, customerId, usid }: { siteId: SiteId; customerId: string; usid: string },
  now: number,
) {
  const guest = usid === '' ? undefined : await findSession(db, siteId, usid)
  const session = guest ?? (await createSession(db, siteId, now))
  const previousCustomerId = guest?.customerId ?? null
  const opened = { usid: session.usid, siteId, customerId, previousCustomerId, agentId: null }
  return { session, login: await createLogin(db, opened, now) }
}

export async function findLogin(db: D1Database, loginId: string): Promise<Login | undefined> {
  const row = await prepare(db, sql`SELECT * FROM slas_logins WHERE login_id = ${loginId}`).first()
  return row === null ? undefined : v.parse(LoginRow, row)
}

/** Voids every token of one login. */
export const revokeLogin = (db: D1Database, loginId: string) =>
  db.batch(endings(sql`login_id = ${loginId}`).map((statement) => prepare(db, statement)))

/**
 * Statements that void every token of a customer and every code that could be exchanged for one.
 */
export const revokeLogins = (customerId: string): Sql[] => [
  ...endings(sql`customer_id = ${customerId}`),
  sql`DELETE FROM slas_codes WHERE customer_id = ${customerId}`,
]

const endings = (which: Sql): Sql[] => [
  sql`DELETE FROM slas_refresh_tokens WHERE login_id IN
        (SELECT login_id FROM slas_logins WHERE ${which})`,
  sql`DELETE FROM slas_logins WHERE ${which}`,
]
