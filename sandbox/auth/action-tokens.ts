import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { randomToken, sha256Base64Url } from './opaque-token.ts'

const MINUTE_MS = 60_000
const MAX_ATTEMPTS = 5
/**
 * The wrong guesses after which a number that replaces the password is void. Anyone who knows the
 * login can guess, so a low limit would let a stranger void it; a hundred guesses find one of 100
 * million numbers once in a million times.
 */
const MAX_SIGN_IN_ATTEMPTS = 100

/** The purpose of a token sent to a shopper. */
type Purpose = 'reset' | 'sign-in' | 'verify' | 'passkey' | 'back-office' | 'email-change'

interface NewActionToken {
  purpose: Purpose
  siteId: SiteId
  login: string
  clientId?: string
  /** The challenge of the device that requested it. Without one, any device may use the token. */
  codeChallenge?: string
  usid?: string
  /** The account to create if none exists yet, the e-mail address that an account gets, or the language of a reset. */
  newcomer?: object
  /** Makes the token an eight-digit number to type in, instead of a random string. */
  isTyped?: boolean
}

/**
 * Issues a token that works once and expires after `minutes`. It replaces earlier tokens of the
 * login with the same purpose, except where anyone who knows the login can request one: a stranger
 * could then void the token just sent to its owner.
 */
export async function issueActionToken(
  db: D1Database,
  request: NewActionToken,
  { now, minutes }: { now: number; minutes: number },
): Promise<string> {
  const { purpose, siteId, login, clientId = '', codeChallenge = '', usid = '' } = request
  const token = request.isTyped ? eightDigits() : randomToken()
  const hash = await sha256Base64Url(token)
  const attempts = purpose === 'sign-in' ? MAX_SIGN_IN_ATTEMPTS : MAX_ATTEMPTS
  const newcomer = request.newcomer ? JSON.stringify(request.newcomer) : null
  const isPublic = purpose === 'sign-in' || purpose === 'reset'
  const replaced = sql`DELETE FROM slas_action_tokens
    WHERE purpose = ${purpose} AND site_id = ${siteId} AND login = ${login}
      AND (${Number(!isPublic)} OR expires_at <= ${now})`
  const written = sql`INSERT OR REPLACE INTO slas_action_tokens (token_hash, purpose, site_id,
      client_id, login, code_challenge, usid, newcomer, attempts_left, expires_at)
    VALUES (${hash}, ${purpose}, ${siteId}, ${clientId}, ${login}, ${codeChallenge}, ${usid},
      ${newcomer}, ${attempts}, ${now + minutes * MINUTE_MS})`
  await db.batch([prepare(db, replaced), prepare(db, written)])
  return token
}

/** Voids all tokens sent for a login whose e-mail address or password has changed. */
export const deleteActionTokens = (siteId: SiteId, login: string): Sql =>
  sql`DELETE FROM slas_action_tokens WHERE site_id = ${siteId} AND login = ${login}`

function eightDigits() {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 100_000_000).padStart(8, '0')
}

const TokenRow = v.pipe(
  v.object({
    client_id: v.string(),
    site_id: v.string(),
    login: v.string(),
    code_challenge: v.string(),
    usid: v.string(),
    newcomer: v.nullable(v.pipe(v.string(), v.parseJson())),
    expires_at: v.number(),
  }),
  v.transform((row) => ({
    clientId: row.client_id,
    siteId: row.site_id,
    login: row.login,
    codeChallenge: row.code_challenge,
    usid: row.usid,
    newcomer: row.newcomer,
    expiresAt: row.expires_at,
  })),
)
export type ActionToken = v.InferOutput<typeof TokenRow>

interface Expected {
  purpose: Purpose
  siteId?: SiteId
  /** The login the token must belong to, if known. */
  login?: string
  clientId?: string
  /** The challenge derived from the verifier. Without one, only a token for any device matches. */
  codeChallenge?: string
  /** Whether a token for any device is accepted as well. */
  isForAnyDevice?: boolean
  /** Leaves the token in the store: a flow of two steps redeems it in its last one. */
  keepInStore?: boolean
}

/** Redeems a token if it matches what is expected. */
export async function redeemActionToken(
  db: D1Database,
  token: string,
  expected: Expected,
  now: number,
): Promise<ActionToken | undefined> {
  const hash = await sha256Base64Url(token)
  const { purpose, siteId, login, clientId = '', isForAnyDevice = false } = expected
  const { codeChallenge = '' } = expected
  const found = sql`slas_action_tokens WHERE token_hash = ${hash} AND purpose = ${purpose}
    AND client_id = ${clientId} AND ${isOn(siteId)}
    AND (${login ?? null} IS NULL OR login = ${login ?? null})
    AND (code_challenge = ${codeChallenge} OR (code_challenge = '' AND ${Number(isForAnyDevice)}))`
  const taken = expected.keepInStore
    ? sql`SELECT * FROM ${found}`
    : sql`DELETE FROM ${found} RETURNING *`
  const statements = [...countFailedAttempt(expected, found), taken]
  const results = await db.batch(statements.map((statement) => prepare(db, statement)))
  const [granted] = parseRows(TokenRow, results.at(-1))
  return granted === undefined || granted.expiresAt <= now ? undefined : granted
}

const isOn = (siteId: SiteId | undefined): Sql =>
  siteId === undefined ? sql`TRUE` : sql`site_id = ${siteId}`

/**
 * Counts a failed guess; after the last one, the token is deleted. The count happens in the same
 * transaction as the lookup, so that parallel guesses get no more attempts.
 */
function countFailedAttempt(
  { purpose, siteId, codeChallenge = '', login = '' }: Expected,
  found: Sql,
): Sql[] {
  return [
    sql`UPDATE slas_action_tokens SET attempts_left = attempts_left - 1
        WHERE purpose = ${purpose} AND ${isOn(siteId)}
          AND ((code_challenge <> '' AND code_challenge = ${codeChallenge}) OR login = ${login})
          AND NOT EXISTS (SELECT 1 FROM ${found})`,
    sql`DELETE FROM slas_action_tokens WHERE attempts_left <= 0`,
  ]
}
