import * as v from 'valibot'

import { normalizeLogin } from './email-rules.ts'
import { prepare, sql } from '../platform/sql.ts'
import { OauthError, tooManyRequests } from './oauth-error.ts'
import { sha256Base64Url } from './opaque-token.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Limits per login: messages and guesses of a shopper, and tokens for a trusted system. Look-ups are limited per order. */
const limits = {
  lookup: { most: 10, windowMs: 15 * MINUTE_MS },
  otp: { most: 6, windowMs: 10 * MINUTE_MS },
  passkey: { most: 6, windowMs: 10 * MINUTE_MS },
  password: { most: 6, windowMs: 30 * MINUTE_MS },
  reset: { most: 6, windowMs: 10 * MINUTE_MS },
  'sign-in': { most: 6, windowMs: 10 * MINUTE_MS },
  system: { most: 1, windowMs: 3000 },
} as const

/** The login or order that a request is about; it need not exist. */
interface LimitKey {
  siteId: string
  login: string
}

const CountRow = v.object({ requests: v.number(), ends_at: v.number() })

/**
 * Counts a requested message before checking whether the shopper exists.
 * @throws OauthError 429 if there were too many for this login.
 */
export async function limitMessages(
  db: D1Database,
  kind: Exclude<keyof typeof limits, 'lookup' | 'password' | 'system'>,
  key: LimitKey,
  now: number,
) {
  const wait = await countRequest(db, kind, key, now)
  if (wait > 0) throw tooManyRequests(wait)
}

/** @throws OauthError 409 for a second token for the same shopper within three seconds. */
export async function limitSystemTokens(db: D1Database, key: LimitKey, now: number) {
  if ((await countRequest(db, 'system', key, now)) === 0) return
  throw new OauthError(409, 'conflict', 'A token for this login was issued a moment ago.')
}

/**
 * Counts a request for a login.
 * @returns the seconds until the next request is allowed; 0 if it is allowed now
 */
export async function countRequest(
  db: D1Database,
  kind: keyof typeof limits,
  { siteId, login }: LimitKey,
  now: number,
) {
  const { most, windowMs } = limits[kind]
  const hash = await sha256Base64Url(normalizeLogin(login))
  const end = now + windowMs
  const isOver = sql`ends_at NOT BETWEEN ${now + 1} AND ${end}`
  const [counted] = await db.batch([
    prepare(
      db,
      sql`INSERT INTO slas_request_counts (kind, site_id, login_hash, requests, ends_at)
          VALUES (${kind}, ${siteId}, ${hash}, 1, ${end})
          ON CONFLICT DO UPDATE SET
            requests = CASE WHEN ${isOver} THEN 1 ELSE requests + 1 END,
            ends_at = CASE WHEN ${isOver} THEN ${end} ELSE ends_at END
          RETURNING requests, ends_at`,
    ),
    prepare(db, sql`DELETE FROM slas_request_counts WHERE ends_at < ${now - DAY_MS}`),
  ])
  const { requests, ends_at: endsAt } = v.parse(CountRow, counted?.results[0])
  return requests > most ? Math.ceil((endsAt - now) / 1000) : 0
}

/** Forgets the wrong guesses after a right one. */
export async function resetGuesses(db: D1Database, kind: 'password', { siteId, login }: LimitKey) {
  const hash = await sha256Base64Url(normalizeLogin(login))
  await prepare(
    db,
    sql`DELETE FROM slas_request_counts
        WHERE kind = ${kind} AND site_id = ${siteId} AND login_hash = ${hash}`,
  ).run()
}
