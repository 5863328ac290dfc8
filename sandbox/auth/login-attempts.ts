import * as v from 'valibot'

import { normalizeLogin } from './email-rules.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import { OauthError } from './oauth-error.ts'
import { sha256Base64Url } from './opaque-token.ts'

const FAILURES_TO_LOCK = 6
const LOCK_MS = 30 * 60_000
const WARNINGS_FROM = 2
/** The minimum time between two attempts for the same login. */
const PAUSE_MS = 1000

/** The subject of an attempt: a login on a site, or an agent of the whole service. */
interface LoginKey {
  siteId: string
  login: string
}

const AttemptRow = v.object({ failures: v.number(), locked_until: v.nullable(v.number()) })
type Attempt = v.InferOutput<typeof AttemptRow>

/**
 * Counts an attempt before its password is checked, in one statement, so that parallel attempts
 * cannot exceed six. `forgetFailures` resets the count.
 * @throws OauthError 409 for a second attempt within a second, 401 while the login is locked.
 */
export async function countAttempt(
  db: D1Database,
  loginKey: LoginKey,
  now: number,
): Promise<Attempt> {
  const row = await prepare(db, counted(now, await getKey(loginKey))).first()
  if (row === null) throw new OauthError(409, 'conflict', 'The login is being tried already.')
  const attempt = v.parse(AttemptRow, row)
  if (attempt.failures > FAILURES_TO_LOCK) throw wrongCredentials(attempt)
  return attempt
}

const counted = (now: number, { siteId, hash }: Key): Sql =>
  sql`INSERT INTO slas_login_attempts (site_id, login_hash, failures, locked_until, attempted_at)
      VALUES (${siteId}, ${hash}, 1, NULL, ${now})
      ON CONFLICT DO UPDATE SET
        failures = CASE WHEN locked_until <= ${now} THEN 1 ELSE failures + 1 END,
        locked_until = CASE
          WHEN locked_until <= ${now} THEN NULL
          WHEN locked_until IS NULL AND failures + 1 >= ${FAILURES_TO_LOCK} THEN ${now + LOCK_MS}
          ELSE locked_until END,
        attempted_at = ${now}
      WHERE ${now} - attempted_at NOT BETWEEN 0 AND ${PAUSE_MS - 1}
      RETURNING failures, locked_until`

/** The error for a wrong password, whether the login exists or not. */
export function wrongCredentials({ failures, locked_until }: Attempt) {
  const left = FAILURES_TO_LOCK - failures
  const isWarning = left > 0 && left <= WARNINGS_FROM
  return new OauthError(401, 'invalid_client', 'Unauthorized Credentials.', {
    ...(isWarning && { attempts_left: left }),
    ...(locked_until !== null && { locked_until: new Date(locked_until).toISOString() }),
  })
}

/** Resets the count and lifts the lock after a correct or a new password. */
export async function resetFailures(db: D1Database, loginKey: LoginKey) {
  const { siteId, hash } = await getKey(loginKey)
  await prepare(
    db,
    sql`UPDATE slas_login_attempts SET failures = 0, locked_until = NULL
        WHERE site_id = ${siteId} AND login_hash = ${hash}`,
  ).run()
}

type Key = Awaited<ReturnType<typeof getKey>>

/**
 * The login is stored as a digest, because people also type passwords and other private data into
 * this field.
 */
const getKey = async ({ siteId, login }: LoginKey) => ({
  siteId,
  hash: await sha256Base64Url(normalizeLogin(login)),
})
