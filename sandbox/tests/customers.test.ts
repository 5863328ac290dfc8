import { expect, test } from 'vitest'

import { app } from '../app.ts'

import { customerFixture, goodPassword, newCredentials, register, signIn } from './accounts.ts'
import { clientsOf, newGuest, errorOf, loginGuest, origin } from './clients.ts'

test('creates an account for a guest, and lets its owner read and change it', async () => {
  const { customer, customers, login, guest, token } = await register('us')
  const { customerId = '' } = customer

  expect(customer).toMatchObject({
    authType: 'registered',
    customerId: token.customer_id,
    customerNo: expect.stringMatching(/^\d{8}$/),
    login,
    email: login,
    firstName: 'Ana',
    lastName: 'Ruiz',
    enabled: true,
    hasPassword: true,
    c_emailHash: expect.stringMatching(/^[\da-f]{64}$/),
  })
  expect(JSON.stringify(customer)).not.toContain(goodPassword)
  expect(customerId).not.toBe(guest.customer_id)

  const parameters = { customerId }
  const loyalty = { rewards: { count: 1, currentSpend: 12.5, nextReward: 100 } }
  const changed = await customers.updateCustomer({
    parameters,
    body: { phoneHome: '6145550100', c_filteredOffers: loyalty, c_loyaltyID: 'JW-1' },
  })
  expect(changed).toMatchObject({ phoneHome: '6145550100', c_filteredOffers: loyalty })
  await customers.updateCustomer({
    parameters,
    body: { c_submitOneTrustDNS: true, c_filteredOffers: { rewards: { count: 2 } } },
  })
  const read = await customers.getCustomer({ parameters })
  expect(read).toMatchObject({
    phoneHome: '6145550100',
    c_loyaltyID: 'JW-1',
    c_filteredOffers: { rewards: { count: 2 } },
    c_submitOneTrustDNS: true,
    c_isOneTrustDNSReqSubmitted: true,
    lastLoginTime: expect.stringMatching(/Z$/),
  })
  expect(read['c_filteredOffers']).toEqual({ rewards: { count: 2 } })
  const born = (birthday: string) => customers.updateCustomer({ parameters, body: { birthday } })
  expect(await born('2024-02-29')).toMatchObject({ birthday: '2024-02-29' })
  expect((await errorOf(born('2026-02-29'))).body).toMatchObject({ parameter: 'birthday' })
  expect(read).not.toHaveProperty('addresses')
})

test('signs in a new account whose login was locked before it existed', async () => {
  const { login, password } = newCredentials()
  const tried = (given: string, later: number) =>
    signIn('us', { login, password: given }, { offsetMs: later }).then(
      () => true,
      () => false,
    )
  for (const seconds of [0, 2, 4, 6, 8, 10]) await tried('Not-The-One-1', seconds * 1000)
  const { customers } = await newGuest('us')
  const customer = { login, email: login, lastName: 'Ruiz' }
  await customers.registerCustomer({ body: { customer, password } })
  expect(await tried(password, 20_000)).toBe(true)
})

