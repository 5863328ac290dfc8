import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'

import { register } from './accounts.ts'
import {
  basicAuth,
  clientsOf,
  errorOf,
  fixture,
  newGuest,
  origin,
  PRIVATE_CLIENT,
  slasClient,
} from './clients.ts'

const SIGNATURE = '/on/demandware.store/Sites-us-Site/default/SessionBridge-Signature'

test('a bag begun in the classic storefront is that of the token which its session is exchanged for', async () => {
  const visitor = openClassic()
  const productId = await fixture('P-STD', 'us')
  const added = await visitor.post('/gift-registry/add', { productId })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/gift-registry/bag'])
  expect(await (await visitor.get('/gift-registry/bag')).text()).toContain('1 × ')

  const token = await bridge(visitor, 'guest')
  expect(decodeJwt(token.access_token)['isb']).toContain('::sesb:true')
  const { baskets, customers } = clientsOf('us', token.access_token)
  const parameters = { customerId: token.customer_id }
  const own = await customers.getCustomerBaskets({ parameters })
  expect(own.baskets?.[0]?.productItems).toMatchObject([{ productId, quantity: 1 }])

  const basketId = own.baskets?.[0]?.basketId ?? ''
  await baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 2 }] })
  expect(await (await visitor.get('/gift-registry')).text()).toContain('Bag (3)')
  // The same session is exchanged for the same shopper each time.
  expect((await bridge(visitor, 'guest')).customer_id).toBe(token.customer_id)
})

test('a bag begun with a token is that of the classic session which the token opens', async () => {
  const guest = await newGuest('us')
  const productId = await fixture('P-STD', 'us')
  await guest.baskets.createBasket({ body: { productItems: [{ productId, quantity: 2 }] } })
  const visitor = openClassic()

  const opened = await visitor.openSession('us', guest.token.access_token)
  expect(opened.status).toBe(204)
  expect(await (await visitor.get('/gift-registry/bag')).text()).toContain('2 × ')
  expect((await bridge(visitor, 'guest')).usid).toBe(guest.token.usid)

  const refused = openClassic()
  expect((await refused.openSession('us', 'invalid')).status).toBe(401)
  expect((await refused.openSession('ca', guest.token.access_token)).status).toBe(401)
  expect(refused.cookie()).toBe('')
})

test('signing in there changes the session, keeps the bag, and vouches for the customer', async () => {
  const { login, customer, password } = await register('us')
  const visitor = openClassic()
  const productId = await fixture('P-STD', 'us')
  await visitor.post('/gift-registry/add', { productId })
  const before = visitor.cookie()

  const wrong = await visitor.post('/gift-registry/sign-in', { login, password: 'Wrong2026' })
  expect([wrong.status, visitor.cookie()]).toEqual([422, before])
  const right = await visitor.post('/gift-registry/sign-in', { login, password })
  expect(right.status).toBe(303)
  expect(visitor.cookie()).not.toBe(before)
  expect(await (await visitor.get('/gift-registry/bag')).text()).toContain('1 × ')
  const token = await bridge(visitor, login)
  expect(token.customer_id).toBe(customer.customerId)

  // The session of before is over, and so is the customer's once they have signed out.
  const signedIn = visitor.cookie()
  await visitor.post('/gift-registry/sign-out', {})
  for (const cookie of [before, signedIn]) {
    const ended = await fetch(`${origin}${SIGNATURE}`, { headers: { cookie } })
    expect(ended.status).toBe(404)
  }
})

test('vouches for no session of another site, and is exchanged only with the signature', async () => {
  const visitor = openClassic()
  await visitor.get('/gift-registry')
  const elsewhere = SIGNATURE.replace('us', 'ca')
  expect((await visitor.get(elsewhere)).status).toBe(404)
  const unsigned = exchange({ dwsid: visitor.dwsid(), login: 'guest', signature: '' })
  expect((await errorOf(unsigned)).status).toBe(400)
})

test('serves its pages in the locales of the sites', async () => {
  const page = await (await openClassic().get('/ca/fr-CA/gift-registry')).text()
  expect(page).toContain('<html lang="fr-CA">')
  expect(page).toContain('href="/ca/fr-CA/gift-registry/bag"')
  expect(page).toContain('Panier (0)')
  expect((await openClassic().get('/us/gift-registry')).status).toBe(404)
})

/** A visitor of the classic storefront, with the cookies of a browser. */
function openClassic() {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie())
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    cookie,
    dwsid: () => cookies.get('dwsid') ?? '',
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    openSession: (siteId: string, token: string) =>
      send(`/s/${siteId}/dw/shop/v24_5/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
  }
}

interface Signed {
  dwsid: string
  login: string
  signature: string
}

async function bridge(visitor: ReturnType<typeof openClassic>, login: string) {
  const signed: Omit<Signed, 'dwsid'> = await (await visitor.get(SIGNATURE)).json()
  expect(signed.login).toBe(login.toLowerCase())
  return exchange({ dwsid: visitor.dwsid(), ...signed })
}

const exchange = ({ dwsid, login, signature }: Signed) =>
  slasClient('us', PRIVATE_CLIENT).getSessionBridgeAccessToken({
    headers: { authorization: basicAuth },
    body: {
      grant_type: 'client_credentials',
      client_id: PRIVATE_CLIENT,
      channel_id: 'us',
      code: '',
      code_verifier: '',
      dwsid,
      login_id: login,
      ...(login === 'guest' ? { dwsgst: signature } : { dwsrst: signature }),
    },
  })
