import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'

import { HOUR } from './at-clock-offset.ts'
import { customerFixture, newCredentials, oauth2, register, signIn, slasOf } from './accounts.ts'
import {
  clientsOf,
  clientSecret,
  configOf,
  control,
  newGuest,
  errorOf,
  fixture,
  helpers,
  loginGuest,
  PRIVATE_CLIENT,
  redirectURI,
  slasClient,
} from './clients.ts'

test('issues a token that identifies the registered shopper', async () => {
  const customer = await customerFixture('LOYAL-ACTIVE')
  const { us = '' } = customer.customerIds
  const token = await signIn('us', customer)

  expect(token).toMatchObject({
    token_type: 'Bearer',
    expires_in: 1800,
    refresh_token_expires_in: 7_776_000,
    customer_id: us,
  })
  expect(token.enc_user_id).toMatch(/^[\dA-F]{32}$/)
  const { isb, exp = 0, iat = 0 } = decodeJwt(token.access_token)
  expect(isb).toMatch(
    new RegExp(
      `^uido:ecom::upn:${customer.login}::uidn:Iris Bergström::gcid:[A-Za-z0-9]{26}::rcid:${us}::chid:us$`,
    ),
  )
  expect(exp - iat).toBe(1800)

  const category = { parameters: { ids: ['root'] } }
  const { products } = clientsOf('us', token.access_token)
  await expect(products.getCategories(category)).resolves.toMatchObject({ total: 1 })
  const elsewhere = clientsOf('ca', token.access_token).products.getCategories(category)
  expect((await errorOf(elsewhere)).status).toBe(401)
})

test('keeps the usid of a guest who signs in, and allows merging the guest’s basket', async () => {
  const guest = await newGuest('us')
  const { basketId = '' } = await guest.baskets.createBasket({ body: {} })
  const item = { productId: await fixture('P-STD', 'us'), quantity: 2 }
  await guest.baskets.addItemToBasket({ parameters: { basketId }, body: [item] })
  const customer = await register('us')
  const { usid, customer_id: guestId } = guest.token
  const token = await signIn('us', customer, { usid, offsetMs: 2000 })

  expect(token.usid).toBe(usid)
  expect(token.customer_id).toBe(customer.customer.customerId)
  expect(decodeJwt(token.access_token)['isb']).toContain(`::gcid:${guestId}::rcid:`)
  const merge = (accessToken: string) =>
    clientsOf('us', accessToken).baskets.mergeBasket({
      parameters: { createDestinationBasket: true, productItemMergeMode: 'separate_item' },
    })
  expect(await merge(token.access_token)).toMatchObject({ productItems: [item] })
  expect((await errorOf(merge(customer.token.access_token))).status).toBe(403)
})

