import { afterEach, expect, test, vi } from 'vitest'

import { PASSWORD, registered } from './customers.ts'
import { openHybrid, watchLegacy } from './legacy-shop.ts'
import { openShopper, placeOrder, readyToOrder, type Shopper } from './purchase.ts'
import { personalCalls, requestSession, signIn } from './signed-in.ts'

afterEach(() => vi.restoreAllMocks())

const SESSION = '__Host-Http-us-session'
const LEGACY = '__Host-Http-us-dwsid'
const DOCUMENT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

const visit = (shopper: Shopper, path: string) => shopper.request(path, { headers: DOCUMENT })

const submit = (shopper: Shopper, path: string, fields: Record<string, string>) =>
  shopper.request(path, { method: 'POST', headers: DOCUMENT, body: new URLSearchParams(fields) })

const addThere = (shopper: Shopper, productId: string) =>
  submit(shopper, '/gift-registry/add', { productId })

const lines = async (shopper: Shopper) =>
  (await shopper.bag()).lines.map(({ productId, quantity }) => `${quantity} ${productId}`)

const unitsThere = async (shopper: Shopper) =>
  Number(/Bag \((\d+)\)/.exec((await visit(shopper, '/gift-registry')).text)?.[1])

test('a bag begun in the legacy system goes on here', async () => {
  const shopper = openShopper(openHybrid())
  expect((await addThere(shopper, 'JW0801')).to).toBe('/gift-registry/bag')
  expect([...shopper.jar.keys()]).toEqual(['dwanonymous_us', LEGACY])

  expect(await requestSession(shopper)).toMatchObject({ bagCount: 1 })
  expect(await lines(shopper)).toEqual(['1 JW0801'])
  await shopper.add('JW0101', 2)
  expect(await unitsThere(shopper)).toBe(3)
  expect(await lines(shopper)).toEqual(['1 JW0801', '2 JW0101'])
})

test('a bag begun here goes on in the legacy system, and back', async () => {
  const shopper = openShopper(openHybrid())
  await shopper.add('JW0801', 2)
  expect(await unitsThere(shopper)).toBe(2)
  await addThere(shopper, 'JW0101')
  expect((await requestSession(shopper)).bagCount).toBe(3)
  expect(await lines(shopper)).toEqual(['2 JW0801', '1 JW0101'])
})

test('a bag that was ordered in the legacy system is empty here', async () => {
  const shopper = openShopper(openHybrid())
  const total = await readyToOrder(shopper)
  await visit(shopper, '/gift-registry')
  expect((await placeOrder(shopper.copy(), total)).status).toBe(303)
  expect((await requestSession(shopper)).bagCount).toBe(0)
  expect(await lines(shopper)).toEqual([])
})

test('a session is opened there once, and nothing is asked twice', async () => {
  const forwarded = watchLegacy()
  const shopper = openShopper(openHybrid())
  await shopper.add('JW0801', 1)
  for (let time = 0; time < 3; time += 1) await visit(shopper, '/gift-registry')
  await requestSession(shopper)
  await requestSession(shopper)
  await shopper.request('/gift-registry/registry.js', { headers: { 'sec-fetch-dest': 'script' } })
  const count = (part: string) => forwarded.filter(({ url }) => url.includes(part)).length
  expect([count('/sessions'), count('SessionBridge')]).toEqual([1, 0])
  // The bag was read anew once, after the visits.
  const reads = (await personalCalls(shopper)).filter(({ path }) => path.endsWith('/baskets'))
  expect(reads).toHaveLength(1)
})

test('a legacy session that may have ended is opened anew', async () => {
  const store = openHybrid()
  const forwarded = watchLegacy()
  const shopper = openShopper(store)
  await shopper.add('JW0801', 1)
  await visit(shopper, '/gift-registry')
  const first = shopper.jar.get(LEGACY)
  store.clock.now += 20 * 60_000
  await visit(shopper, '/gift-registry')
  expect(shopper.jar.get(LEGACY)).toBe(first)
  store.clock.now += 26 * 60_000
  expect(await unitsThere(shopper)).toBe(1)
  expect(shopper.jar.get(LEGACY)).not.toBe(first)
  expect(forwarded.filter(({ url }) => url.includes('/sessions'))).toHaveLength(2)
})

test('visitors with no session on either side get none here', async () => {
  const forwarded = watchLegacy()
  const shopper = openShopper(openHybrid())
  await visit(shopper, '/customer-care')
  await requestSession(shopper)
  expect(shopper.jar.size).toBe(0)
  await visit(shopper, '/gift-registry')
  expect(forwarded.filter(({ url }) => /sessions|SessionBridge/.test(url))).toEqual([])
})

