import { expect, test } from 'vitest'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { openShopper } from './purchase.ts'
import { control } from './shop.ts'
import { passTime, requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'
const NAME = '__Host-Http-us-session'
const TOKEN = /eyJ[\w-]{10,}\.eyJ/

test('signing in greets the customer and merges the guest’s bag into the customer’s', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE, 2)
  const guest = shopper.jar.get(NAME)

  const { response, text } = await signIn(shopper, 'new@shoppers.example')
  expect(JSON.parse(text)).toEqual({ bag: 'merged' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(shopper.jar.get(NAME)).not.toBe(guest)
  // The sealed cookie may contain any letters.
  expect(text).not.toMatch(TOKEN)

  expect(await requestSession(shopper)).toMatchObject({
    customerType: 'registered',
    firstName: 'Noah',
  })
  const { lines, count } = await shopper.bag()
  expect(lines.find(({ productId }) => productId === CANDLE)).toMatchObject({ quantity: 2 })
  const calls = await shopper.calls()
  expect(calls.filter(({ path }) => path.endsWith('/actions/merge'))).toHaveLength(1)
  // Spec 1 §7: the customer's baskets are read first.
  const order = await control('GET', `/calls?session=${shopper.name}&path=/baskets`)
  expect(JSON.stringify(order)).toMatch(/\/customers\/[^"]+\/baskets".*\/actions\/merge"/)

  // The next visit, on another device, finds the bag, and creates no second Love-It List.
  const elsewhere = openShopper(openStore())
  await signIn(elsewhere, 'new@shoppers.example')
  expect(await elsewhere.bag()).toMatchObject({ count })
  expect(await elsewhere.calls('/product-lists')).toEqual([])
  for (const { id } of lines) await elsewhere.api('DELETE', `/bag/items/${id}`)
})

test('a failed merge is reported, keeps the guest’s bag, and is repeated when the bag is opened', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE, 1)
  const repair = await shopper.breaks(
    '/actions/merge',
    { kind: 'status', status: 503 },
    { times: 2 },
  )

  expect(JSON.parse((await signIn(shopper, 'list20@shoppers.example')).text)).toEqual({
    bag: 'kept',
  })
  await repair()
  const { lines } = await shopper.bag()
  expect(lines.map(({ productId }) => productId)).toContain(CANDLE)
  for (const { id } of lines) await shopper.api('PATCH', `/bag/items/${id}`, { quantity: 0 })
})

test('a merge with a lost response is not repeated', async () => {
  const shopper = openShopper(openStore())
  await shopper.add(CANDLE, 1)
  await shopper.breaks('/actions/merge', { kind: 'status-after-commit', status: 503 })
  await signIn(shopper, 'list40@shoppers.example')
  const { lines } = await shopper.bag()
  expect(lines.filter(({ productId }) => productId === CANDLE)).toMatchObject([{ quantity: 1 }])
  for (const { id } of lines) await shopper.api('PATCH', `/bag/items/${id}`, { quantity: 0 })
})

test('a customer who was signed out elsewhere must sign in, and never continues as a guest', async () => {
  const shopper = openShopper(openStore())
  await signIn(shopper, 'subscriber@shoppers.example')
  await shopper.add(CANDLE, 1)
  const elsewhere = shopper.copy()
  const { status } = await elsewhere.api('POST', '/account/sign-out', { everywhere: true })
  expect(status).toBe(204)
  expect(elsewhere.jar.has(NAME)).toBe(false)

  const added = await shopper.copy().add(CANDLE, 1)
  expect([added.status, JSON.parse(added.text).type]).toEqual([403, 'sign-in-required'])
  const form = await shopper.copy().form('/cart/coupons/add', { code: 'GLOW20' })
  expect([form.status, form.to]).toEqual([303, '/login?from=%2Fcart'])
  const page = await shopper.get('/cart')
  expect([page.status, page.to]).toEqual([303, '/login?from=%2Fcart'])
  expect(page.response.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(shopper.jar.has(NAME)).toBe(false)
})

test('signing out revokes the tokens, and ends the session here even if SLAS does not answer', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await signIn(shopper, 'reg@shoppers.example')
  const stolen = shopper.copy()
  expect(await requestSession(shopper, 'logout')).toMatchObject({
    action: 'logout',
    customerType: 'anonymous',
  })
  expect((await stolen.api('GET', '/bag')).status).toBe(200)

  await signIn(shopper, 'reg@shoppers.example')
  await shopper.breaks('/oauth2/logout', { kind: 'status', status: 500 })
  const { status, to } = await shopper.form('/login/sign-out', {})
  expect([status, to, shopper.jar.has(NAME)]).toEqual([303, '/my-account', false])
  expect(store.lines.join()).toContain('tokens not revoked')
})

test('the form returns to the shopper’s last page, and never to another host', async () => {
  const returned = async (from: string) => {
    const shopper = openShopper(openStore())
    await passTime(shopper.name)
    const fields = { email: 'opted-out@shoppers.example', password: SEEDED_PASSWORD, from }
    return (await shopper.form('/login/sign-in', fields)).to
  }
  expect(await returned('/search?q=wax')).toBe('/search?q=wax')
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '///evil.example',
    ' //evil.example',
    'http://shop.example@evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '/..//evil.example',
    '/login',
  ]
  for (const from of foreign) expect(await returned(from), from).toBe('/my-account')
})

