import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

import { SHOP } from '../mails/shop-name.ts'
import {
  customerFixture,
  goodPassword as PASSWORD,
  newCredentials,
  register,
  signIn,
} from './accounts.ts'
import { clientsOf, configOf, errorOf, helpers, loginGuest, origin } from './clients.ts'
import { customApiClient } from './custom-api-client.ts'
import { merchantSecret, newCard } from './payment-client.ts'
import { subscriptionClient } from './subscription-client.ts'

interface CustomRequest {
  method?: string
  body?: object
}

const accountApi =
  (token: string) =>
  (endpointPath: string, { method = 'POST', body }: CustomRequest = {}) =>
    helpers.callCustomEndpoint({
      options: {
        method,
        headers: { authorization: `Bearer ${token}` },
        customApiPathParameters: { apiName: 'account', endpointPath, apiVersion: 'v1' },
        ...(body && { body: JSON.stringify(body) }),
      },
      clientConfig: configOf('us'),
    })

async function newCustomer() {
  const { login, token: signedIn } = await register('us')
  const { access_token: token, customer_id: customerId } = signedIn
  const storeCard = (paymentCard: object) =>
    fetch(
      `${origin}/customer/shopper-customers/v1/organizations/f_ecom_jwck_001/customers/${customerId}/payment-instruments?siteId=us`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ paymentMethodId: 'CREDIT_CARD', paymentCard }),
      },
    )
  return { login, token, customerId, storeCard, call: accountApi(token) }
}

const Mails = v.object({ data: v.array(v.object({ subject: v.string(), text: v.string() })) })
const Issued = v.object({ token: v.string(), lastDigits: v.string() })

