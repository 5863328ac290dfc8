import * as v from 'valibot'

import type { SiteId } from '../../platform/site.ts'
import { prepare, sql } from '../../platform/sql.ts'
import { randomToken, sha256Base64Url } from '../../auth/opaque-token.ts'

export const CHALLENGE_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000

interface Challenge {
  purpose: 'register' | 'sign-in'
  siteId: SiteId
  clientId: string
  /** Null if any shopper may respond. */
  login: string | null
  nickName: string | null
}

export async function issueChallenge(db: D1Database, request: Challenge, now: number) {
  const challenge = randomToken()
  const hash = await sha256Base64Url(challenge)
  await db.batch([
    prepare(
      db,
      sql`INSERT INTO slas_passkey_challenges (challenge_hash, purpose, site_id, client_id, login,
            nick_name, expires_at)
          VALUES (${hash}, ${request.purpose}, ${request.siteId}, ${request.clientId}, ${request.login},
            ${request.nickName}, ${now + CHALLENGE_MS})`,
    ),
    prepare(db, sql`DELETE FROM slas_passkey_challenges WHERE expires_at < ${now - DAY_MS}`),
  ])
  return challenge
}

const ChallengeRow = v.object({
  login: v.nullable(v.string()),
  nick_name: v.nullable(v.string()),
  expires_at: v.number(),
})

/** Redeems a challenge if it matches what is expected; it works once. */
export async function redeemChallenge(
  db: D1Database,
  challenge: string,
  { purpose, siteId, clientId }: Pick<Challenge, 'purpose' | 'siteId' | 'clientId'>,
  now: number,
) {
  const hash = await sha256Base64Url(challenge)
  const row = await prepare(
    db,
    sql`DELETE FROM slas_passkey_challenges WHERE challenge_hash = ${hash}
        AND purpose = ${purpose} AND site_id = ${siteId} AND client_id = ${clientId}
        RETURNING *`,
  ).first()
  if (row === null) return undefined
  const found = v.parse(ChallengeRow, row)
  if (found.expires_at <= now) return undefined
  return { login: found.login, nickName: found.nick_name }
}
