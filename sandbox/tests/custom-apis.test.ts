import * as v from 'valibot'
import { expect, test } from 'vitest'

import { withBasket } from './purchase.ts'
import { customerFixture, signIn } from './accounts.ts'
import { clientsOf, control, errorOf, fixture, loginGuest } from './clients.ts'
import { customApiClient } from './custom-api-client.ts'

const Shipments = v.object({
  shipments: v.array(v.looseObject({ c_fromStoreId: v.nullish(v.string()) })),
})

const Updated = v.object({ loyaltyOffersLastUpdated: v.string() })

const Availabilities = v.object({
  data: v.array(v.object({ id: v.string(), availability: v.looseObject({}) })),
})

async function guestWithCustomApis(siteId: string) {
  const { access_token: token, usid, customer_id: customerId } = await loginGuest(siteId)
  return { token, usid, customerId, call: customApiClient(siteId, token) }
}

test('reports the update of a member’s offers as pending until it is done, or delays the response', async () => {
  const { token, usid, customerId, call } = await guestWithCustomApis('us')
  const requestUpdate = () => call('loyalty/loyalty', { body: { c_slasjwt: token } })
  expect((await errorOf(requestUpdate())).body).toMatchObject({
    title: 'Loyalty Member Not Found',
  })

  await control('PUT', `/loyalty/${customerId}`, { waits: 2 })
  expect(await requestUpdate()).toEqual({ status: 'pending' })
  expect(await requestUpdate()).toEqual({ status: 'pending' })
  const updated = await requestUpdate()
  expect(updated).toMatchObject({ loyaltyOffersLastUpdated: expect.stringMatching(/^\d{4}-.+Z$/) })
  expect(await requestUpdate()).toEqual(updated)

  await control('PUT', '/clock', { offsetMs: 61_000, session: usid })
  expect(await requestUpdate()).toEqual({ status: 'pending' })
  await control('DELETE', `/clock?session=${usid}`)

  await control('PUT', `/loyalty/${customerId}`, { delayMs: 300 })
  const begun = performance.now()
  expect(await requestUpdate()).toHaveProperty('loyaltyOffersLastUpdated')
  expect(performance.now() - begun).toBeGreaterThan(290)
})

test('hides a member’s offers until the new ones are available', async () => {
  const member = await customerFixture('LOYAL-ACTIVE')
  const { access_token: token, customer_id: customerId, usid } = await signIn('us', member)
  const { customers } = clientsOf('us', token)
  const read = () => customers.getCustomer({ parameters: { customerId } })
  const requestUpdate = () =>
    customApiClient('us', token)('loyalty/loyalty', { body: { c_slasjwt: token } })
  expect(await read()).toHaveProperty('c_filteredOffers')

  await control('PUT', `/loyalty/${customerId}`, { offersAfterMs: 60_000 })
  const updated = await requestUpdate()
  expect(updated).toHaveProperty('loyaltyOffersLastUpdated')
  expect(await read()).not.toHaveProperty('c_filteredOffers')
  await control('PUT', '/clock', { offsetMs: 61_000, session: usid })
  expect(await read()).toMatchObject({
    c_filteredOffers: expect.anything(),
    c_loyaltyOffersLastUpdated: v.parse(Updated, updated).loyaltyOffersLastUpdated,
  })
  await control('DELETE', `/clock?session=${usid}`)

  await control('DELETE', `/loyalty/${customerId}`)
  const responses = [await requestUpdate(), await requestUpdate(), await requestUpdate()]
  expect(responses[2]).toHaveProperty('loyaltyOffersLastUpdated')
  await control('DELETE', `/loyalty/${customerId}`)
})

test('rejects a loyalty update with a missing, invalid or foreign token, and logs no token', async () => {
  const { call } = await guestWithCustomApis('us')
  const stranger = await guestWithCustomApis('us')
  const requestUpdate = (body: object) => errorOf(call('loyalty/loyalty', { body }))
  expect((await requestUpdate({})).body).toMatchObject({ parameter: 'c_slasjwt' })
  expect((await requestUpdate({ c_slasjwt: 7 })).status).toBe(400)
  expect((await requestUpdate({ c_slasjwt: 'a.b.c' })).status).toBe(401)
  expect((await requestUpdate({ c_slasjwt: stranger.token })).status).toBe(403)
  const calls = await (await control('GET', '/calls?path=/custom/loyalty')).text()
  expect(calls).toContain('c_slasjwt')
  expect(calls).not.toContain(stranger.token)
})

