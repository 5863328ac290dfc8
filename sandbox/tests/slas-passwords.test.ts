import { createServer } from 'node:http'

import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { expect, test } from 'vitest'

import { SHOP } from '../mails/shop-name.ts'
import { mailsTo, mailTo, newCredentials, oauth2, register, signIn, slasOf } from './accounts.ts'
import {
  basicAuth,
  clientsOf,
  control,
  errorOf,
  helpers,
  loginGuest,
  origin,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
} from './clients.ts'

const slas = slasOf('us', 'none')

test('sets a new password once with a mailed token, tells its owner, unlocks the login and ends every session', async () => {
  const { login, password: old, token } = await register('us')
  const verifier = helpers.createCodeVerifier()
  await request(login, 'email', { code_challenge: await helpers.generateCodeChallenge(verifier) })
  const mail = await mailTo(login)
  expect(mail).toMatchObject({ subject: `Set a new password for ${SHOP}`, orderNo: null })
  const pwd_action_token = /Your code: (\S+)/.exec(mail.text)?.[1] ?? ''
  for (const later of [2, 4, 6, 8, 10, 12]) {
    await signIn('us', { login, password: 'wrong' }, { offsetMs: later * 1000 }).catch(() => null)
  }
  const locked = signIn('us', { login, password: old }, { offsetMs: 13_500 })
  await expect(locked, 'even the right password is rejected now').rejects.toThrow('401')

  const set = (new_password: string, code_verifier: string) =>
    slas.resetPassword({
      body: {
        client_id: PUBLIC_CLIENT,
        channel_id: 'us',
        pwd_action_token,
        code_verifier,
        new_password,
      },
    })
  const weak = await errorOf(set('weak', verifier))
  expect(weak.body).toMatchObject({ message: expect.stringContaining('at least 10 characters') })
  const foreign = await errorOf(set('Lanternlight-7', helpers.createCodeVerifier()))
  expect(foreign.body).toMatchObject({ message: 'invalid pwd_action_token' })
  await set('Lanternlight-7', verifier)
  expect((await errorOf(set('Lanternlight-8', verifier))).status).toBe(400)
  expect((await mailTo(login, 2)).subject).toBe('Your password was changed')

  const revoked = slasOf('us', token.access_token).getUserInfo({})
  const { status, headers } = await errorOf(revoked)
  expect([status, headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="slas", error="invalid_token"',
  ])
  const password = 'Lanternlight-7'
  await expect(signIn('us', { login, password }, { offsetMs: 16_000 })).resolves.toBeTruthy()
})

