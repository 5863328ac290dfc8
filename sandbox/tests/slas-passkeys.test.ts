import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { newAuthenticator } from './authenticator.ts'
import { mailTo, newCredentials, oauth2, register, slasOf } from './accounts.ts'
import {
  basicAuth,
  clientsOf,
  control,
  errorOf,
  loginGuest,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
  slasClient,
} from './clients.ts'

const slas = slasClient('us', PRIVATE_CLIENT)
const client = { client_id: PRIVATE_CLIENT, channel_id: 'us' }
const headers = { authorization: basicAuth }

type Authenticator = ReturnType<typeof newAuthenticator>
type Credential = ReturnType<Authenticator['create']>

const Creation = v.looseObject({
  challenge: v.string(),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
})

test('registers a passkey with a mailed code, and then signs the shopper in with it', async () => {
  const { login, customer, pwd_action_token } = await withCode()
  const creation = await startRegistration(login, pwd_action_token)
  expect(creation).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: login, displayName: 'Ana Ruiz' },
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    attestation: 'none',
    excludeCredentials: [],
  })
  const device = newAuthenticator()
  const finish = finishRegistration(login, pwd_action_token)
  const created = device.create(creation)
  await finish(created)
  expect((await errorOf(finish(created))).message).toBe('401 Unauthorized')

  const guest = await loginGuest('us')
  const { challenge = '', ...requested } = await startSignIn()
  expect(requested).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const credential = device.get({ challenge }, creation.user.id)
  const response = await signInWith(credential, { usid: guest.usid })
  expect(response).toMatchObject({
    credentialId: device.credentialId,
    username: login,
    success: true,
    tokenResponse: { customer_id: customer.customerId, usid: guest.usid },
  })
  const token = response.tokenResponse?.access_token ?? ''
  expect(decodeJwt(token)['isb']).toMatch(/::chid:us::login:true$/)
  const read = clientsOf('us', token).customers.getCustomer({
    parameters: { customerId: customer.customerId ?? '' },
  })
  expect(await read).toMatchObject({ login })
  expect((await errorOf(signInWith(credential))).status).toBe(401)
})

test('rejects a passkey with a foreign code, origin or challenge, or without user verification', async () => {
  const { login, pwd_action_token } = await withCode()
  const stranger = await register('us')
  expect((await errorOf(startRegistration(login, '00000000'))).message).toBe('401 Unauthorized')
  expect((await errorOf(startRegistration(stranger.login, pwd_action_token))).status).toBe(401)

  const finish = finishRegistration(login, pwd_action_token)
  const wrongs: ((device: Authenticator, challenge: string) => Credential)[] = [
    (device, challenge) => device.create({ challenge, origin: 'https://evil.example' }),
    (device, challenge) => device.create({ challenge, rpId: 'evil.example' }),
    (device, challenge) => device.create({ challenge, flags: 0x41 }),
    (device, challenge) => device.create({ challenge, flags: 0x05 }),
    (device, challenge) => device.create({ challenge }, 'packed'),
    (device) => device.create({ challenge: 'x'.repeat(43) }),
    (device, challenge) => device.get({ challenge }),
    (device, challenge) => ({ ...device.create({ challenge }), rawId: 'AAAA' }),
    (device, challenge) => truncatedAttestation(device.create({ challenge })),
  ]
  for (const wrong of wrongs) {
    const { challenge } = await startRegistration(login, pwd_action_token)
    expect((await errorOf(finish(wrong(newAuthenticator(), challenge)))).status).toBe(400)
  }
  const { challenge } = await startRegistration(login, pwd_action_token)
  await finish(newAuthenticator().create({ challenge }))
})

