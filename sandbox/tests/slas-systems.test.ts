import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'

import { loginOfLength, newCredentials, register } from './accounts.ts'
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

test('issues a token to a trusted system for a customer, a guest or an external shopper', async () => {
  const { login, customer } = await register('us')
  const guest = await loginGuest('us')
  const token = await systemToken(login, { usid: guest.usid })
  expect(token).toMatchObject({
    usid: guest.usid,
    customer_id: customer.customerId,
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    dnt: '0',
  })
  const { isb, scp } = decodeJwt(token.access_token)
  expect(isb).toMatch(/::chid:us::tsob:true$/)
  expect(String(scp).split(' ')).toContain('sfcc.ts_ext_on_behalf_of')
  const { customers, baskets } = clientsOf('us', token.access_token)
  const parameters = { customerId: token.customer_id }
  expect(await customers.getCustomer({ parameters })).toMatchObject({ login })
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const agents = baskets.updateAsAgentBasket({ parameters: { basketId } })
  expect((await errorOf(agents)).status).toBe(403)

  const asGuest = await systemToken('guest', { usid: guest.usid })
  expect(asGuest).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id })
  expect(decodeJwt(asGuest.access_token)['isb']).toMatch(/^uido:slas::upn:Guest::.*::tsob:true$/)

  const externalShopper = { idp_origin: 'social', email_id: newCredentials().login }
  const id = crypto.randomUUID()
  const created = await systemToken(id, externalShopper)
  const session = `system-${crypto.randomUUID()}`
  const again = systemToken(id, externalShopper, { 'correlation-id': session })
  expect((await errorOf(again)).message).toBe('409 Conflict')
  await control('PUT', '/clock', { offsetMs: 3000, session })
  const known = await systemToken(id, externalShopper, { 'correlation-id': session })
  await control('DELETE', `/clock?session=${session}`)
  expect(known.customer_id).toBe(created.customer_id)
})

test('issues no token to a system without the secret, or for an unknown shopper', async () => {
  const { login } = await register('us')
  const unproven = systemToken(login, {}, { authorization: 'Basic eDp5' })
  expect((await errorOf(unproven)).message).toBe('401 Unauthorized')
  const status = (loginId: string, more: object) =>
    errorOf(systemToken(loginId, more)).then((rejected) => rejected.status)

  expect(await status(newCredentials().login, {})).toBe(400)
  expect(await status(login, { client_id: PUBLIC_CLIENT })).toBe(400)
  expect(await status(login, { hint: 'ta_ext_on_behalf_of' })).toBe(400)
  expect(await status('nameless', { idp_origin: 'social' })).toBe(400)
  expect(await status('long', { idp_origin: 'social', email_id: loginOfLength(129) })).toBe(400)
  expect(await status('another', { idp_origin: 'social', email_id: login })).toBe(409)
})

const systemToken = (login_id: string, more = {}, headers = {}) =>
  slasClient('us', PRIVATE_CLIENT).getTrustedSystemAccessToken({
    headers: { authorization: basicAuth, ...headers },
    body: {
      grant_type: 'client_credentials',
      hint: 'ts_ext_on_behalf_of',
      login_id,
      idp_origin: 'ecom',
      client_id: PRIVATE_CLIENT,
      channel_id: 'us',
      ...more,
    },
  })