test('returns the availability of products for delivery, and for pickup in the given store', async () => {
  const { call } = await guestWithCustomApis('us')
  const names = ['P-STD', 'P-ONESTORE', 'P-NOSTORE2', 'P-FSO', 'P-NOPICK', 'P-MASTER']
  const ids = await Promise.all(names.map((name) => fixture(name, 'us')))
  const requestUpdate = async (store?: string) => {
    const parameters = {
      c_productIds: [...ids, 'nothing'].join(','),
      ...(store !== undefined && { c_storeID: await fixture(store, 'us') }),
    }
    const response = await call('products-availability/productsAvailability', {
      method: 'GET',
      parameters,
    })
    const { data } = v.parse(Availabilities, response)
    expect(data.map(({ id }) => id)).toEqual(ids)
    return Object.fromEntries(names.map((name, at) => [name, data[at]?.availability]))
  }

  expect(await requestUpdate()).toMatchObject({
    'P-STD': { webOrderable: true, webPurchaseLimit: 10, bopisStoreOrderable: false },
    'P-NOSTORE2': { webOrderable: false, webPurchaseLimit: 0 },
    'P-FSO': { webOrderable: false, webPurchaseLimit: 0 },
  })
  expect(await requestUpdate('STORE-A')).toMatchObject({
    'P-STD': { bopisStoreOrderable: true, bopisPurchaseLimit: 10 },
    'P-ONESTORE': { bopisStoreOrderable: true, bopisPurchaseLimit: 6 },
    'P-NOSTORE2': { bopisStoreOrderable: false, bopisPurchaseLimit: 0 },
    'P-NOPICK': { bopisStoreOrderable: false },
    'P-MASTER': { webOrderable: true, bopisStoreOrderable: true },
  })
  expect(await requestUpdate('STORE-B')).toMatchObject({
    'P-ONESTORE': { bopisStoreOrderable: false },
  })
  expect(await requestUpdate('STORE-OFF')).toMatchObject({
    'P-STD': { bopisStoreOrderable: false },
  })

  const rejected = (parameters: Record<string, string>) =>
    errorOf(call('products-availability/productsAvailability', { method: 'GET', parameters }))
  expect((await rejected({})).body).toMatchObject({ parameter: 'c_productIds' })
  const many = Array.from({ length: 51 }, (_, at) => at).join(',')
  expect((await rejected({ c_productIds: many })).status).toBe(400)
  expect((await rejected({ c_productIds: 'x', c_storeId: '2101' })).status).toBe(400)
})

test('subscribes an e-mail address once, and rejects an invalid one', async () => {
  const { call } = await guestWithCustomApis('ca')
  const email = `Ana.${crypto.randomUUID()}@example.com`
  const subscribe = (body: object) => call('email-subscription/subscription', { body })
  const first = await subscribe({ email: ` ${email} `, location: 'Footer', country: 'CA' })
  expect(first).toEqual({ status: 'subscribed', email, country: 'CA', locale: 'en-CA' })
  await subscribe({ email: email.toLowerCase(), location: 'Footer', locale: 'fr-CA' })

  const response = await control('GET', `/email-subscriptions?email=${email.toLowerCase()}`)
  expect(await response.json()).toEqual({
    data: [
      {
        siteId: 'ca',
        email: email.toLowerCase(),
        country: 'CA',
        locale: 'fr-CA',
        location: 'Footer',
      },
    ],
  })

  const bad = ['', 'ana', 'ana@', 'ana@example', 'a+b@example.com', '.ana@example.com']
  const worse = ['a..b@example.com', 'a@-example.com', `${'a'.repeat(65)}@example.com`, "'@ OR 1=1"]
  for (const wrong of [...bad, ...worse]) {
    const { status, body } = await errorOf(subscribe({ email: wrong }))
    expect([status, body['parameter']], wrong).toEqual([400, 'email'])
  }
  expect((await errorOf(subscribe({ email, country: 'US' }))).status).toBe(400)
  expect((await errorOf(subscribe({ email, locale: 'en-US' }))).status).toBe(400)
  expect((await errorOf(subscribe({ email: [email] }))).status).toBe(400)
})

test('returns the basket of a shopper without its id, to that shopper only', async () => {
  const { token, basketId, productId, baskets, parameters } = await withBasket('us')
  const call = customApiClient('us', token.access_token)
  const get = (body: object) => call('basket-transaction/getbasket', { body })
  const requested = {
    c_token: token.access_token,
    c_usid: token.usid,
    c_pageID: 'cart-changeStoreModal',
    c_storeID: await fixture('STORE-B', 'us'),
  }
  const basket = await get(requested)
  expect(basket).toMatchObject({ basketId, productItems: [{ quantity: 1 }] })
  expect(basket).toEqual(await baskets.getBasket({ parameters }))

  const pickedUp = { productId, quantity: 1, c_fromStoreId: await fixture('STORE-A', 'us') }
  await baskets.addItemToBasket({ parameters, body: [pickedUp] })
  const stores = (response: unknown) =>
    v.parse(Shipments, response).shipments.flatMap((shipment) => shipment.c_fromStoreId ?? [])
  expect(stores(await get({ ...requested, c_storeID: '' }))).toEqual([pickedUp.c_fromStoreId])
  expect(stores(await get(requested))).toEqual([requested.c_storeID])

  const stranger = await guestWithCustomApis('us')
  expect((await errorOf(get({ ...requested, c_token: stranger.token }))).status).toBe(403)
  expect((await errorOf(get({ ...requested, c_usid: stranger.usid }))).status).toBe(403)
  expect((await errorOf(get({ ...requested, c_storeID: '2101' }))).status).toBe(400)
  const none = stranger.call('basket-transaction/getbasket', { body: { c_token: stranger.token } })
  expect((await errorOf(none)).body).toMatchObject({ title: 'Basket Not Found' })
})
