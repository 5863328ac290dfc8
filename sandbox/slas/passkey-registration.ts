import { base64url } from 'jose'
import * as v from 'valibot'

import { type CustomerRow, findByLogin, formatFullName } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory } from '../platform/env.ts'
import { redeemActionToken } from '../auth/action-tokens.ts'
import { PRIVATE_CLIENT_ID } from '../auth/clients.ts'
import { invalidRequest, invalidToken } from '../auth/oauth-error.ts'
import { CALLBACK_MISMATCH, fields, hasRequiredCallback, readForm, readJson } from './read-form.ts'
import { limitMessages } from '../auth/request-limit.ts'
import { sendCodeLater } from './send-code.ts'
import {
  authenticatorDataIn,
  parseAuthenticatorData,
  Bytes,
  parseClientData,
  parseNewCredential,
  relyingParty,
} from './passkeys/ceremony.ts'
import { CHALLENGE_MS, issueChallenge, redeemChallenge } from './passkeys/challenges.ts'
import { requirePasskeyClient } from './passkeys/passkey-users.ts'
import { addPasskey, toCredentialId, readPasskeys, toUserHandle } from './passkeys/passkeys.ts'
import { algorithms, importKey } from './passkeys/public-key.ts'

const MAX_ID_BYTES = 1023

const clientId = v.optional(fields.clientId, PRIVATE_CLIENT_ID)

const AuthorizeForm = v.pipe(
  v.object({
    user_id: fields.userId,
    mode: v.picklist(['callback', 'sms', 'email'], 'Bad or missing mode.'),
    channel_id: fields.site,
    client_id: clientId,
    callback_uri: fields.callbackUri,
    locale: v.optional(v.string(), ''),
  }),
  v.check((form) => hasRequiredCallback(form), CALLBACK_MISMATCH),
)

/**
 * Sends the code a shopper needs to add a passkey. The response is the same if no such shopper
 * exists.
 */
export const authorizeRegistration = factory.createHandlers(async (c) => {
  const form = await readForm(c, AuthorizeForm)
  await requirePasskeyClient(c.req.header('authorization'), form.client_id)
  const request = { siteId: form.channel_id.id, login: form.user_id }
  await limitMessages(c.env.DB, 'passkey', request, c.var.now())
  sendCodeLater(c, 'passkey', form)
  c.header('cache-control', 'no-store')
  return c.body(null, 200)
})

const StartForm = v.object({
  client_id: clientId,
  channel_id: fields.site,
  user_id: fields.userId,
  pwd_action_token: fields.actionToken,
  display_name: v.optional(v.pipe(v.string(), v.maxLength(256, 'Bad display_name.'))),
  nick_name: v.optional(v.pipe(v.string(), v.maxLength(32, 'Bad nick_name.'))),
})

/** The options the browser needs to create a passkey. This step does not use up the code. */
export const startRegistration = factory.createHandlers(async (c) => {
  const form = await readForm(c, StartForm)
  await requirePasskeyClient(c.req.header('authorization'), form.client_id)
  const db = c.env.DB
  const { pwd_action_token: token, user_id: login } = form
  const who = { siteId: form.channel_id.id, clientId: form.client_id }
  const code = { token, login, keepInStore: true }
  const customer = await getCustomer(db, { ...who, ...code }, c.var.now())
  const request = { ...who, login: customer.login, nickName: form.nick_name ?? null }
  const challenge = await issueChallenge(db, { purpose: 'register', ...request }, c.var.now())
  const known = await readPasskeys(db, customer.customerId)
  const displayName = form.display_name ?? (formatFullName(customer) || customer.login)
  const id = await toUserHandle(customer.customerId)
  c.header('cache-control', 'no-store')
  return c.json({
    rp: relyingParty,
    user: { id, name: customer.login, displayName },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  })
})

interface Code {
  siteId: CustomerRow['siteId']
  clientId: string
  login: string
  token: string
  keepInStore: boolean
}

/**
 * The customer the code was sent to.
 * @throws OauthError if the code is invalid or belongs to another customer.
 */
async function getCustomer(db: D1Database, { token, login, ...request }: Code, now: number) {
  const expected = { purpose: 'passkey', ...request, login: normalizeLogin(login) } as const
  const granted = await redeemActionToken(db, token, expected, now)
  const customer = granted && (await findByLogin(db, granted.siteId, granted.login))
  if (!customer) throw invalidToken()
  return customer
}

const FinishBody = v.object({
  client_id: clientId,
  channel_id: fields.site,
  username: fields.userId,
  pwd_action_token: fields.actionToken,
  credential: v.object({
    rawId: Bytes,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
  }),
})
type FinishBody = v.InferOutput<typeof FinishBody>

/** Stores the public key of a new passkey once all checks have passed, and uses up the code. */
export const finishRegistration = factory.createHandlers(async (c) => {
  const body = await readJson(c, FinishBody)
  await requirePasskeyClient(c.req.header('authorization'), body.client_id)
  const db = c.env.DB
  const now = c.var.now()
  const { username: login, pwd_action_token: token } = body
  const who = { siteId: body.channel_id.id, clientId: body.client_id }
  const { customerId } = await getCustomer(db, { ...who, token, login, keepInStore: true }, now)

  const data = parseClientData(body.credential.response.clientDataJSON, 'webauthn.create')
  const request = data && { purpose: 'register' as const, ...who }
  const found = request && (await redeemChallenge(db, data.challenge, request, now))
  if (found?.login !== normalizeLogin(login)) throw invalidCredential()
  const made = await validateCredential(body).catch(() => undefined)
  if (!made) throw invalidCredential()

  await getCustomer(db, { ...who, token, login, keepInStore: false }, now)
  const passkey = { ...made, customerId, nickName: found.nickName }
  if (!(await addPasskey(db, passkey, now))) throw invalidCredential()
  c.header('cache-control', 'no-store')
  return c.body(null, 204)
})

const invalidCredential = () => invalidRequest('invalid credential')

async function validateCredential({ credential }: FinishBody) {
  const bytes = authenticatorDataIn(credential.response.attestationObject)
  const { signCount, hasCredential } = await parseAuthenticatorData(bytes)
  const { id, publicKey } = parseNewCredential(bytes)
  const credentialId = toCredentialId(id)
  const isNamed = credentialId === toCredentialId(credential.rawId) && id.length <= MAX_ID_BYTES
  if (!hasCredential || !isNamed) throw new RangeError('The credential does not match its id.')
  await importKey(publicKey)
  return { credentialId, publicKey: base64url.encode(publicKey), signCount }
}
