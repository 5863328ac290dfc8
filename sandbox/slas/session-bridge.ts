import type { Context } from 'hono'
import { compactVerify, SignJWT } from 'jose'
import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { findByLogin, recordLogin } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID } from '../auth/clients.ts'
import { redeemCode, requireVerifier } from './codes.ts'
import { findClassicSession } from '../auth/classic-sessions.ts'
import { createLogin } from '../auth/logins.ts'
import { invalidGrant, invalidRequest, unauthorizedClient } from '../auth/oauth-error.ts'
import { fields, readForm } from './read-form.ts'
import { findOrCreateGuestSession } from '../auth/sessions.ts'
import { KEY_ID, signingKey } from '../auth/signing-key.ts'
import { tokenResponse } from './token-response.ts'

const SIGNATURE_SECONDS = 300

const Form = v.object({
  grant_type: v.picklist(['session_bridge', 'client_credentials'], 'Bad or missing grant_type.'),
  channel_id: fields.site,
  client_id: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
  dwsid: v.pipe(v.string('Bad or missing dwsid.'), v.nonEmpty('Bad or missing dwsid.')),
  login_id: v.pipe(v.string('Bad or missing login_id.'), v.nonEmpty('Bad or missing login_id.')),
  dwsgst: v.optional(v.string(), ''),
  dwsrst: v.optional(v.string(), ''),
  usid: fields.usid,
  dnt: v.optional(v.string(), 'false'),
})
type Form = v.InferOutput<typeof Form>

/**
 * Exchanges the session of a classic storefront for tokens. The storefront's signature vouches for
 * it.
 */
export const sessionBridgeToken = factory.createHandlers(handleSessionBridge)

/** The same through the general token endpoint. */
export async function handleSessionBridge(c: Context<SandboxEnv>) {
  const form = await readForm(c, Form)
  const db = c.env.DB
  const now = c.var.now()
  const siteId = form.channel_id.id
  const { clientId, usid } = await clientAndSession(db, form, c.req.header('authorization'), now)
  await requireSignature(db, form, siteId, now)

  const isGuest = form.login_id === 'guest'
  const customer = isGuest ? undefined : await findByLogin(db, siteId, form.login_id)
  if (!isGuest && !customer) throw invalidGrant('The session belongs to no known customer.')
  const classic = await findClassicSession(db, { dwsid: form.dwsid, siteId }, now)
  const session = classic?.session ?? (await findOrCreateGuestSession(db, siteId, usid, now))
  const opened = { usid: session.usid, siteId, previousCustomerId: null, agentId: null }
  const login = customer
    ? await createLogin(db, { ...opened, customerId: customer.customerId }, now)
    : null
  if (customer) await recordLogin(db, customer.customerId, now)
  const grant = { session, clientId, login, dnt: form.dnt, signInMethod: 'sesb' } as const
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(db, grant, now))
}

/** The client, authenticated by its secret or by a code for a session bridge, and its session. */
async function clientAndSession(
  db: D1Database,
  form: Form,
  authorization: string | undefined,
  now: number,
) {
  if (form.grant_type === 'client_credentials') {
    if (!(await isPrivateClient(authorization))) throw unauthorizedClient()
    return { clientId: PRIVATE_CLIENT_ID, usid: form.usid }
  }
  if (form.client_id !== PUBLIC_CLIENT_ID) throw invalidRequest('Bad or missing client_id.')
  const granted = await redeemCode(db, form.code, now)
  if (granted?.flow !== 'bridge' || granted.clientId !== form.client_id) {
    throw invalidGrant('invalid code')
  }
  if (granted.siteId !== form.channel_id.id) {
    throw invalidGrant('The code was issued for another request.')
  }
  await requireVerifier(form.code_verifier, granted.codeChallenge)
  return { clientId: granted.clientId, usid: form.usid === '' ? granted.usid : form.usid }
}

const Claims = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dwsid: v.string(), login: v.string(), site: v.string(), exp: v.number() }),
)

async function requireSignature(db: D1Database, form: Form, siteId: SiteId, now: number) {
  const { publicKey } = await signingKey(db)
  const given = form.login_id === 'guest' ? form.dwsgst : form.dwsrst
  const payload = await compactVerify(given, publicKey, { algorithms: ['ES256'] }).then(
    (result) => new TextDecoder().decode(result.payload),
    () => '',
  )
  const claims = v.safeParse(Claims, payload)
  const isRight =
    claims.success &&
    claims.output.dwsid === form.dwsid &&
    claims.output.login === normalizeLogin(form.login_id) &&
    claims.output.site === siteId &&
    claims.output.exp * 1000 > now
  if (!isRight) throw invalidGrant('The signature of the session is not valid.')
}

/**
 * The signature of a classic storefront for the shopper of its session; `guest` for a shopper
 * without a login.
 */
export async function sessionSignature(
  db: D1Database,
  { dwsid, login, siteId }: { dwsid: string; login: string; siteId: SiteId },
  now: number,
) {
  const { privateKey } = await signingKey(db)
  return new SignJWT({
    dwsid,
    login: normalizeLogin(login),
    site: siteId,
    exp: Math.floor(now / 1000) + SIGNATURE_SECONDS,
  })
    .setProtectedHeader({ kid: KEY_ID, typ: 'jwt', alg: 'ES256' })
    .sign(privateKey)
}
