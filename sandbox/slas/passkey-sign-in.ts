import { base64url } from 'jose'
import * as v from 'valibot'

import { type CustomerRow, findCustomer, recordLogin } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory } from '../platform/env.ts'
import { createLoginFrom } from '../auth/logins.ts'
import { OauthError } from '../auth/oauth-error.ts'
import { fields, readForm, readJson } from './read-form.ts'
import { tokenResponse } from './token-response.ts'
import {
  parseAuthenticatorData,
  Bytes,
  parseClientData,
  relyingParty,
} from './passkeys/ceremony.ts'
import { CHALLENGE_MS, issueChallenge, redeemChallenge } from './passkeys/challenges.ts'
import { requirePasskeyClient } from './passkeys/passkey-users.ts'
import { countSignature, toCredentialId, findPasskey, toUserHandle } from './passkeys/passkeys.ts'
import { isSignedBy } from './passkeys/public-key.ts'

const StartForm = v.object({
  client_id: fields.clientId,
  channel_id: fields.site,
  user_id: v.optional(fields.userId),
})

/**
 * The options the browser needs to ask for a passkey. They do not list credentials: authenticators
 * find them on their own, and the response must not reveal who has a passkey.
 */
export const startSignIn = factory.createHandlers(async (c) => {
  const form = await readForm(c, StartForm)
  await requirePasskeyClient(c.req.header('authorization'), form.client_id)
  const challenge = await issueChallenge(
    c.env.DB,
    {
      purpose: 'sign-in',
      siteId: form.channel_id.id,
      clientId: form.client_id,
      login: form.user_id === undefined ? null : normalizeLogin(form.user_id),
      nickName: null,
    },
    c.var.now(),
  )
  c.header('cache-control', 'no-store')
  return c.json({
    challenge,
    timeout: CHALLENGE_MS,
    rpId: relyingParty.id,
    allowCredentials: [],
    userVerification: 'required',
  })
})

const FinishBody = v.object({
  client_id: fields.clientId,
  channel_id: fields.site,
  user_id: v.optional(fields.userId),
  usid: fields.usid,
  credential: v.object({
    rawId: Bytes,
    type: v.literal('public-key'),
    response: v.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: v.nullish(v.string()),
    }),
  }),
})
type FinishBody = v.InferOutput<typeof FinishBody>

/**
 * Signs in a shopper whose passkey has signed the challenge, continuing the guest session of
 * `usid`.
 */
export const finishSignIn = factory.createHandlers(async (c) => {
  const body = await readJson(c, FinishBody)
  await requirePasskeyClient(c.req.header('authorization'), body.client_id)
  const db = c.env.DB
  const now = c.var.now()
  const { client_id: clientId, credential } = body
  const customer = await getCustomer(db, body, now)
  if (!customer) throw new OauthError(401, 'invalid_grant', 'invalid credential')

  const { siteId, customerId } = customer
  const { session, login } = await createLoginFrom(db, { siteId, customerId, usid: body.usid }, now)
  await recordLogin(db, customerId, now)
  const grant = { session, clientId, login, dnt: 'false', signInMethod: 'login' } as const
  c.header('cache-control', 'no-store')
  return c.json({
    credentialId: toCredentialId(credential.rawId),
    username: customer.login,
    success: true,
    tokenResponse: await tokenResponse(db, grant, now),
  })
})

/** The customer whose passkey has signed, or undefined if any check fails. */
async function getCustomer(db: D1Database, body: FinishBody, now: number) {
  const { rawId, response } = body.credential
  const data = parseClientData(response.clientDataJSON, 'webauthn.get')
  if (!data) return undefined
  const request = { siteId: body.channel_id.id, clientId: body.client_id }
  const challenge = await redeemChallenge(
    db,
    data.challenge,
    { purpose: 'sign-in', ...request },
    now,
  )
  const passkey = await findPasskey(db, toCredentialId(rawId))
  const customer = passkey && (await findCustomer(db, passkey.customerId))
  if (!challenge || !passkey || customer?.siteId !== request.siteId) return undefined
  const names = [challenge.login, body.user_id]
  if (!(await matchesRequest(customer, names, response.userHandle))) return undefined
  const signCount = await getSignCount(response, passkey.publicKey).catch(() => undefined)
  if (signCount === undefined || !(await countSignature(db, passkey, signCount))) return undefined
  return customer
}

/** Whether this is both the requested customer and the one the authenticator names. */
async function matchesRequest(
  { login, customerId }: CustomerRow,
  names: (string | null | undefined)[],
  userHandle: string | null | undefined,
) {
  const isOwn = !userHandle || userHandle === (await toUserHandle(customerId))
  return isOwn && names.every((name) => !name || normalizeLogin(name) === login)
}

/** The passkey's signature count, if the signature is valid. */
async function getSignCount(
  { authenticatorData, clientDataJSON, signature }: FinishBody['credential']['response'],
  publicKey: string,
) {
  const { signCount } = await parseAuthenticatorData(authenticatorData)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', clientDataJSON))
  const signed = new Uint8Array([...authenticatorData, ...digest])
  const key = new Uint8Array(base64url.decode(publicKey))
  return (await isSignedBy(key, signature, signed)) ? signCount : undefined
}
