import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  cookieHeader,
  expectBagUnchanged,
  openReadyToOrder,
  placeOrder,
  readyToOrder,
  rejectedForm,
  US_ADDRESS,
  type Shopper,
} from './purchase.ts'
import { control, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const DAY_MS = 86_400_000

const { ORGANIZATION_ID: ORGANIZATION, CLIENT_ID: CLIENT } = openStore().bindings

test('a session that commerce ends during the checkout is renewed with the same bag', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  // In commerce the refresh token expires too, long before the shop expects it. The basket survives.
  for (const days of [6, 12, 18, 24, 29]) {
    await control('PUT', '/clock', { offsetMs: days * DAY_MS, session: shopper.name })
    expect((await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)).status).toBe(200)
  }
  await control('PUT', '/clock', { offsetMs: 31 * DAY_MS, session: shopper.name })
  store.clock.now += 31 * 60_000
  const before = cookieHeader(shopper.jar)
  expect(await shopper.follow('/checkout')).toMatchObject({ at: '/checkout/review', status: 200 })
  expect(cookieHeader(shopper.jar)).not.toBe(before)
  await expectBagUnchanged(shopper)
  // The card was entered today, so commerce's clock returns to today.
  await control('DELETE', `/clock?session=${shopper.name}`)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation\/\d+$/)
})

test('while commerce cannot log shoppers in, their sessions and bags are preserved', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const cancel = await shopper.breaks('/oauth2/token', { kind: 'status' }, { times: 100 })
  store.clock.now += 31 * 60_000
  const outage = await shopper.get('/checkout/review')
  expect(outage.status).toBe(503)
  expect(outage.response.headers.get('cache-control')).toContain('no-store')
  expect((await placeOrder(shopper, total)).status).toBe(503)
  expect(shopper.jar.size).toBe(1)
  await cancel()
  store.clock.now += 20_000
  await expectBagUnchanged(shopper)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation\/\d+$/)
})

test('a basket that commerce has lost shows as an empty bag, and the next item starts a new one', async () => {
  const { shopper, total } = await openReadyToOrder()
  await deleteBasket(shopper)
  const refused = await placeOrder(shopper, total)
  expect(refused.status).toBe(422)
  expect(rejectedForm(refused.text)).toMatchObject({ problem: 'bag-empty' })
  expect((await shopper.form('/checkout/shipping/address', US_ADDRESS)).status).toBe(422)
  for (const path of ['/checkout', '/checkout/review', '/checkout/billing']) {
    const ended = await shopper.follow(path)
    expect(ended, path).toMatchObject({ at: '/cart?ended=checkout', status: 200 })
    expect(ended.text, path).toMatch(/role="status"[^>]*><p><span>The checkout has ended/)
  }
  expect((await shopper.bag()).count).toBe(0)
  expect(await shopper.orders()).toEqual([])
  expect((await placeOrder(shopper, await readyToOrder(shopper))).to).toMatch(/confirmation\/\d+$/)
})

test('an order created by a failed request is found on the next attempt', async () => {
  const { shopper, total } = await openReadyToOrder()
  await shopper.breaks('/orders?', { kind: 'status', status: 504 }, { method: 'POST' })
  expect((await placeOrder(shopper, total)).status).toBe(503)
  await expectBagUnchanged(shopper)
  await orderInCommerce(shopper)

  expect(await placeOrder(shopper, total)).toMatchObject({ to: '/checkout/confirmation/received' })
  expect(await shopper.follow('/checkout')).toMatchObject({ at: '/checkout/confirmation/received' })
  expect(await shopper.orders()).toHaveLength(1)
})

test('a failing page still sends the cookie with the renewed tokens', async () => {
  const { store, shopper } = await openReadyToOrder()
  store.clock.now += 31 * 60_000
  const cancel = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
  const outage = await shopper.get('/cart')
  expect(outage.status).toBe(503)
  expect(outage.response.headers.getSetCookie()).toHaveLength(1)
  await cancel()
  store.clock.now += 20_000
  expect((await shopper.get('/cart')).response.headers.getSetCookie()).toEqual([])
  await expectBagUnchanged(shopper)
})

test('while commerce is busy, a confirmation page responds as unavailable, not as missing', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const { to } = await placeOrder(shopper, total)
  const cancel = await shopper.breaks('/orders/', { kind: 'status', status: 429 }, { times: 100 })
  expect((await shopper.get(to ?? '')).status).toBe(503)
  await cancel()
  store.clock.now += 20_000
  expect((await shopper.get(to ?? '')).status).toBe(200)
})

/** Deletes the basket of a guest in commerce. */
async function deleteBasket(shopper: Shopper) {
  const { address, headers } = await basketInCommerce(shopper)
  const deleted = await fetch(`${address}?siteId=us`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(204)
}

/** Creates the order in commerce, as a delayed request would. */
async function orderInCommerce(shopper: Shopper) {
  const { basketId, headers } = await basketInCommerce(shopper)
  const orders = `${SANDBOX}/checkout/shopper-orders/v1/organizations/${ORGANIZATION}/orders`
  const body = JSON.stringify({ basketId })
  const ordered = await fetch(`${orders}?siteId=us`, { method: 'POST', headers, body })
  expect(ordered.status).toBe(200)
}

/** The guest's basket in commerce, and headers that authorize requests to it. */
async function basketInCommerce(shopper: Shopper) {
  const call = (await shopper.calls('/baskets/')).find(({ usid }) => usid !== null)
  const login = await fetch(
    `${SANDBOX}/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2/token`,
    {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${CLIENT}:sandbox-private-client-secret`)}` },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        channel_id: 'us',
        usid: call?.usid ?? '',
      }),
    },
  )
  const { access_token } = v.parse(v.object({ access_token: v.string() }), await login.json())
  const [path = '', basketId = ''] = /^.*\/baskets\/(\w+)/.exec(call?.path ?? '') ?? []
  const headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
    'correlation-id': shopper.name,
  }
  return { basketId, address: `${SANDBOX}${path}`, headers }
}
