import * as v from 'valibot'
import { expect, test } from 'vitest'

import { SessionStore } from '#shared/stores/store.ts'
import { factory } from '#worker/config/env.ts'
import { requestContext } from '#worker/http/request-context.ts'
import { openSession } from '#worker/session/session.ts'
import { storeAtSignIn } from '#worker/bag/store-at-sign-in.ts'
import { openStoreMemory } from '#worker/stores/visitor-store.ts'

import { newEmail, PASSWORD, registered } from './customers.ts'
import { mailTo } from './outbox.ts'
import { CANDLE, choose, EASTON, pickUp, SHORT_NORTH, SOAP } from './pickup.ts'
import { cookieHeader, openShopper } from './purchase.ts'
import { passTime, signIn as signInAs } from './signed-in.ts'
import { openStore } from './store.ts'

type SignedIn = Parameters<typeof storeAtSignIn>[1]

const CHOSEN = v.parse(SessionStore, {
  storeId: '1101',
  storeName: 'Short North',
  storeIsPreferred: true,
})

const basketFor = (c_fromStoreId: string) => ({
  shipments: [],
  productItems: [
    { itemId: 'i', productId: 'JW0801', quantity: 1, basePrice: 1, price: 1, c_fromStoreId },
  ].map((item) => ({
    ...item,
    priceAdjustments: [],
    optionItems: [],
    bonusProductLineItem: false,
  })),
})

/** Signs in a guest whose cookies name another store. @returns the effects on the store */
async function signIn(
  signedIn: Omit<SignedIn, 'isAgent'>,
  { isBroken = false, isAgent = false } = {},
) {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.api('PUT', '/store', { storeId: '1104' })
  await shopper.api('PUT', '/store', { storeId: '1102' })
  if (isBroken) await shopper.breaks('/stores', { kind: 'status', status: 500 }, { times: 100 })
  const app = factory
    .createApp()
    .use(requestContext({ clock: () => store.clock.now, write: () => undefined }))
    .post('/', async (c) => {
      const { context } = c.var
      const cookies = cookieHeader(shopper.jar)
      const session = await openSession({ context, bindings: c.env, cookieHeader: cookies })
      const storeMemory = openStoreMemory({ context })
      await storeAtSignIn({ context, session }, { ...signedIn, isAgent })
      const response = c.json({ session: session.state?.store ?? null, memory: storeMemory.store })
      storeMemory.setCookies(response.headers)
      return response
    })
  const headers = { cookie: cookieHeader(shopper.jar), 'x-correlation-id': shopper.name }
  const request = new Request(`${store.bindings.PUBLIC_ORIGIN}/`, { method: 'POST', headers })
  const response = await app.request(request, undefined, store.bindings, {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  })
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('; ').slice(0, 2))
  return { stores: JSON.parse(await response.text()), cookies }
}

const both = (store: object | null) => ({ session: store, memory: store })

test('after sign-in the basket’s store applies, with the service’s name for it', async () => {
  const { stores, cookies } = await signIn({ basket: basketFor('1104'), chosen: CHOSEN })
  const germanVillage = { storeId: '1104', storeName: 'German Village' }
  expect(stores).toEqual(both({ ...germanVillage, storeIsPreferred: false }))
  expect(cookies).toContainEqual(['us-store-id=1104', 'Max-Age=31536000'])
})

test('without pickup lines in the basket, the session’s store stays', async () => {
  for (const basket of [null, { productItems: [], shipments: [] }, basketFor('1101')]) {
    const { stores, cookies } = await signIn({ basket, chosen: CHOSEN })
    expect(stores).toEqual(both(CHOSEN))
    expect(cookies).toContainEqual(['us-store-id=1101', 'Max-Age=31536000'])
  }
})

test('clears the store of the browser’s earlier visitor', async () => {
  const { stores, cookies } = await signIn({ basket: null, chosen: null })
  expect(stores).toEqual(both(null))
  expect(cookies).toEqual(
    ['id', 'name', 'preferred'].map((part) => [`us-store-${part}=`, 'Max-Age=0']),
  )
})