test('stores addresses by name, one of them preferred', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const home = {
    addressId: 'My Home/1',
    lastName: 'Ruiz',
    countryCode: 'US',
    address1: '12 Mill Lane',
    preferred: true,
    c_gate: '7',
  }
  const created = await customers.createCustomerAddress({ parameters: { customerId }, body: home })
  expect(created).toMatchObject({ ...home, fullName: 'Ruiz' })
  const twice = customers.createCustomerAddress({ parameters: { customerId }, body: home })
  expect((await errorOf(twice)).body).toMatchObject({ parameter: 'addressId' })

  await customers.createCustomerAddress({
    parameters: { customerId },
    body: { ...home, addressId: 'Work' },
  })
  const { addresses = [] } = await customers.getCustomer({ parameters: { customerId } })
  expect(addresses.map(({ addressId, preferred }) => [addressId, preferred])).toEqual([
    ['My Home/1', false],
    ['Work', true],
  ])

  const read = await customers.getCustomerAddress({
    parameters: { customerId, addressName: 'My Home/1' },
  })
  expect(read).toMatchObject({ addressId: 'My Home/1', address1: '12 Mill Lane' })
  const nowhere = customers.updateCustomerAddress({
    parameters: { customerId, addressName: 'Work' },
    body: { addressId: 'Work', lastName: 'Ruiz', countryCode: 'Ohio' },
  })
  expect((await errorOf(nowhere)).body).toMatchObject({ parameter: 'countryCode' })

  const renamed = await customers.updateCustomerAddress({
    parameters: { customerId, addressName: 'My Home/1' },
    body: { addressId: 'Cabin', lastName: 'Ruiz', countryCode: 'US', city: 'Athens' },
  })
  expect(renamed).toMatchObject({ addressId: 'Cabin', city: 'Athens', address1: '12 Mill Lane' })
  const at = (addressName: string) => ({ parameters: { customerId, addressName } })
  expect((await errorOf(customers.getCustomerAddress(at('My Home/1')))).status).toBe(404)
  await customers.removeCustomerAddress(at('Cabin'))
  expect((await errorOf(customers.removeCustomerAddress(at('Cabin')))).status).toBe(404)
})

/** Every operation on the data of one customer, from the service's own routes. */
const customerRoutes = app.routes
  .filter(({ method, path }) => method !== 'ALL' && path.includes('/customers/:customerId'))
  .filter(
    (route, at, all) =>
      all.findIndex(({ method, path }) => method === route.method && path === route.path) === at,
  )

const pathOf = (path: string, pathParameters: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => pathParameters[name] ?? 'unknown')

test('rejects other customers and guests on every operation on a customer’s data', async () => {
  const owner = await customerFixture('REG')
  const { us: customerId = '' } = owner.customerIds
  const pathParameters = {
    organizationId: 'f_ecom_jwck_001',
    customerId,
    addressName: 'Home',
    instrumentId: `pius${customerId.slice(4)}`,
    listId: `wlus${customerId.slice(4)}`,
  }
  const endpoints = customerRoutes.map(({ method, path }) => ({
    method,
    endpoint: pathOf(path, pathParameters),
  }))
  expect(endpoints.length).toBeGreaterThanOrEqual(24)
  const stranger = await register('us')
  const guest = await loginGuest('us')

  for (const token of [stranger.token.access_token, guest.access_token]) {
    for (const { method, endpoint } of endpoints) {
      const response = await fetch(`${origin}${endpoint}?siteId=us&zoneId=us&accountId=us`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
      })
      expect([method, endpoint, response.status, await response.json()]).toEqual([
        method,
        endpoint,
        400,
        expect.objectContaining({ title: 'Invalid Customer', detail: 'The customer is invalid.' }),
      ])
    }
  }

  const own = clientsOf('us', stranger.token.access_token).customers
  const theirs = { customerId: stranger.customer.customerId ?? '' }
  const foreignIds = [
    own.getCustomerProductList({
      parameters: { ...theirs, listId: `wlus${customerId.slice(4)}` },
    }),
    own.getCustomerPaymentInstrument({
      parameters: { ...theirs, paymentInstrumentId: `pius${customerId.slice(4)}` },
    }),
    own.getCustomerAddress({ parameters: { ...theirs, addressName: 'Home' } }),
  ]
  const statuses = await Promise.all(foreignIds.map((call) => errorOf(call)))
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])

  const mine = clientsOf('us', guest.access_token).customers
  const guests = mine.getCustomer({ parameters: { customerId: guest.customer_id } })
  expect((await errorOf(guests)).body).toMatchObject({ customerId: guest.customer_id })

  const token = await signIn('us', owner)
  const stored = await clientsOf('us', token.access_token).customers.getCustomer({
    parameters: { customerId },
  })
  expect(stored).toMatchObject({ firstName: 'Ana', paymentInstruments: [{ default: true }] })
  expect(stored.addresses).toHaveLength(2)
})
