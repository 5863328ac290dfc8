import { expect, test } from 'vitest'

import { mailsTo, mailTo, newCredentials, register, slasOf } from './accounts.ts'
import { basicAuth, configOf, control, errorOf, PRIVATE_CLIENT, slasClient } from './clients.ts'

const client_id = configOf('us').parameters.clientId
const slas = slasClient('us')

const requestCode = (user_id: string, more = {}, headers = {}) =>
  slas.requestOtp(
    {
      headers,
      body: { client_id, channel_id: 'us', user_id, mode: 'email', email: user_id, ...more },
    },
    true,
  )

const verifyCode = (user_id: string, pwd_action_token: string, headers = {}) =>
  slas.verifyOtp({ headers, body: { client_id, channel_id: 'us', user_id, pwd_action_token } })

const codeFor = async (login: string, count = 1) =>
  /Your code: (\d{8})/.exec((await mailTo(login, count)).text)?.[1] ?? ''

const wrongCode = (code: string) => code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))

test('verifies an e-mail address once by a mailed code, until the address changes', async () => {
  const { login, customer, customers } = await register('us')
  const parameters = { customerId: customer.customerId ?? '' }
  expect((await requestCode(login)).status).toBe(202)
  const first = await codeFor(login)
  await requestCode(login)
  const code = await codeFor(login, 2)

  expect((await errorOf(verifyCode(login, first))).message).toBe('401 Unauthorized')
  expect((await errorOf(verifyCode(newCredentials().login, code))).status).toBe(401)
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: false })
  await verifyCode(login, code)
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: true })
  expect((await errorOf(verifyCode(login, code))).status).toBe(401)

  await customers.updateCustomer({ parameters, body: { email: newCredentials().login } })
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: false })
})

test('accepts a code for ten minutes and up to five guesses', async () => {
  const { login } = await register('us')
  await requestCode(login)
  const code = await codeFor(login)
  const session = `late-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: 601_000, session })
  const late = verifyCode(login, code, { 'correlation-id': session })
  expect((await errorOf(late)).status).toBe(401)
  await control('DELETE', `/clock?session=${session}`)

  await requestCode(login)
  const guessed = await codeFor(login, 2)
  for (let guess = 0; guess < 5; guess += 1) {
    await errorOf(verifyCode(login, wrongCode(guessed)))
  }
  expect((await errorOf(verifyCode(login, guessed))).status).toBe(401)

  await requestCode(login)
  const rightCode = await codeFor(login, 3)
  const guesses = [
    ...Array.from({ length: 24 }, () => wrongCode(rightCode)),
    rightCode,
    wrongCode(rightCode),
  ]
  const attempts = guesses.map((guess) => verifyCode(login, guess))
  expect((await Promise.allSettled(attempts)).map(({ status }) => status)).not.toContain(
    'fulfilled',
  )
})

test('keeps a code valid despite wrong guesses on the other site', async () => {
  const { login } = await register('us')
  await requestCode(login)
  const code = await codeFor(login)
  const elsewhere = { client_id, channel_id: 'ca', user_id: login }
  for (let guess = 0; guess < 5; guess += 1) {
    const body = { ...elsewhere, pwd_action_token: wrongCode(code) }
    expect((await errorOf(slas.verifyOtp({ body }))).status).toBe(401)
  }
  await verifyCode(login, code)
})

test('responds the same way to code requests for unknown shoppers, and mails no code to a stranger', async () => {
  const { login } = await register('us')
  const nobody = newCredentials().login
  const [known, unknown, foreign] = [
    await requestCode(login),
    await requestCode(nobody),
    await requestCode(login, { email: nobody }),
  ]
  const message = [known, unknown, foreign].map(async (response) => [
    response.status,
    await response.text(),
  ])
  expect(await Promise.all(message)).toEqual([
    [202, ''],
    [202, ''],
    [202, ''],
  ])
  await mailTo(login)
  expect(await mailsTo(nobody)).toEqual([])
  for (const wrong of [{ email: '' }, { mode: 'pigeon' }, { mode: 'callback' }]) {
    const body = { client_id, channel_id: 'us', user_id: login, mode: 'email', ...wrong }
    expect((await errorOf(slas.requestOtp({ body }))).status).toBe(400)
  }
})

test.for(['a code', 'a new password', 'a sign-in without password'])(
  'sends at most six messages with %s in ten minutes, for known and unknown logins',
  async (what) => {
    const { login } = await register('us')
    for (const user_id of [login, newCredentials().login]) {
      for (let requested = 0; requested < 6; requested += 1) await requestEndpoint(what, user_id)
      const { message, headers, body } = await errorOf(requestEndpoint(what, user_id))
      expect(message).toBe('429 Too Many Requests')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
      expect(body).toMatchObject({ status_code: '429 TOO_MANY_REQUESTS' })
      const session = `patient-${crypto.randomUUID()}`
      await control('PUT', '/clock', { offsetMs: 600_000, session })
      await requestEndpoint(what, user_id, { 'correlation-id': session })
      await control('DELETE', `/clock?session=${session}`)
    }
  },
)

function requestEndpoint(what: string, user_id: string, headers = {}): Promise<unknown> {
  const body = { user_id, mode: 'email', channel_id: 'us', client_id }
  if (what === 'a code') return slas.requestOtp({ headers, body: { ...body, email: user_id } })
  if (what === 'a new password') {
    return slas.getPasswordResetToken({ headers, body: { ...body, hint: 'cross_device' } })
  }
  return slas.authorizePasswordlessCustomer({
    headers: { ...headers, authorization: basicAuth },
    body,
  })
}

test('requires a verified e-mail address for a passwordless sign-in if the shop asks for it', async () => {
  const { login } = await register('us')
  const strictly = (user_id: string) =>
    slasOf('us', 'none', PRIVATE_CLIENT).authorizePasswordlessCustomer({
      headers: { authorization: basicAuth },
      parameters: { strict_verify: true },
      body: { user_id, mode: 'email', channel_id: 'us', locale: 'en-US' },
    })
  const rejected = [await errorOf(strictly(login)), await errorOf(strictly(newCredentials().login))]
  expect(rejected.map(({ body }) => body)).toEqual([rejected[0]?.body, rejected[0]?.body])
  expect(rejected[0]?.body).toMatchObject({ message: 'The e-mail address is not verified.' })

  await requestCode(login)
  await verifyCode(login, await codeFor(login))
  await strictly(login)
  expect(await mailTo(login, 2)).toMatchObject({ subject: expect.stringContaining('sign in') })
})