test('a rejected form keeps the address and drops the password', async () => {
  const shopper = openShopper(openStore())
  const email = `unknown-${crypto.randomUUID()}@shoppers.example`
  const { status, text } = await shopper.form('/login/sign-in', { email, password: 'Secret-2026' })
  expect(status).toBe(422)
  expect(text).not.toContain('Secret-2026')
})

test('pressed twice, the form signs in once', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const idempotencyKey = `op-${crypto.randomUUID()}`
  const body = { email: 'reg@shoppers.example', password: SEEDED_PASSWORD }
  await passTime(shopper.name)
  const press = () => shopper.api('POST', '/account/sign-in', body, { idempotencyKey })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const logins = await control('GET', `/calls?session=${shopper.name}&path=/oauth2/login`)
  expect(logins).toMatchObject({ data: [{ method: 'POST' }] })
})

const storeThat = (acquire: () => Promise<never>) => ({ getByName: () => ({ acquire }) })

test.each([
  ['is missing', undefined],
  ['fails', storeThat(() => Promise.reject(new Error('the object is overloaded')))],
  ['never responds', storeThat(() => new Promise(() => undefined))],
])('a customer signs in while the idempotency store %s, with one log line', async (_, keys) => {
  const store = openStore({ IDEMPOTENCY_KEYS: keys })
  const shopper = openShopper(store)
  expect((await signIn(shopper, 'list40@shoppers.example')).status).toBe(200)
  expect(await requestSession(shopper)).toMatchObject({ customerType: 'registered' })
  const wrong = await signIn(shopper, 'list40@shoppers.example', { password: 'Not-this-one-1' })
  expect(wrong.status).toBe(401)

  const warnings = store.lines.filter((line) => line.includes('"level":"warning"'))
  expect(warnings.map((line) => JSON.parse(line).message)).toEqual([
    'idempotency key not acquired',
    'idempotency key not acquired',
  ])
})

test('a members-only product leads to sign-in, and is then added at once', async () => {
  const shopper = openShopper(openStore())
  const form = { productId: 'FXMEMBER', quantity: '1', from: '/product/FXMEMBER' }
  const asked = await shopper.form('/cart/add', form)
  expect([asked.status, asked.to]).toEqual([303, '/login?from=%2Fproduct%2FFXMEMBER'])
  expect(JSON.parse((await shopper.add('FXMEMBER')).text).type).toBe('members-only')

  await signIn(shopper, 'reg@shoppers.example')
  expect((await shopper.form('/cart/add', form)).to).toBe('/cart')
  const { lines } = await shopper.bag()
  expect(lines.map(({ productId }) => productId)).toContain('FXMEMBER')
  for (const { id } of lines) await shopper.api('PATCH', `/bag/items/${id}`, { quantity: 0 })
})