test('accepts a refresh token once from a public client, and repeatedly from a private one', async () => {
  const first = await signIn('us', await customerFixture('LOYAL-POINTSCAPPED'))
  const second = await refreshed(first)
  expect(second).toMatchObject({ usid: first.usid, customer_id: first.customer_id })
  expect((await errorOf(refreshed(first))).body).toMatchObject({ message: 'invalid refresh_token' })

  const concurrent = await Promise.allSettled(Array.from({ length: 5 }, () => refreshed(second)))
  expect(concurrent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const privately = () =>
    helpers.refreshAccessToken({
      slasClient: slasClient('us', PRIVATE_CLIENT),
      parameters: { refreshToken: session.refresh_token },
      credentials: { clientSecret },
    })
  const session = await signIn('us', await customerFixture('LOYAL-CANCELLED'), { isPrivate: true })
  const again = [await privately(), await privately()]
  const { refresh_token, customer_id } = session
  expect(again.map((token) => token.refresh_token)).toEqual([refresh_token, refresh_token])
  expect(again.map((token) => token.customer_id)).toEqual([customer_id, customer_id])
})

test('ends one session on sign-out, or all sessions of the shopper', async () => {
  const customer = await customerFixture('LOYAL-CANCELLEDGRACE')
  const first = await signIn('us', customer)
  const second = await signIn('us', customer, { offsetMs: 2000 })
  const third = await signIn('us', customer, { offsetMs: 4000 })
  const all = [first, second, third]

  const stranger = await errorOf(signOut({ ...first, access_token: 'nobody' }))
  expect(stranger.message).toBe('401 Unauthorized')
  const { refresh_token } = await loginGuest('us')
  const theirs = await errorOf(signOut({ ...first, refresh_token }))
  expect(theirs.body).toMatchObject({ message: 'invalid refresh_token' })
  expect(await refreshed({ ...first, refresh_token })).toMatchObject({ token_type: 'Bearer' })
  expect(await signOut(first)).toMatchObject({ access_token: '', refresh_token: '' })
  expect(await Promise.all(all.map(hasAccess))).toEqual([false, true, true])
  expect((await errorOf(refreshed(first))).status).toBe(400)

  await signOut(second, 'all-sessions')
  expect(await Promise.all(all.map(hasAccess))).toEqual([false, false, false])
  expect((await errorOf(refreshed(third))).status).toBe(400)
})

test.for(['utf8', 'latin1'] as const)(
  'accepts a password with accents encoded as %s',
  async (encoding) => {
    const { login } = newCredentials()
    const password = 'Crème-brûlée-7'
    const { customers } = await newGuest('us')
    await customers.registerCustomer({
      body: { customer: { login, email: login, lastName: 'Ruiz' }, password },
    })

    expect((await attempt(login, password, 0, encoding)).status).toBe(303)
    expect((await attempt(login, 'Creme-brulee-7', 2000, encoding)).status).toBe(401)
  },
)

test('counts wrong passwords for known and unknown logins alike, until it locks the login', async () => {
  const known = await customerFixture('LOYAL-FROZEN')
  const unknown = newCredentials()
  const responses = await Promise.all([known, unknown].map((someone) => sixFailures(someone.login)))

  const [ofKnown = [], ofUnknown = []] = responses
  expect(ofKnown.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
  const plain = {
    status_code: '401 UNAUTHORIZED',
    message: 'Unauthorized Credentials.',
    error: 'invalid_client',
    error_description: 'Unauthorized Credentials.',
  }
  expect(ofKnown.slice(0, 3).map(({ body }) => body)).toEqual([plain, plain, plain])
  expect(ofKnown[3]?.body).toEqual({ ...plain, attempts_left: 2 })
  expect(ofKnown[4]?.body).toEqual({ ...plain, attempts_left: 1 })
  expect(ofKnown[5]?.body).toEqual({ ...plain, locked_until: expect.stringMatching(/Z$/) })
  expect(ofUnknown.map(({ body }) => Object.keys(body))).toEqual(
    ofKnown.map(({ body }) => Object.keys(body)),
  )

  const right = (after: number) => attempt(known.login, known.password, after)
  expect((await right(60_000)).status).toBe(401)
  expect((await right(HOUR / 2)).status).toBe(401)
  expect((await right(HOUR / 2 + 20_000)).status).toBe(303)
  expect((await attempt(known.login, 'wrong', HOUR)).body).toEqual(plain)
})

test('takes as long to reject an unknown login as a wrong password', async () => {
  const { login: known } = await register('us')
  const { login: unknown } = newCredentials()
  const fastest = { [known]: Infinity, [unknown]: Infinity }
  // Alternates between both, so that other load on the machine slows down both.
  for (const seconds of [2, 4, 6, 8, 10]) {
    for (const name of [known, unknown]) {
      const began = performance.now()
      expect((await attempt(name, 'Not-The-One-1', seconds * 1000)).status).toBe(401)
      fastest[name] = Math.min(fastest[name] ?? Infinity, performance.now() - began)
    }
  }
  expect(fastest[unknown]).toBeGreaterThan((fastest[known] ?? Infinity) / 3)
})

test('resets the count of wrong passwords after the right one', async () => {
  const { login, password } = await customerFixture('LOYAL-TERMINATED')
  for (const seconds of [0, 2, 4, 6, 8]) await attempt(login, 'wrong', seconds * 1000)
  expect((await attempt(login, password, 10_000)).status).toBe(303)
  const { body } = await attempt(login, 'wrong', 12_000)
  expect(body).not.toHaveProperty('attempts_left')
})

test('handles only one of several concurrent sign-ins of a login', async () => {
  const { login, password } = await customerFixture('LOYAL-TERMINATEDGRACE')
  const attempts = await Promise.all(Array.from({ length: 8 }, () => attempt(login, password, 0)))

  expect(attempts.filter(({ status }) => status === 303)).toHaveLength(1)
  const rejected = attempts.filter(({ status }) => status === 409)
  expect(rejected).toHaveLength(7)
  expect(rejected[0]?.body).toMatchObject({ status_code: '409 CONFLICT', error: 'conflict' })
})

type Token = Awaited<ReturnType<typeof signIn>>

const signOut = ({ access_token, refresh_token }: Token, hint?: 'all-sessions') =>
  slasOf('us', access_token).logoutCustomer({
    parameters: {
      client_id: configOf('us').parameters.clientId,
      refresh_token,
      channel_id: 'us',
      ...(hint && { hint }),
    },
  })

const refreshed = ({ refresh_token: refreshToken }: Token) =>
  helpers.refreshAccessToken({ slasClient: slasClient('us'), parameters: { refreshToken } })

const hasAccess = ({ access_token }: Token) =>
  clientsOf('us', access_token)
    .products.getCategories({ parameters: { ids: ['root'] } })
    .then(
      () => true,
      () => false,
    )

async function sixFailures(login: string) {
  const responses = []
  for (const seconds of [0, 2, 4, 6, 8, 10]) {
    responses.push(await attempt(login, 'Not-The-One-1', seconds * 1000))
  }
  return responses
}

/** One attempt, with the service's clock `later` milliseconds ahead. */
async function attempt(
  login: string,
  password: string,
  later: number,
  encoding: 'utf8' | 'latin1' = 'utf8',
) {
  const session = `attempt-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs: later, session })
  const response = await fetch(`${oauth2}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`, encoding).toString('base64')}`,
      'correlation-id': session,
    },
    body: new URLSearchParams({
      redirect_uri: redirectURI,
      client_id: configOf('us').parameters.clientId,
      channel_id: 'us',
      code_challenge: 'x'.repeat(43),
    }),
  })
  await control('DELETE', `/clock?session=${session}`)
  const text = await response.text()
  const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  return { status: response.status, body }
}
