import { expect, test } from 'vitest'

import { newIdempotencyKey, openShopper, readyToOrder, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const PRODUCTS = [
  'JW0101',
  'JW0201',
  'JW0301',
  'JW0401',
  'JW0501',
  'JW0601',
  'JW0701',
  'JW0801',
  'JW0803',
  'JW0804',
]

const DAY_MS = 86_400_000

const readLines = async (shopper: Shopper) =>
  (await shopper.bag()).lines.map(({ productId, quantity }) => ({ productId, quantity }))

test('a visitor who only browses creates nothing in commerce', async () => {
  const shopper = openShopper(openStore())
  const pages = ['/', '/p/juniper-dusk-3wick-candle-JW0801', '/cart', '/ca/cart']
  for (const path of [...pages, '/api/bag']) {
    expect((await shopper.get(path)).status, path).toBe(200)
  }
  for (const path of ['/checkout', '/checkout/shipping', '/checkout/billing', '/checkout/review']) {
    expect(await shopper.follow(path)).toMatchObject({ status: 200, at: '/cart?ended=checkout' })
  }
  // Nor does an action on a bag that does not exist.
  expect((await shopper.form('/cart/coupons/add', { code: 'WELCOME10' })).status).toBe(422)
  expect((await shopper.api('PATCH', '/bag/items/someid', { quantity: 2 })).status).toBe(404)
  expect((await shopper.api('POST', '/orders', { total: 1 })).status).toBe(409)

  expect(await shopper.calls()).toEqual([])
  expect(shopper.jar.size).toBe(0)
})

test('an action with the same idempotency key runs once, repeated in sequence or in parallel', async () => {
  const store = openStore({}, 3)
  const shopper = openShopper(store)
  const first = { idempotencyKey: newIdempotencyKey() }
  expect((await shopper.add('JW0801', 2, first)).status).toBe(200)
  expect((await shopper.add('JW0801', 2, first)).text).toBe(
    (await shopper.add('JW0801', 2, first)).text,
  )
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 2 }])

  const second = newIdempotencyKey()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, isolate) =>
      shopper.add('JW0801', 1, { idempotencyKey: second, isolate }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const bags = answers.map(({ text }): unknown => JSON.parse(text))
  expect(bags).toEqual(bags.map(() => bags[0]))
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])

  const fields = { productId: 'JW0801', quantity: '1' }
  const third = newIdempotencyKey()
  const forms = await Promise.all(
    [0, 1, 2].map((isolate) =>
      shopper.form('/cart/add', fields, { idempotencyKey: third, isolate }),
    ),
  )
  expect(forms.map(({ to }) => to)).toEqual(['/cart', '/cart', '/cart'])
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 4 }])
})

test('two tabs of a new shopper that send the same action share one bag', async () => {
  const store = openStore({}, 2)
  const tab = openShopper(store)
  const twin = tab.copy()
  const idempotencyKey = newIdempotencyKey()
  const answers = await Promise.all([
    tab.add('JW0801', 1, { idempotencyKey, isolate: 0 }),
    twin.add('JW0801', 1, { idempotencyKey, isolate: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const shopper of [tab, twin]) {
    expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 1 }])
  }
  const baskets = (await tab.calls('/baskets')).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/baskets'),
  )
  expect(baskets).toHaveLength(1)
})

test.for([
  { kind: 'status-after-commit', status: 504 },
  { kind: 'status-after-commit', status: 500 },
  { kind: 'reset-after-commit' },
  { kind: 'malformed' },
  { kind: 'cut-close-delimited' },
  { kind: 'delay-after-commit', ms: 400 },
])(
  'a lost response after a completed change ($kind $status) does not add the item twice',
  async (fault) => {
    const shopper = openShopper(openStore())
    expect((await shopper.add('JW0801')).status).toBe(200)
    await shopper.breaks('/items', fault, { method: 'POST' })
    const idempotencyKey = newIdempotencyKey()
    const answer = await shopper.add('JW0801', 2, { idempotencyKey })
    expect(answer.status, answer.text).toBe(200)
    expect((await shopper.add('JW0801', 2, { idempotencyKey })).status).toBe(200)
    expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])
  },
)

test.for([
  { kind: 'status', status: 504 },
  { kind: 'status', status: 503 },
  { kind: 'reset-before-commit' },
])('a change that commerce did not make ($kind $status) can be retried', async (fault) => {
  const shopper = openShopper(openStore())
  expect((await shopper.add('JW0801')).status).toBe(200)
  await shopper.breaks('/items', fault, { method: 'POST' })
  const idempotencyKey = newIdempotencyKey()
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 503 })
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 1 }])
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 200 })
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])
})

