import { expect, test } from 'vitest'

import { mailsTo, mailTo, newcomer, register, slasOf } from './registered-shopper.ts'
import { basic, configOf, control, failureOf, PRIVATE_CLIENT, slasClient } from './clients.ts'

const client_id = configOf('us').parameters.clientId
const slas = slasClient('us')

const request = (user_id: string, more = {}, headers = {}) =>
  slas.requestOtp(
    {
      headers,
      body: { client_id, channel_id: 'us', user_id, mode: 'email', email: user_id, ...more },
    },
    true,
  )

const verify = (user_id: string, pwd_action_token: string, headers = {}) =>
  slas.verifyOtp({ headers, body: { client_id, channel_id: 'us', user_id, pwd_action_token } })

const codeFor = async (login: string, count = 1) =>
  /Your code: (\d{8})/.exec((await mailTo(login, count)).text)?.[1] ?? ''

const otherThan = (code: string) => code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))

test('verifies an e-mail address once by a mailed code, until the address changes', async () => {
  const { login, customer, customers } = await register('us')
  const parameters = { customerId: customer.customerId ?? '' }
  expect((await request(login)).status).toBe(202)
  const first = await codeFor(login)
  await request(login)
  const code = await codeFor(login, 2)

  expect((await failureOf(verify(login, first))).message).toBe('401 Unauthorized')
  expect((await failureOf(verify(newcomer().login, code))).status).toBe(401)
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: false })
  await verify(login, code)
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: true })
  expect((await failureOf(verify(login, code))).status).toBe(401)

  await customers.updateCustomer({ parameters, body: { email: newcomer().login } })
  expect(await customers.getCustomer({ parameters })).toMatchObject({ emailVerified: false })
})

test('accepts a code for ten minutes and up to five guesses', async () => {
  const { login } = await register('us')
  await request(login)
  const code = await codeFor(login)
  const session = `late-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: 601_000, session })
  const late = verify(login, code, { 'correlation-id': session })
  expect((await failureOf(late)).status).toBe(401)
  await control('DELETE', `/clock?session=${session}`)

  await request(login)
  const guessed = await codeFor(login, 2)
  for (let guess = 0; guess < 5; guess += 1) {
    await failureOf(verify(login, otherThan(guessed)))
  }
  expect((await failureOf(verify(login, guessed))).status).toBe(401)

  await request(login)
  const sought = await codeFor(login, 3)
  const crowd = [...Array.from({ length: 24 }, () => otherThan(sought)), sought, otherThan(sought)]
  const heard = crowd.map((guess) => verify(login, guess))
  expect((await Promise.allSettled(heard)).map(({ status }) => status)).not.toContain('fulfilled')
})

test('keeps a code valid despite wrong guesses on the other site', async () => {
  const { login } = await register('us')
  await request(login)
  const code = await codeFor(login)
  const elsewhere = { client_id, channel_id: 'ca', user_id: login }
  for (let guess = 0; guess < 5; guess += 1) {
    const body = { ...elsewhere, pwd_action_token: otherThan(code) }
    expect((await failureOf(slas.verifyOtp({ body }))).status).toBe(401)
  }
  await verify(login, code)
})

test('responds the same way to code requests for unknown shoppers, and mails no code to a stranger', async () => {
  const { login } = await register('us')
  const nobody = newcomer().login
  const [known, unknown, foreign] = [
    await request(login),
    await request(nobody),
    await request(login, { email: nobody }),
  ]
  const said = [known, unknown, foreign].map(async (answer) => [answer.status, await answer.text()])
  expect(await Promise.all(said)).toEqual([
    [202, ''],
    [202, ''],
    [202, ''],
  ])
  await mailTo(login)
  expect(await mailsTo(nobody)).toEqual([])
  for (const wrong of [{ email: '' }, { mode: 'pigeon' }, { mode: 'callback' }]) {
    const body = { client_id, channel_id: 'us', user_id: login, mode: 'email', ...wrong }
    expect((await failureOf(slas.requestOtp({ body }))).status).toBe(400)
  }
})

test.for(['a code', 'a new password', 'a sign-in without password'])(
  'sends at most six messages with %s in ten minutes, for known and unknown logins',
  async (what) => {
    const { login } = await register('us')
    for (const user_id of [login, newcomer().login]) {
      for (let asked = 0; asked < 6; asked += 1) await ask(what, user_id)
      const { message, headers, body } = await failureOf(ask(what, user_id))
      expect(message).toBe('429 Too Many Requests')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
      expect(body).toMatchObject({ status_code: '429 TOO_MANY_REQUESTS' })
      const session = `patient-${crypto.randomUUID()}`
      await control('PUT', '/clock', { offsetMs: 600_000, session })
      await ask(what, user_id, { 'correlation-id': session })
      await control('DELETE', `/clock?session=${session}`)
    }
  },
)

function ask(what: string, user_id: string, headers = {}): Promise<unknown> {
  const body = { user_id, mode: 'email', channel_id: 'us', client_id }
  if (what === 'a code') return slas.requestOtp({ headers, body: { ...body, email: user_id } })
  if (what === 'a new password') {
    return slas.getPasswordResetToken({ headers, body: { ...body, hint: 'cross_device' } })
  }
  return slas.authorizePasswordlessCustomer({ headers: { ...headers, authorization: basic }, body })
}

test('requires a verified e-mail address for a passwordless sign-in if the shop asks for it', async () => {
  const { login } = await register('us')
  const strictly = (user_id: string) =>
    slasOf('us', 'none', PRIVATE_CLIENT).authorizePasswordlessCustomer({
      headers: { authorization: basic },
      parameters: { strict_verify: true },
      body: { user_id, mode: 'email', channel_id: 'us', locale: 'en-US' },
    })
  const refused = [await failureOf(strictly(login)), await failureOf(strictly(newcomer().login))]
  expect(refused.map(({ body }) => body)).toEqual([refused[0]?.body, refused[0]?.body])
  expect(refused[0]?.body).toMatchObject({ message: 'The e-mail address is not verified.' })

  await request(login)
  await verify(login, await codeFor(login))
  await strictly(login)
  expect(await mailTo(login, 2)).toMatchObject({ subject: expect.stringContaining('sign in') })
})
