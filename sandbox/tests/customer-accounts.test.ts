import { expect, test } from 'vitest'

import {
  customerFixture,
  goodPassword,
  loginOfLength,
  mailTo,
  newCredentials,
  register,
  signIn,
} from './accounts.ts'
import { clientsOf, control, newGuest, errorOf } from './clients.ts'

test.for([
  { password: 'Short1', says: 'at least 10 characters' },
  { password: `Aa1${'x'.repeat(48)}`, says: 'at most 50 characters' },
  { password: 'ALL-CAPITALS-1', says: 'lower-case letter' },
  { password: 'no-capitals-1', says: 'upper-case letter' },
  { password: 'No-Numbers-Here', says: 'one number' },
  { password: 'With Spaces 2026', says: 'cannot contain spaces' },
])('rejects an account with the password "$password"', async ({ password, says: detail }) => {
  const { customers } = await newGuest('us')
  const { login } = newCredentials()
  const customer = { login, email: login, lastName: 'Ruiz' }
  const { status, body } = await errorOf(
    customers.registerCustomer({ body: { customer, password } }),
  )

  expect(status).toBe(400)
  expect(body).toMatchObject({
    title: 'Bad Request',
    parameter: 'password',
    detail: expect.stringContaining(detail),
  })
})

test.for([
  '.a@shoppers.example',
  'a..b@shoppers.example',
  'a@example',
  'a@-shop.example',
  'a@b@shoppers.example',
  `${'a'.repeat(65)}@shoppers.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
])('rejects an account with the e-mail address %s', async (login) => {
  const { customers } = await newGuest('us')
  const customer = { login, email: login, lastName: 'Ruiz' }
  const body = { customer, password: goodPassword }

  expect((await errorOf(customers.registerCustomer({ body }))).status).toBe(400)
})

test('allows one account per login on each site, regardless of capitals and spaces', async () => {
  const { login } = await register('us')
  const again = (siteId: string, written: string) =>
    newGuest(siteId).then(({ customers }) =>
      customers.registerCustomer({
        body: {
          customer: { login: written, email: written, lastName: 'Ruiz' },
          password: goodPassword,
        },
      }),
    )

  const { status, body } = await errorOf(again('us', ` ${login.toUpperCase()}`))
  expect(status).toBe(400)
  expect(body).toMatchObject({
    title: 'Login Already In Use',
    detail: 'The login is already in use.',
  })
  await expect(again('ca', login)).resolves.toMatchObject({ login })

  const token = await signIn('us', { login, password: goodPassword }, { offsetMs: 3000 })
  const { customers } = clientsOf('us', token.access_token)
  const rejected = await errorOf(
    customers.registerCustomer({
      body: { customer: { login, lastName: 'Ruiz', email: login }, password: goodPassword },
    }),
  )
  expect(rejected.status).toBe(401)
  expect(rejected.body).toMatchObject({ title: 'Authentication Failed' })
  const external = { authenticationProviderId: 'social', externalId: login, email: login }
  const another = await errorOf(customers.registerExternalProfile({ body: external }))
  expect(another.body).toMatchObject({ title: 'Authentication Failed' })
})

test('ends every session when the password changes, tells its owner, and then accepts only the new one', async () => {
  const { customers, customer, login, token } = await register('us')
  const { customerId = '' } = customer
  const change = (currentPassword: string, password: string) =>
    customers.updateCustomerPassword({
      parameters: { customerId },
      body: { currentPassword, password },
    })

  const wrong = await errorOf(change('Not-The-One-1', 'Candlelight-7'))
  expect(wrong.message).toBe('401 Unauthorized')
  expect(wrong.body).toMatchObject({
    title: 'Update Password',
    detail: expect.stringContaining('current password is not valid'),
  })
  expect((await errorOf(change(goodPassword, 'weak'))).status).toBe(400)

  await change(goodPassword, 'Candlelight-7')
  expect(await mailTo(login)).toHaveProperty('subject', 'Your password was changed')
  const { products } = clientsOf('us', token.access_token)
  const rejected = await errorOf(products.getCategories({ parameters: { ids: ['root'] } }))
  expect(rejected.status).toBe(401)
  expect(rejected.headers.get('www-authenticate')).toContain('The token was revoked')

  const signedIn = (password: string, later: number) =>
    signIn('us', { login, password }, { offsetMs: later }).then(
      () => true,
      () => false,
    )
  expect(await signedIn(goodPassword, 2000)).toBe(false)
  expect(await signedIn('Candlelight-7', 4000)).toBe(true)
})

test('blocks password changes for half an hour after six wrong current passwords', async () => {
  const { customer, login, token } = await register('us')
  const parameters = { customerId: customer.customerId ?? '' }
  const change = (accessToken: string, currentPassword: string) =>
    clientsOf('us', accessToken).customers.updateCustomerPassword({
      parameters,
      body: { currentPassword, password: 'Candlelight-7' },
    })
  for (let guess = 0; guess < 6; guess += 1) {
    expect((await errorOf(change(token.access_token, 'Not-The-One-1'))).status).toBe(401)
  }
  const { message, headers, body } = await errorOf(change(token.access_token, goodPassword))
  expect(`${message} ${JSON.stringify(body)}`).toMatch(/^429 .*\/too-many-password-attempts"/)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(1700)
  const offsetMs = 1_802_000
  const again = await signIn('us', { login, password: goodPassword }, { offsetMs })
  await control('PUT', '/clock', { offsetMs, session: again.usid })
  await expect(change(again.access_token, goodPassword)).resolves.toBeUndefined()
  await control('DELETE', `/clock?session=${again.usid}`)
})

test('changes a login only with the password, and invalidates reset tokens for the old one', async () => {
  const { customers, customer, login: own } = await register('us')
  const backOffice = clientsOf('us', 'sandbox-account-manager').customers
  const parameters = { customerId: customer.customerId ?? '' }
  const { login } = newCredentials()
  const other = await customerFixture('REG')
  const change = (body: { login: string; currentPassword?: string }) =>
    customers.updateCustomer({ parameters, body })

  expect((await errorOf(change({ login }))).status).toBe(400)
  expect((await errorOf(change({ login, currentPassword: 'wrong' }))).status).toBe(401)
  const taken = change({ login: other.login, currentPassword: goodPassword })
  expect((await errorOf(taken)).body).toMatchObject({ title: 'Login Already In Use' })
  const { resetToken } = await backOffice.getResetPasswordToken({ body: { login: own } })
  await expect(change({ login, currentPassword: goodPassword })).resolves.toMatchObject({ login })

  const { customers: others } = await newGuest('us')
  const successor = { login: own, email: own, lastName: 'Gagnon' }
  await others.registerCustomer({ body: { customer: successor, password: goodPassword } })
  const stolen = backOffice.resetPassword({
    body: { login: own, resetToken, newPassword: 'Candlelight-7' },
  })
  expect((await errorOf(stolen)).status).toBe(400)
})

test('accepts a login of 128 characters with a plus sign, and rejects a longer one', async () => {
  const guest = await newGuest('us')
  const names = { firstName: 'Ana'.repeat(40), lastName: 'Ruiz' }
  const registerAs = (login: string) =>
    guest.customers.registerCustomer({
      body: { customer: { ...names, login, email: login }, password: goodPassword },
    })
  const longest = `a+${loginOfLength(126)}`
  const { customerId = '' } = await registerAs(longest)
  const token = await signIn('us', { login: longest, password: goodPassword })
  expect(token.customer_id).toBe(customerId)
  expect((await errorOf(registerAs(loginOfLength(129)))).body).toMatchObject({ parameter: 'login' })

  const { customers } = clientsOf('us', token.access_token)
  const change = (body: { login?: string; email?: string }) =>
    customers.updateCustomer({
      parameters: { customerId },
      body: { ...body, currentPassword: goodPassword },
    })
  const tooLong = await errorOf(change({ login: loginOfLength(129) }))
  expect(tooLong.body).toMatchObject({ parameter: 'login' })
  const email = loginOfLength(150)
  expect(await change({ email })).toMatchObject({ login: longest, email })

  const addExternal = (more: { externalId?: string; email?: string }) =>
    guest.customers.registerExternalProfile({
      body: {
        authenticationProviderId: 'social',
        externalId: crypto.randomUUID(),
        lastName: 'Ruiz',
        ...more,
      },
    })
  expect((await errorOf(addExternal({ email: loginOfLength(129) }))).body).toMatchObject({
    parameter: 'email',
  })
  for (const externalId of ['x'.repeat(122), ':'.repeat(41)])
    expect((await errorOf(addExternal({ externalId }))).body.parameter).toBe('externalId')
  const id = crypto.randomUUID()
  expect(await addExternal({ externalId: id.padEnd(121, 'x') })).toHaveProperty('customerId')
})

test('lets the back office reset a password with a token valid for half an hour, and rejects shoppers', async () => {
  const { login, token } = await register('us')
  const backOffice = clientsOf('us', 'sandbox-account-manager').customers
  type Api = typeof backOffice
  const request = (customers: Api) => customers.getResetPasswordToken({ body: { login } })

  expect((await errorOf(request(clientsOf('us', token.access_token).customers))).status).toBe(403)
  expect((await errorOf(request(clientsOf('us', 'nobody').customers))).status).toBe(401)
  const { resetToken, expiresInMinutes } = await request(backOffice)
  expect(expiresInMinutes).toBe(30)
  const body = { login, resetToken, newPassword: 'Candlelight-7' }
  const reset = () => backOffice.resetPassword({ body })
  await reset()
  expect((await errorOf(reset())).status).toBe(400)
  expect(await mailTo(login)).toHaveProperty('subject', 'Your password was changed')
  await expect(
    signIn('us', { login, password: body.newPassword }, { offsetMs: 2000 }),
  ).resolves.toBeTruthy()
})

test('creates an account without a password for a shopper of an external identity provider', async () => {
  const { customers } = await newGuest('us')
  const externalId = crypto.randomUUID()
  const { login: email } = newCredentials()
  const body = { authenticationProviderId: 'social', externalId, email, lastName: 'Ruiz' }
  const profile = await customers.registerExternalProfile({ body })
  expect(profile).toMatchObject({ ...body, customerId: expect.stringMatching(/^[A-Za-z\d]{26}$/) })

  const again = await errorOf(customers.registerExternalProfile({ body }))
  expect(again.body).toMatchObject({ title: 'Login Already In Use' })
  const nameless = customers.registerExternalProfile({ body: { ...body, externalId: '' } })
  expect((await errorOf(nameless)).body).toMatchObject({ parameter: 'externalId' })

  const backOffice = clientsOf('us', 'sandbox-account-manager').customers
  const read = (id: string) =>
    backOffice.getExternalProfile({
      parameters: { externalId: id, authenticationProviderId: 'social' },
    })
  expect(await read(externalId)).toMatchObject({ customerId: profile.customerId, email })
  expect((await errorOf(read('nobody'))).body).toMatchObject({ externalId: 'nobody' })
})