async function mailsTo(to: string) {
  const answer = await fetch(`${origin}/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  })
  return v.parse(Mails, await answer.json()).data
}

const payments = `${origin}/payments/v1`
const callbackUri = 'https://shop.example/confirm?edit=confirm'

test('mails a link to a new e-mail address, which the owner of the account confirms once', async () => {
  const { call, login, token, customerId } = await newCustomer()
  const { login: email } = newCredentials()
  const body = { email, currentPassword: PASSWORD, callbackUri }
  const wrong = await errorOf(
    call('email-change', { body: { ...body, currentPassword: 'Wrong12345' } }),
  )
  expect(wrong).toMatchObject({ status: 400, body: { parameter: 'currentPassword' } })
  await call('email-change', { body })
  const [mail] = await mailsTo(email)
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.searchParams.get('edit')).toBe('confirm')
  expect((await mailsTo(login))[0]?.subject).toBe('A new email address was requested')

  const given = { token: link.searchParams.get('token') ?? '' }
  const other = await newCustomer()
  expect(await errorOf(other.call('email-change-confirmation', { body: given }))).toMatchObject({
    status: 400,
    body: { parameter: 'token' },
  })
  expect(await call('email-change-confirmation', { body: given })).toEqual({ email, login: email })
  expect((await errorOf(call('email-change-confirmation', { body: given }))).status).toBe(400)
  const { customers } = clientsOf('us', token)
  expect(await customers.getCustomer({ parameters: { customerId } })).toMatchObject({ email })
})

test('gives a customer no orders of other guests, and guests none at all', async () => {
  const { call } = await newCustomer()
  expect(await call('guest-orders', { body: {} })).toEqual({ data: [] })
  const guest = await loginGuest('us')
  const asked = accountApi(guest.access_token)('guest-orders', { body: {} })
  expect((await errorOf(asked)).status).toBe(403)
})

test('exports all data of an account, and deletes it with the account', async () => {
  const { call, login, token, customerId } = await newCustomer()
  const { customers } = clientsOf('us', token)
  await customers.createCustomerAddress({
    parameters: { customerId },
    body: { addressId: 'Home', lastName: 'Ruiz', countryCode: 'US' },
  })
  expect(await call('export', { method: 'GET' })).toMatchObject({
    profile: { login },
    addresses: [{ addressId: 'Home' }],
    paymentInstruments: [],
    orders: [],
  })
  expect((await errorOf(call('delete', { body: {} }))).status).toBe(400)
  await call('delete', { body: { currentPassword: PASSWORD } })
  expect((await errorOf(call('export', { method: 'GET' }))).status).toBe(401)
  expect((await mailsTo(login))[0]?.subject).toBe(`Your ${SHOP} account is deleted`)
  // The address is free again.
  const guest = await loginGuest('us')
  await clientsOf('us', guest.access_token).customers.registerCustomer({
    body: { customer: { login, email: login, lastName: 'Ruiz' }, password: PASSWORD },
  })
})

test('exports the cards without the provider’s tokens, the subscriptions, the points and the rewards', async () => {
  const { call, token, customerId, storeCard } = await newCustomer()
  await customApiClient('us', token)('loyalty/enrollment', {
    body: { c_slasjwt: token, c_loyaltyPostalCode: '43215', c_acceptsTerms: true },
  })
  const started = { product: 'P-AMP', quantity: 2, site: 'us', every: 3 }
  await subscriptionClient(customerId)('POST', '/subscriptions/', started)
  const { brand: cardType, holder, ...card } = await newCard()
  const paymentCard = {
    cardType,
    holder,
    maskedNumber: `************${card.lastDigits}`,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    creditCardToken: 'kept_secret',
  }
  expect((await storeCard(paymentCard)).ok).toBe(true)
  const copy = await call('export', { method: 'GET' })
  expect(copy).toMatchObject({
    paymentInstruments: [{ paymentCard: { numberLastDigits: card.lastDigits } }],
    autoRefreshes: [{ product: 'P-AMP', quantity: 2, every: 3, live: true }],
    points: { balance: expect.any(Number), data: [{ type: 'joined' }] },
    rewards: [{ type: 'treat', status: 'inactive' }],
  })
  expect(JSON.stringify(copy)).not.toContain('creditCardToken')
})

test('a member’s export has every reward and each entry of the points history', async () => {
  const customer = await customerFixture('LOYAL-INACTIVE')
  const { access_token: token } = await vi.waitFor(() => signIn('us', customer), {
    timeout: 10_000,
    interval: 300,
  })
  const history = await customApiClient('us', token)('loyalty/points', {
    method: 'GET',
    parameters: { limit: '1' },
  })
  const { total } = v.parse(v.object({ total: v.number() }), history)
  const { points, rewards } = v.parse(
    v.object({ points: v.object({ data: v.array(v.unknown()) }), rewards: v.array(v.unknown()) }),
    await accountApi(token)('export', { method: 'GET' }),
  )
  expect(total).toBeGreaterThan(1)
  expect(points.data).toHaveLength(total)
  expect(rewards).toContainEqual(expect.objectContaining({ status: 'available' }))
  expect(rewards).toContainEqual(expect.objectContaining({ status: 'redeemed' }))
})

test('responds to the customer only', async () => {
  const { access_token: token } = await loginGuest('us')
  const call = accountApi(token)
  for (const path of ['delete', 'email-change', 'email-change-confirmation']) {
    expect((await errorOf(call(path, { body: {} }))).status).toBe(403)
  }
  expect((await errorOf(call('export', { method: 'GET' }))).status).toBe(403)
})

test('stores a card that the provider keeps, and the provider issues tokens for it', async () => {
  const { storeCard } = await newCustomer()
  const card = await newCard()
  const headers = { authorization: `Bearer ${merchantSecret}` }
  const post = (path: string) => fetch(`${payments}${path}`, { method: 'POST', headers })
  const kept = v.parse(Issued, await (await post(`/tokens/${card.token}/keep`)).json()).token
  expect(kept).toMatch(/^kept_/)
  const issued = v.parse(Issued, await (await post(`/kept/${kept}/tokens`)).json())
  expect(issued.lastDigits).toBe(card.lastDigits)
  expect(issued.token).not.toBe(card.token)
  expect((await post('/kept/kept_unknown/tokens')).status).toBe(404)
  expect((await post('/tokens/card_unknown/keep')).status).toBe(404)
  const stranger = await fetch(`${payments}/kept/${kept}/tokens`, { method: 'POST' })
  expect(stranger.status).toBe(401)

  const paymentCard = {
    cardType: card.brand,
    holder: card.holder,
    maskedNumber: `************${card.lastDigits}`,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    creditCardToken: kept,
  }
  expect(await (await storeCard(paymentCard)).json()).toMatchObject({
    paymentCard: { numberLastDigits: card.lastDigits, creditCardToken: kept },
  })
  const { creditCardToken: _token, ...without } = paymentCard
  expect((await storeCard(without)).status).toBe(400)
})