test('an unreadable store of the basket leaves the session’s store unchanged', async () => {
  const signedIn = { basket: basketFor('1104'), chosen: CHOSEN }
  expect((await signIn(signedIn, { isBroken: true })).stores).toEqual(both(CHOSEN))
  expect((await signIn({ ...signedIn, basket: basketFor('nowhere') })).stores).toEqual(both(CHOSEN))
})

test('an agent gets no cookie, and the browser keeps its own', async () => {
  const { stores, cookies } = await signIn(
    { basket: basketFor('1104'), chosen: CHOSEN },
    { isAgent: true },
  )
  expect(cookies).toEqual([])
  expect(stores.memory).toMatchObject({ storeId: '1102' })
})

test('signing in never moves pickup lines to another store without notice', async () => {
  const store = openStore()
  const customer = openShopper(store)
  const email = await registered(customer, newEmail())
  choose(customer, EASTON)
  await pickUp(customer, CANDLE)
  const guest = async () => {
    const shopper = openShopper(store)
    choose(shopper, SHORT_NORTH)
    expect((await pickUp(shopper, SOAP)).status).toBe(200)
    expect(await shopper.bag()).not.toHaveProperty('isPickupMoved')
    return shopper
  }
  const said =
    'Your bag already had items for pickup at Easton. There is only one pickup store per order'

  // The form leads to the bag, which shows the notice until it is dismissed.
  const byForm = await guest()
  await passTime(byForm.name)
  const fields = { email, password: PASSWORD, from: '/search?q=wax' }
  expect((await byForm.form('/login/sign-in', fields)).to).toBe('/cart')
  expect(await byForm.bag()).toMatchObject({
    isPickupMoved: true,
    bopisItemCount: 2,
    pickupStore: { id: '1102' },
  })
  expect((await byForm.get('/cart')).text).toContain(said)
  await byForm.form('/cart/dismiss', { notice: 'pickup-moved' })
  expect((await byForm.get('/cart')).text).not.toContain(said)

  // So does a code, even one requested before the visit.
  const byCode = await guest()
  await byCode.form('/login/code', { email, from: '/login' })
  const { code } = await mailTo(email, 2)
  expect((await byCode.form('/login/code/enter', { code })).to).toBe('/cart')
  expect((await byCode.get('/cart')).text).toContain(said)
  const moved = openShopper(store)
  await moved.form('/login/code', { email, from: '/login' })
  choose(moved, SHORT_NORTH)
  await pickUp(moved, 'FXLIM35')
  const later = await mailTo(email, 3)
  expect((await moved.form('/login/code/enter', { code: later.code })).to).toBe('/cart')
  expect((await moved.bag()).lines.map(({ productId }) => productId)).toContain('FXLIM35')
  expect((await moved.get('/cart')).text).toContain(said)

  // With JavaScript the response contains the notice for the dialog. A bag merged later shows it then.
  const late = await guest()
  const repair = await late.breaks('/actions/merge', { kind: 'status', status: 503 }, { times: 2 })
  expect(JSON.parse((await signInAs(late, email, { password: PASSWORD })).text)).toEqual({
    bag: 'kept',
  })
  await repair()
  expect(await late.bag()).toMatchObject({ isPickupMoved: true })
  const asked = await guest()
  expect(JSON.parse((await signInAs(asked, email, { password: PASSWORD })).text)).toEqual({
    bag: 'merged',
    pickupAt: 'Easton',
  })
  // After choosing another store as usual, there is no notice left.
  const change = (isConfirmed: boolean) =>
    asked.api('PUT', '/store', { storeId: SHORT_NORTH[0], isConfirmed })
  expect(JSON.parse((await change(false)).text).type).toBe('store-unsure')
  expect((await change(true)).status).toBe(200)
  expect(await asked.bag()).not.toHaveProperty('isPickupMoved')
  // The same store moves nothing.
  const same = await guest()
  expect(JSON.parse((await signInAs(same, email, { password: PASSWORD })).text)).toEqual({
    bag: 'merged',
  })
})
