import { expect, test } from 'vitest'

import { newEmail } from './customers.ts'
import { newIdempotencyKey, openReadyToOrder, openShopper, placeOrder } from './purchase.ts'
import { openStore, type Store } from './store.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends a request of a new visitor from this IP address. */
function from(store: Store, ip: string) {
  const shopper = openShopper(store)
  const headers = { 'cf-connecting-ip': ip, 'idempotency-key': newIdempotencyKey() }
  return {
    post: (path: string, body: object) =>
      shopper.request(path, {
        method: 'POST',
        headers: { ...headers, ...JSON_TYPE },
        body: JSON.stringify(body),
      }),
    form: (path: string, fields: Record<string, string>) =>
      shopper.request(path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ idempotencyKey: newIdempotencyKey(), ...fields }),
      }),
    get: (path: string) => shopper.request(path, { headers }),
  }
}

const cardNumber = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()

const postalCode = () => String(10_000 + Math.floor(Math.random() * 89_999))

type Try = (visitor: ReturnType<typeof from>) => Promise<{ status: number; response: Response }>

const TRACK = '/customer-care/order-status/track'
const DETAILS = { email: 'ana@example.com', postalCode: '43215' }

/** Details of an order that does not exist. Commerce counts failed look-ups per number. */
const wrong = () => ({ ...DETAILS, orderNo: String(Math.random()).slice(2, 10) })

const COSTLY: [name: string, most: number, attempt: Try, refused: number][] = [
  ['look-ups of orders with wrong details', 10, ({ form }) => form(TRACK, wrong()), 422],
  [
    'sign-ups for the newsletter',
    5,
    ({ post }) => post('/api/newsletter/subscriptions', { email: newEmail() }),
    429,
  ],
  ['coupons', 20, ({ post }) => post('/api/bag/coupons', { code: 'GUESS' }), 429],
  [
    'searches for stores near a code',
    30,
    ({ post }) => post('/api/store/search', { near: '43215', productId: null }),
    429,
  ],
  ['searches of the store locator', 30, ({ get }) => get('/api/stores?q=43215'), 429],
  ['pages of the store locator', 30, ({ get }) => get(`/store-locator?q=${postalCode()}`), 429],
  [
    'balances of gift cards',
    10,
    ({ form }) => form('/giftcards/balance/check', { cardNumber: cardNumber() }),
    422,
  ],
]

test.for(COSTLY)('one address may try %s %i times', async ([name, most, attempt, refused]) => {
  const store = openStore()
  // Limits outlive a test, and some tests share one.
  const network = `198.51.${COSTLY.findIndex((each) => each[0] === name)}`
  const visitor = () => from(store, `${network}.20`)
  for (let time = 0; time < most; time += 1) {
    const { response } = await attempt(visitor())
    expect(response.headers.get('retry-after'), `${time}`).toBeNull()
  }
  const { status, response } = await attempt(visitor())
  expect(status).toBe(refused)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  // A neighboring address is not limited.
  const neighbor = await attempt(from(store, `${network}.21`))
  expect(neighbor.response.headers.get('retry-after')).toBeNull()
})

test('a hundred shoppers of one mobile network succeed with three attempts each', async () => {
  const store = openStore()
  const shoppers = Array.from({ length: 100 }, (_, at) => from(store, `203.0.113.${at + 1}`))
  for (let time = 0; time < 3; time += 1) {
    const answers = await Promise.all(
      shoppers.map(({ post }) => post('/api/bag/coupons', { code: 'GUESS' })),
    )
    expect(answers.filter(({ response }) => response.headers.has('retry-after'))).toHaveLength(0)
  }
})

test('however often strangers guess, the right details show an order to its owner', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const { to } = await placeOrder(shopper, total)
  const details = { ...DETAILS, orderNo: to?.split('/').at(-1) ?? '' }
  for (const ip of ['198.51.100.30', '203.0.113.30']) {
    for (let guess = 0; guess < 10; guess += 1) {
      await from(store, ip).form(TRACK, { ...details, postalCode: `100${10 + guess}` })
    }
  }
  const stopped = await from(store, '198.51.100.30').form(TRACK, details)
  expect(stopped.status).toBe(422)
  expect(Number(stopped.response.headers.get('retry-after'))).toBeGreaterThan(600)
  expect((await from(store, '192.0.2.30').form(TRACK, details)).status).toBe(200)
})