test('a change with an unknown outcome is not repeated under the same key', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  expect((await shopper.add('JW0801')).status).toBe(200)
  const cancel = await shopper.breaks('/baskets/', { kind: 'status-after-commit' }, { times: 10 })
  const idempotencyKey = newIdempotencyKey()
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 504 })
  await cancel()
  store.clock.now += 20_000
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 504 })
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])
})

test('a change blocked by an open breaker can be retried with the same key', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  expect((await shopper.add('JW0801')).status).toBe(200)
  const cancel = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
  for (let tries = 0; tries < 3; tries += 1) await shopper.add('JW0801', 2)
  const idempotencyKey = newIdempotencyKey()
  const asked = (await shopper.calls('/items')).length
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 503 })
  expect(await shopper.calls('/items'), 'the breaker is open').toHaveLength(asked)
  await cancel()
  store.clock.now += 20_000
  expect(await shopper.add('JW0801', 2, { idempotencyKey })).toMatchObject({ status: 200 })
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])
})

test('a rejected access token is renewed during a change, and the change is made once', async () => {
  const shopper = openShopper(openStore())
  expect((await shopper.add('JW0801')).status).toBe(200)
  for (const path of ['/items', '/baskets/']) {
    await shopper.breaks(path, { kind: 'unauthorized' })
    expect((await shopper.add('JW0801')).status).toBe(200)
  }
  expect(await readLines(shopper)).toEqual([{ productId: 'JW0801', quantity: 3 }])
})

test('ten products are each added once although the gateway times out every time', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  for (const [count, productId] of PRODUCTS.entries()) {
    const isDone = count % 2 === 0
    const kind = isDone && count > 0 ? 'status-after-commit' : 'status'
    await shopper.breaks('/items', { kind, status: 504 }, { method: 'POST' })
    const idempotencyKey = newIdempotencyKey()
    await shopper.add(productId, 1, { idempotencyKey })
    // The shopper retries until it succeeds.
    expect(await shopper.add(productId, 1, { idempotencyKey }), productId).toMatchObject({
      status: 200,
    })
    store.clock.now += 11_000
  }
  const expected = PRODUCTS.map((productId) => ({ productId, quantity: 1 }))
  expect(await readLines(shopper)).toEqual(expected)
})

test('a bag survives a visit to Canada, another isolate, an expired token and a day’s pause', async () => {
  const store = openStore({}, 2)
  const shopper = openShopper(store)
  await readyToOrder(shopper, { quantity: 2 })
  const before = await shopper.bag()
  expect(before.count).toBe(2)

  expect((await shopper.add('JW0801', 1, { site: 'ca' })).status).toBe(200)
  expect([...shopper.jar.keys()].toSorted()).toEqual([
    '__Host-Http-ca-session',
    '__Host-Http-us-session',
  ])
  expect(await shopper.bag({ site: 'ca' })).toMatchObject({ count: 1, total: { currency: 'CAD' } })
  expect(await shopper.bag({ site: 'us' })).toEqual(before)

  store.clock.now += 31 * 60_000
  expect(await shopper.bag({ isolate: 1 })).toEqual(before)

  store.clock.now += DAY_MS
  await control('PUT', '/clock', { offsetMs: DAY_MS, session: shopper.name })
  const restarted = openShopper(openStore({ PUBLIC_ORIGIN: store.bindings.PUBLIC_ORIGIN }), {
    jar: shopper.jar,
    name: shopper.name,
  })
  expect((await restarted.bag()).lines).toEqual(before.lines)
  const session = await restarted.request('/api', askForSession())
  expect(JSON.parse(session.text).data.onsession).toMatchObject({
    customerType: 'guest',
    bagCount: 2,
  })
  // Completed checkout steps stay completed.
  expect(await restarted.follow('/checkout')).toMatchObject({ at: '/checkout/review', status: 200 })
})

test('each line of the bag is a Suspense boundary', async () => {
  const shopper = openShopper(openStore())
  for (const productId of PRODUCTS.slice(0, 2)) await shopper.add(productId, 1)
  const { text } = await shopper.get('/cart')
  expect(text.match(/<!--\$--><li id="line-/g)).toHaveLength(2)
})

test('a browser without cookies gets an explanation instead of an empty bag', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const fields = { productId: 'JW0801', quantity: '1' }
  const { to } = await shopper.form('/cart/add', fields)
  expect((await shopper.follow(to ?? '')).at).toBe('/cart')
  expect((await shopper.form('/cart/add', fields)).to).toBe('/cart')

  const forgetful = await openShopper(store).follow(to ?? '')
  expect(forgetful.status).toBe(200)
  expect(forgetful.text).toContain('Your browser isn’t keeping cookies for this shop')
  const french = await openShopper(store).follow(`/ca/fr-CA${to}`)
  expect(french.text).toContain('Votre navigateur ne conserve aucun témoin')
})