test('rejects forged, foreign, repeated and late passkey sign-ins', async () => {
  const { login, device } = await withPasskey()
  const other = await withPasskey()
  const rejected = async (
    sign: (challenge: string) => ReturnType<Authenticator['get']>,
    user_id?: string,
  ) => {
    const { challenge = '' } = await startSignIn(user_id)
    const { status, body } = await errorOf(signInWith(sign(challenge)))
    expect([status, body['message']]).toEqual([401, 'invalid credential'])
  }

  await rejected((challenge) => device.get({ challenge, origin: 'http://localhost.evil.example' }))
  await rejected((challenge) => device.get({ challenge, rpId: 'evil.example' }))
  await rejected((challenge) => device.get({ challenge, flags: 0x01 }))
  await rejected((challenge) => ({
    ...other.device.get({ challenge }),
    rawId: device.credentialId,
  }))
  await rejected((challenge) => device.get({ challenge }, 'c29tZWJvZHk'))
  await rejected((challenge) => device.get({ challenge }), other.login)
  await rejected((challenge) => newAuthenticator().get({ challenge }))
  await rejected(() => device.get({ challenge: 'x'.repeat(43) }))

  const { challenge = '' } = await startSignIn(login)
  await expect(signInWith(device.get({ challenge }))).resolves.toMatchObject({ username: login })
  device.resetSignCount()
  await rejected((again) => device.get({ challenge: again }))

  const late = await startSignIn()
  const session = `late-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: 301_000, session })
  const credential = other.device.get({ challenge: late.challenge ?? '' })
  const tooLate = signInWith(credential, {}, { 'correlation-id': session })
  expect((await errorOf(tooLate)).status).toBe(401)
  await control('DELETE', `/clock?session=${session}`)
})

test('lets shoppers read and delete their own passkeys only', async () => {
  const { login, token, device } = await withPasskey()
  const parameters = { channel_id: 'us', loginId: login }
  const own = slasOf('us', token.access_token)
  const read = () => own.getPasskeyUserByLoginId({ parameters })
  expect(await read()).toMatchObject({
    userName: login,
    displayName: 'Ana Ruiz',
    credentials: [{ credentialId: device.credentialId, nickName: 'Hall', signatureCount: '0' }],
  })

  const stranger = await register('us')
  const theirs = slasOf('us', stranger.token.access_token)
  const credential = { ...parameters, credentialId: device.credentialId }
  const foreign = await Promise.all([
    errorOf(theirs.getPasskeyUserByLoginId({ parameters })),
    errorOf(theirs.deletePasskeyUser({ parameters })),
    errorOf(theirs.deletePasskeyCredential({ parameters: credential })),
  ])
  expect(foreign.map(({ message }) => message)).toEqual(Array(3).fill('403 Forbidden'))
  const nobody = slasOf('us', 'nobody').getPasskeyUserByLoginId({ parameters })
  expect((await errorOf(nobody)).message).toBe('401 Unauthorized')

  await own.deletePasskeyCredential({ parameters: credential })
  expect((await errorOf(own.deletePasskeyCredential({ parameters: credential }))).status).toBe(404)
  expect((await errorOf(read())).message).toBe('404 Not Found')
  await addPasskey(login)
  await own.deletePasskeyUser({ parameters })
  expect((await errorOf(own.deletePasskeyUser({ parameters }))).status).toBe(404)
})

test('requires the client’s secret for passkeys, and does not reveal who has one', async () => {
  const { login } = await withPasskey()
  const [known, unknown] = [await startSignIn(login), await startSignIn(newCredentials().login)]
  expect({ ...known, challenge: '' }).toEqual({ ...unknown, challenge: '' })

  const unproven = { authorization: 'Basic eDp5' }
  const authorize = (given: object, more = {}) =>
    slas.authorizeWebauthnRegistration({
      headers: { ...given },
      body: { ...client, user_id: login, mode: 'email', ...more },
    })
  expect((await errorOf(authorize(unproven))).message).toBe('401 Unauthorized')
  expect((await errorOf(authorize({}))).message).toBe('401 Unauthorized')
  expect((await errorOf(authorize(headers, { mode: 'pigeon' }))).status).toBe(400)
  await authorize({}, { client_id: PUBLIC_CLIENT })
  const start = slas.startWebauthnAuthentication({ headers: unproven, body: client })
  expect((await errorOf(start)).status).toBe(401)
  for (const body of ['{', '[]', '{"credential":{"rawId":"A"}}', 'x'.repeat(20_000)]) {
    const sent = await fetch(`${oauth2}/webauthn/authenticate/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([400, 413]).toContain(sent.status)
    expect(await sent.json()).toMatchObject({ error: 'invalid_request' })
  }
})

/** A shopper who has requested a code to add a passkey. */
async function withCode() {
  const shopper = await register('us')
  return { ...shopper, pwd_action_token: await codeFor(shopper.login, 1) }
}

async function codeFor(login: string, count: number) {
  await slas.authorizeWebauthnRegistration({
    headers,
    body: { ...client, user_id: login, mode: 'email', locale: 'en-US' },
  })
  return /Your code: (\d{8})/.exec((await mailTo(login, count)).text)?.[1] ?? ''
}

async function withPasskey() {
  const shopper = await register('us')
  return { ...shopper, device: await addPasskey(shopper.login, 1) }
}

async function addPasskey(login: string, count = 2) {
  const code = await codeFor(login, count)
  const device = newAuthenticator()
  await finishRegistration(login, code)(device.create(await startRegistration(login, code)))
  return device
}

const startRegistration = async (user_id: string, pwd_action_token: string) =>
  v.parse(
    Creation,
    await slas.startWebauthnUserRegistration({
      headers,
      body: { ...client, user_id, pwd_action_token, nick_name: 'Hall' },
    }),
  )

const finishRegistration =
  (username: string, pwd_action_token: string) => (credential: Credential) =>
    slas.finishWebauthnUserRegistration({
      headers,
      // @ts-expect-error the SDK declares lists of objects, but its comments say base64url strings
      body: { ...client, username, pwd_action_token, credential },
    })

const startSignIn = (user_id?: string) =>
  slas.startWebauthnAuthentication({ headers, body: { ...client, ...(user_id && { user_id }) } })

const signInWith = (credential: Credential, more = {}, sent = {}) =>
  slas.finishWebauthnAuthentication({
    headers: { ...headers, ...sent },
    // @ts-expect-error the SDK declares lists of objects, but its comments say base64url strings
    body: { ...client, ...more, credential },
  })

const truncatedAttestation = (credential: Credential) => ({
  ...credential,
  response: {
    ...credential.response,
    attestationObject: credential.response['attestationObject']?.slice(0, -20) ?? '',
  },
})
