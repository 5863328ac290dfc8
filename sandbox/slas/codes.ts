import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'
import { randomToken, sha256Base64Url } from '../auth/opaque-token.ts'
import { invalidGrant } from '../auth/oauth-error.ts'

const CODE_SECONDS = 300

interface CodeGrant {
  clientId: string
  siteId: SiteId
  redirectUri: string
  /** Empty for a client that authenticates with its secret. */
  codeChallenge: string
  usid: string
  /** The customer who signed in; null for a guest. */
  customerId: string | null
  /** The guest this customer was before signing in. */
  previousCustomerId: string | null
  /** A session bridge's code cannot be used for a login, nor the other way round. */
  flow: 'login' | 'bridge'
}

export async function issueCode(db: D1Database, grant: CodeGrant, now: number) {
  const code = randomToken()
  const hash = await sha256Base64Url(code)
  await prepare(
    db,
    sql`INSERT INTO slas_codes (code_hash, client_id, site_id, redirect_uri, code_challenge, usid,
          customer_id, previous_customer_id, flow, expires_at)
        VALUES (${hash}, ${grant.clientId}, ${grant.siteId}, ${grant.redirectUri},
          ${grant.codeChallenge}, ${grant.usid}, ${grant.customerId}, ${grant.previousCustomerId},
          ${grant.flow}, ${now + CODE_SECONDS * 1000})`,
  ).run()
  return code
}

const CodeRow = v.object({
  client_id: v.string(),
  site_id: v.string(),
  redirect_uri: v.string(),
  code_challenge: v.string(),
  usid: v.string(),
  customer_id: v.nullable(v.string()),
  previous_customer_id: v.nullable(v.string()),
  flow: v.picklist(['login', 'bridge']),
  expires_at: v.number(),
})

/** Redeems a code. It is used up even if a later check fails. */
export async function redeemCode(
  db: D1Database,
  code: string,
  now: number,
): Promise<CodeGrant | undefined> {
  const hash = await sha256Base64Url(code)
  const row = await prepare(
    db,
    sql`DELETE FROM slas_codes WHERE code_hash = ${hash} RETURNING *`,
  ).first()
  if (row === null) return undefined

  const found = v.parse(CodeRow, row)
  if (found.expires_at <= now) return undefined
  return {
    clientId: found.client_id,
    siteId: found.site_id,
    redirectUri: found.redirect_uri,
    codeChallenge: found.code_challenge,
    usid: found.usid,
    customerId: found.customer_id,
    previousCustomerId: found.previous_customer_id,
    flow: found.flow,
  }
}

/** The redirect address that carries a code to the client. */
export function callbackAddress(redirectUri: string, response: Record<string, string | undefined>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(response)) {
    if (value !== undefined) query.set(name, value)
  }
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`
}

/** @throws OauthError unless the challenge was derived from the verifier. */
export async function requireVerifier(verifier: string, challenge: string) {
  if (challenge === '') return
  if ((await sha256Base64Url(verifier)) !== challenge) throw invalidGrant('invalid code_verifier')
}