test('responds the same way to resets for unknown shoppers, and issues tokens valid for ten minutes', async () => {
  const { login } = await register('us')
  const nobody = newCredentials()
  const challenge = await helpers.generateCodeChallenge(helpers.createCodeVerifier())
  const responses = await Promise.all(
    [login, nobody.login].map((user_id) =>
      fetch(`${oauth2}/password/reset`, {
        method: 'POST',
        body: new URLSearchParams({
          user_id,
          mode: 'email',
          channel_id: 'us',
          client_id: PUBLIC_CLIENT,
          code_challenge: challenge,
        }),
      }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['', ''])
  await mailTo(login)
  expect(await mailsTo(nobody.login)).toEqual([])

  const link = { callback_uri: `${origin}/set-new-password`, hint: 'cross_device' }
  await request(login, 'email', link)
  const mail = await mailTo(login, 2)
  const address = new URL(/here: (\S+)/.exec(mail.text)?.[1] ?? '')
  expect(address.searchParams.get('email')).toBe(login)
  const session = `late-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: 601_000, session })
  const late = await errorOf(
    slas.resetPassword({
      headers: { 'correlation-id': session },
      body: {
        client_id: PUBLIC_CLIENT,
        channel_id: 'us',
        pwd_action_token: address.searchParams.get('token') ?? '',
        hint: 'cross_device',
        user_id: login,
        new_password: 'Lanternlight-7',
      },
    }),
  )
  await control('DELETE', `/clock?session=${session}`)
  expect(late.status).toBe(400)
})

test('calls back the shop’s server with a token that is verified by the published keys', async () => {
  const { login } = await register('us')
  await using shop = await callbackServer()
  const rejected = request(login, 'callback', {
    callback_uri: 'https://evil.example/',
    hint: 'cross_device',
  })
  expect((await errorOf(rejected)).body).toMatchObject({
    message: "callback_uri doesn't match the registered callbacks",
  })

  await request(login, 'callback', { callback_uri: shop.address, hint: 'cross_device' })
  const { signature, body } = await shop.called
  expect(body).toMatchObject({ email_id: login, token: expect.any(String) })
  const keys = createRemoteJWKSet(new URL(`${oauth2}/jwks`))
  await expect(jwtVerify(signature, keys, { audience: shop.address })).resolves.toBeTruthy()
  await slas.resetPassword({
    body: {
      client_id: PUBLIC_CLIENT,
      channel_id: 'us',
      pwd_action_token: String(body['token']),
      hint: 'cross_device',
      code_verifier: helpers.createCodeVerifier(),
      user_id: login,
      new_password: 'Lanternlight-7',
    },
  })
})

test('signs a shopper in with a mailed number, and creates an account if requested', async () => {
  const { login, customer } = await register('us')
  const guest = await loginGuest('us')
  const send = (user_id: string, more = {}, query = {}) =>
    slasOf('us', 'none', PRIVATE_CLIENT).authorizePasswordlessCustomer({
      headers: { authorization: basicAuth },
      parameters: query,
      body: { user_id, mode: 'email', channel_id: 'us', locale: 'en-US', ...more },
    })
  const unknownMode = await errorOf(send(login, { mode: 'pigeon' }))
  expect(unknownMode.body).toMatchObject({ message: 'Bad or missing mode.' })
  const signInWith = (pwdless_login_token: string) =>
    slas.getPasswordLessAccessToken({
      headers: { authorization: basicAuth },
      body: { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token },
    })
  const signInCodeFor = async (to: string) =>
    /Your code: (\d{8})/.exec((await mailTo(to)).text)?.[1] ?? ''

  await send(login, { usid: guest.usid })
  const number = await signInCodeFor(login)
  const token = await signInWith(number)
  expect(token).toMatchObject({ customer_id: customer.customerId, usid: guest.usid })
  expect(String(decodeJwt(token.access_token)['isb'])).toContain('::chid:us::login:true')
  expect((await errorOf(signInWith(number))).status).toBe(400)

  const nobody = newCredentials()
  await send(nobody.login, { last_name: 'Ruiz' }, { register_customer: 'true' })
  const created = await signInWith(await signInCodeFor(nobody.login))
  expect(created.customer_id).toMatch(/^[A-Za-z\d]{26}$/)

  const [otherLogin, mailbox] = [newCredentials(), newCredentials().login]
  await send(otherLogin.login, { email: mailbox, last_name: 'Ruiz' }, { register_customer: 'true' })
  const early = await signInCodeFor(mailbox)
  await clientsOf('us', guest.access_token).customers.registerCustomer({
    body: {
      customer: { login: otherLogin.login, email: otherLogin.login, lastName: 'Ruiz' },
      password: otherLogin.password,
    },
  })
  expect((await errorOf(signInWith(early))).body).toMatchObject({
    message: 'invalid pwdless_login_token',
  })
})

test('introspects and revokes a token, and returns its user info', async () => {
  const { login, token, customer } = await register('us')
  const introspect = (about: string) =>
    slas.introspectToken({ headers: { authorization: basicAuth }, body: { token: about } })

  expect(await introspect(token.access_token)).toMatchObject({ active: true, usid: token.usid })
  expect(await introspect(token.refresh_token)).toMatchObject({ active: true, usid: token.usid })
  expect(await introspect('nothing')).toEqual({ token: 'nothing', active: false })
  const about = await slasOf('us', token.access_token).getUserInfo({
    parameters: { channel_id: 'us' },
  })
  expect(about).toMatchObject({ sub: token.usid, rcid: customer.customerId, email: login })

  const requested = { client_id: PUBLIC_CLIENT, channel_id: 'ca' }
  const elsewhere = slasOf('ca', token.access_token).logoutCustomer({
    parameters: { ...requested, refresh_token: token.refresh_token },
  })
  expect((await errorOf(elsewhere)).body).toMatchObject({ message: 'invalid channel_id' })

  const revoke = (authorization: string) =>
    slas.revokeToken({
      headers: { authorization },
      body: { token: token.refresh_token, token_type_hint: 'refresh_token' },
    })
  expect((await errorOf(revoke('Basic eDp5'))).message).toBe('401 Unauthorized')
  expect(await introspect(token.refresh_token)).toMatchObject({ active: true })
  expect(await revoke(basicAuth)).toMatchObject({ token: token.refresh_token })
  expect(await introspect(token.refresh_token)).toMatchObject({ active: false })
  expect(await introspect(token.access_token)).toMatchObject({ active: false })
  const unproven = slas.introspectToken({
    headers: { authorization: 'Basic eDp5' },
    body: { token: token.access_token },
  })
  expect((await errorOf(unproven)).status).toBe(401)
})

const request = (user_id: string, mode: string, more: object) =>
  slas.getPasswordResetToken({
    body: { user_id, mode, channel_id: 'us', client_id: PUBLIC_CLIENT, ...more },
  })

/** A server that stands in for the shop and waits for one call. */
async function callbackServer() {
  const { promise, resolve } = Promise.withResolvers<{
    signature: string
    body: Record<string, unknown>
  }>()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      response.end()
      resolve({
        signature: String(request.headers['x-slas-callback-token']),
        body: JSON.parse(Buffer.concat(pieces).toString()),
      })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}/callback`,
    called: promise,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  }
}
