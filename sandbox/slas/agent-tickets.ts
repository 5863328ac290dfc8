import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { randomToken, sha256Base64Url } from '../auth/opaque-token.ts'

const TICKET_MS = 10 * 60_000

/** An agent's request to shop for a customer or guest. */
export interface AgentTicket {
  /** Null until the agent has signed in. */
  agentId: string | null
  clientId: string
  siteId: SiteId
  /** A shopper's login, or `guest`. */
  loginId: string
  idpOrigin: string
  redirectUri: string
  codeChallenge: string
  state: string | null
}

export async function issueTicket(db: D1Database, ticket: AgentTicket, now: number) {
  const token = randomToken()
  const hash = await sha256Base64Url(token)
  await prepare(
    db,
    sql`INSERT INTO slas_agent_tickets (ticket_hash, agent_id, client_id, site_id, login_id,
          idp_origin, redirect_uri, code_challenge, state, expires_at)
        VALUES (${hash}, ${ticket.agentId}, ${ticket.clientId}, ${ticket.siteId},
          ${ticket.loginId}, ${ticket.idpOrigin}, ${ticket.redirectUri}, ${ticket.codeChallenge},
          ${ticket.state}, ${now + TICKET_MS})`,
  ).run()
  return token
}

const TicketRow = v.pipe(
  v.object({
    agent_id: v.nullable(v.string()),
    client_id: v.string(),
    site_id: v.string(),
    login_id: v.string(),
    idp_origin: v.string(),
    redirect_uri: v.string(),
    code_challenge: v.string(),
    state: v.nullable(v.string()),
    expires_at: v.number(),
  }),
  v.transform((row) => ({
    agentId: row.agent_id,
    clientId: row.client_id,
    siteId: row.site_id,
    loginId: row.login_id,
    idpOrigin: row.idp_origin,
    redirectUri: row.redirect_uri,
    codeChallenge: row.code_challenge,
    state: row.state,
    expiresAt: row.expires_at,
  })),
)

/** Finds a ticket whose agent has not signed in yet, and leaves it in the store. */
export async function findOpenTicket(db: D1Database, token: string, now: number) {
  const hash = await sha256Base64Url(token)
  const statement = sql`SELECT * FROM slas_agent_tickets
    WHERE ticket_hash = ${hash} AND agent_id IS NULL`
  return current(await prepare(db, statement).first(), now)
}

/** Redeems a ticket: an open one, or the code of an agent who has signed in. */
export async function redeemTicket(
  db: D1Database,
  token: string,
  { isSignedIn }: { isSignedIn: boolean },
  now: number,
) {
  const hash = await sha256Base64Url(token)
  const statement = sql`DELETE FROM slas_agent_tickets
    WHERE ticket_hash = ${hash} AND (agent_id IS NOT NULL) = ${Number(isSignedIn)} RETURNING *`
  return current(await prepare(db, statement).first(), now)
}

function current(row: unknown, now: number) {
  if (row === null) return undefined
  const ticket = v.parse(TicketRow, row)
  return ticket.expiresAt <= now ? undefined : ticket
}