test('a customer who signs in there is signed in here with one bag, and signs out there for both', async () => {
  const email = await registered(openShopper(openHybrid()))
  const shopper = openShopper(openHybrid())
  await shopper.add('JW0801', 1)
  await visit(shopper, '/gift-registry')
  const signedIn = await submit(shopper, '/gift-registry/sign-in', {
    login: email,
    password: PASSWORD,
  })
  expect(signedIn.to).toBe('/gift-registry/bag')

  const session = await requestSession(shopper)
  expect(session).toMatchObject({ firstName: 'Ana', customerType: 'registered', bagCount: 1 })

  await submit(shopper, '/gift-registry/sign-out', {})
  expect(await requestSession(shopper)).toMatchObject({ customerType: 'guest', bagCount: 0 })
})

test('a customer who signs in here is signed in there, and signs out here for both', async () => {
  const email = await registered(openShopper(openHybrid()))
  const shopper = openShopper(openHybrid())
  await addThere(shopper, 'JW0801')
  await requestSession(shopper)
  expect((await signIn(shopper, email, { password: PASSWORD })).status).toBe(200)
  expect(await lines(shopper)).toEqual(['1 JW0801'])
  expect((await visit(shopper, '/gift-registry')).text).toContain('Sign out')
  expect(await unitsThere(shopper)).toBe(1)

  const out = await shopper.api('POST', '/account/sign-out', { everywhere: false })
  expect(out.status).toBe(204)
  expect(shopper.jar.has(SESSION)).toBe(false)
  expect(shopper.jar.has(LEGACY)).toBe(false)
  expect((await visit(shopper, '/gift-registry')).text).toContain('Sign in')
  expect((await requestSession(shopper)).bagCount).toBe(0)
})

test('the session of one site says nothing on the other', async () => {
  const shopper = openShopper(openHybrid())
  await addThere(shopper, 'JW0801')
  const canadian = await visit(shopper, '/ca/gift-registry')
  expect(canadian.text).toContain('Bag (0)')
  expect(shopper.jar.has('__Host-Http-ca-dwsid')).toBe(true)
  expect(await unitsThere(shopper)).toBe(1)
})

test('while the bridge fails, nobody goes on as somebody else', async () => {
  const shopper = openShopper(openHybrid())
  await shopper.add('JW0801', 1)
  watchLegacy(({ url }) => (url.includes('/sessions') ? new Response(null, { status: 500 }) : null))
  expect((await visit(shopper, '/gift-registry')).status).toBe(503)
  expect(shopper.jar.has(LEGACY)).toBe(false)
  vi.restoreAllMocks()
  expect(await unitsThere(shopper)).toBe(1)
})

test('while the legacy system vouches for nobody, the shop works without its session, and takes it over later', async () => {
  const shopper = openShopper(openHybrid())
  await addThere(shopper, 'JW0801')
  watchLegacy(({ url }) =>
    url.includes('SessionBridge') ? new Response(null, { status: 500 }) : null,
  )
  expect((await requestSession(shopper)).bagCount).toBe(0)
  vi.restoreAllMocks()
  expect((await requestSession(shopper)).bagCount).toBe(1)
})

test('an unknown or ended legacy session is forgotten', async () => {
  const shopper = openShopper(openHybrid())
  for (const value of ['unknown', 'not a session', '"; x']) {
    shopper.jar.set(LEGACY, value)
    expect((await requestSession(shopper)).bagCount, value).toBe(0)
    expect(shopper.jar.has(LEGACY), value).toBe(false)
    expect(shopper.jar.has(SESSION), value).toBe(false)
  }
})

test('the legacy system can end its session', async () => {
  const shopper = openShopper(openHybrid())
  await visit(shopper, '/gift-registry')
  expect(shopper.jar.has(LEGACY)).toBe(true)
  const headers = { 'set-cookie': 'dwsid=; Path=/; Max-Age=0' }
  watchLegacy(() => new Response('', { headers }))
  await visit(shopper, '/gift-registry')
  expect(shopper.jar.has(LEGACY)).toBe(false)
})

test('a forged signature opens no session', async () => {
  const shopper = openShopper(openHybrid())
  await addThere(shopper, 'JW0801')
  watchLegacy(({ url }) =>
    url.includes('SessionBridge') ? Response.json({ login: 'guest', signature: 'a.b.c' }) : null,
  )
  expect((await requestSession(shopper)).bagCount).toBe(0)
  expect(shopper.jar.has(SESSION)).toBe(false)
})

test('a system without sessions of commerce gets none', async () => {
  const forwarded = watchLegacy()
  const shopper = openShopper(openHybrid({ bridge: false }))
  await shopper.add('JW0801', 1)
  expect(await unitsThere(shopper)).toBe(0)
  expect(forwarded.every(({ url }) => !url.includes('/sessions'))).toBe(true)
  expect(await lines(shopper)).toEqual(['1 JW0801'])
})
