import { createServer } from 'node:http'

import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { expect, test } from 'vitest'

import {
  mailsTo,
  mailTo,
  newcomer,
  oauth2,
  register,
  signIn,
  slasOf,
} from './registered-shopper.ts'
import {
  basic,
  clientsOf,
  control,
  failureOf,
  helpers,
  loginGuest,
  origin,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
} from './clients.ts'

const slas = slasOf('us', 'none')

test('sets a new password once with a mailed token, unlocks the login and ends every session', async () => {
  const { login, password: old, token } = await register('us')
  const verifier = helpers.createCodeVerifier()
  await ask(login, 'email', { code_challenge: await helpers.generateCodeChallenge(verifier) })
  const mail = await mailTo(login)
  expect(mail).toMatchObject({ subject: 'Set a new password for Juniper & Wick', orderNo: null })
  const pwd_action_token = /Your code: (\S+)/.exec(mail.text)?.[1] ?? ''
  for (const later of [2, 4, 6, 8, 10, 12]) {
    await signIn('us', { login, password: 'wrong' }, { later: later * 1000 }).catch(() => null)
  }
  const locked = signIn('us', { login, password: old }, { later: 13_500 })
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
  const weak = await failureOf(set('weak', verifier))
  expect(weak.body).toMatchObject({ message: expect.stringContaining('at least 10 characters') })
  const foreign = await failureOf(set('Candlelight-7', helpers.createCodeVerifier()))
  expect(foreign.body).toMatchObject({ message: 'invalid pwd_action_token' })
  await set('Candlelight-7', verifier)
  expect((await failureOf(set('Candlelight-8', verifier))).status).toBe(400)

  const revoked = slasOf('us', token.access_token).getUserInfo({})
  const { status, headers } = await failureOf(revoked)
  expect([status, headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="slas", error="invalid_token"',
  ])
  const password = 'Candlelight-7'
  await expect(signIn('us', { login, password }, { later: 16_000 })).resolves.toBeTruthy()
})

test('responds the same way to resets for unknown shoppers, and issues tokens valid for ten minutes', async () => {
  const { login } = await register('us')
  const nobody = newcomer()
  const challenge = await helpers.generateCodeChallenge(helpers.createCodeVerifier())
  const answers = await Promise.all(
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
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', ''])
  await mailTo(login)
  expect(await mailsTo(nobody.login)).toEqual([])

  const link = { callback_uri: `${origin}/set-new-password`, hint: 'cross_device' }
  await ask(login, 'email', link)
  const mail = await mailTo(login, 2)
  const address = new URL(/here: (\S+)/.exec(mail.text)?.[1] ?? '')
  expect(address.searchParams.get('email')).toBe(login)
  const session = `late-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: 601_000, session })
  const late = await failureOf(
    slas.resetPassword({
      headers: { 'correlation-id': session },
      body: {
        client_id: PUBLIC_CLIENT,
        channel_id: 'us',
        pwd_action_token: address.searchParams.get('token') ?? '',
        hint: 'cross_device',
        user_id: login,
        new_password: 'Candlelight-7',
      },
    }),
  )
  await control('DELETE', `/clock?session=${session}`)
  expect(late.status).toBe(400)
})

test('calls back the shop’s server with a token that is verified by the published keys', async () => {
  const { login } = await register('us')
  await using shop = await listen()
  const refused = ask(login, 'callback', {
    callback_uri: 'https://evil.example/',
    hint: 'cross_device',
  })
  expect((await failureOf(refused)).body).toMatchObject({
    message: "callback_uri doesn't match the registered callbacks",
  })

  await ask(login, 'callback', { callback_uri: shop.address, hint: 'cross_device' })
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
      new_password: 'Candlelight-7',
    },
  })
})

test('signs a shopper in with a mailed number, and creates an account if requested', async () => {
  const { login, customer } = await register('us')
  const guest = await loginGuest('us')
  const send = (user_id: string, more = {}, query = {}) =>
    slasOf('us', 'none', PRIVATE_CLIENT).authorizePasswordlessCustomer({
      headers: { authorization: basic },
      parameters: query,
      body: { user_id, mode: 'email', channel_id: 'us', locale: 'en-US', ...more },
    })
  const unknownMode = await failureOf(send(login, { mode: 'pigeon' }))
  expect(unknownMode.body).toMatchObject({ message: 'Bad or missing mode.' })
  const enterWith = (pwdless_login_token: string) =>
    slas.getPasswordLessAccessToken({
      headers: { authorization: basic },
      body: { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token },
    })
  const numberOf = async (to: string) =>
    /Your code: (\d{8})/.exec((await mailTo(to)).text)?.[1] ?? ''

  await send(login, { usid: guest.usid })
  const number = await numberOf(login)
  const token = await enterWith(number)
  expect(token).toMatchObject({ customer_id: customer.customerId, usid: guest.usid })
  expect(String(decodeJwt(token.access_token)['isb'])).toContain('::chid:us::login:true')
  expect((await failureOf(enterWith(number))).status).toBe(400)

  const nobody = newcomer()
  await send(nobody.login, { last_name: 'Ruiz' }, { register_customer: 'true' })
  const made = await enterWith(await numberOf(nobody.login))
  expect(made.customer_id).toMatch(/^[A-Za-z\d]{26}$/)

  const [sought, reader] = [newcomer(), newcomer().login]
  await send(sought.login, { email: reader, last_name: 'Ruiz' }, { register_customer: 'true' })
  const early = await numberOf(reader)
  await clientsOf('us', guest.access_token).customers.registerCustomer({
    body: {
      customer: { login: sought.login, email: sought.login, lastName: 'Ruiz' },
      password: sought.password,
    },
  })
  expect((await failureOf(enterWith(early))).body).toMatchObject({
    message: 'invalid pwdless_login_token',
  })
})

test('introspects and revokes a token, and returns its user info', async () => {
  const { login, token, customer } = await register('us')
  const look = (about: string) =>
    slas.introspectToken({ headers: { authorization: basic }, body: { token: about } })

  expect(await look(token.access_token)).toMatchObject({ active: true, usid: token.usid })
  expect(await look(token.refresh_token)).toMatchObject({ active: true, usid: token.usid })
  expect(await look('nothing')).toEqual({ token: 'nothing', active: false })
  const about = await slasOf('us', token.access_token).getUserInfo({
    parameters: { channel_id: 'us' },
  })
  expect(about).toMatchObject({ sub: token.usid, rcid: customer.customerId, email: login })

  const asked = { client_id: PUBLIC_CLIENT, channel_id: 'ca' }
  const elsewhere = slasOf('ca', token.access_token).logoutCustomer({
    parameters: { ...asked, refresh_token: token.refresh_token },
  })
  expect((await failureOf(elsewhere)).body).toMatchObject({ message: 'invalid channel_id' })

  const revoke = (authorization: string) =>
    slas.revokeToken({
      headers: { authorization },
      body: { token: token.refresh_token, token_type_hint: 'refresh_token' },
    })
  expect((await failureOf(revoke('Basic eDp5'))).message).toBe('401 Unauthorized')
  expect(await look(token.refresh_token)).toMatchObject({ active: true })
  expect(await revoke(basic)).toMatchObject({ token: token.refresh_token })
  expect(await look(token.refresh_token)).toMatchObject({ active: false })
  expect(await look(token.access_token)).toMatchObject({ active: false })
  const unproven = slas.introspectToken({
    headers: { authorization: 'Basic eDp5' },
    body: { token: token.access_token },
  })
  expect((await failureOf(unproven)).status).toBe(401)
})

const ask = (user_id: string, mode: string, more: object) =>
  slas.getPasswordResetToken({
    body: { user_id, mode, channel_id: 'us', client_id: PUBLIC_CLIENT, ...more },
  })

/** A server that stands in for the shop and waits for one call. */
async function listen() {
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
