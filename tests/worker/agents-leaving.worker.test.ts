import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import { beginLogin, shopFor } from './agents.ts'
import { PASSWORD, registered } from './customers.ts'
import { openShopper, placeOrder, readyToOrder, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openSignedIn, requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'

/** A shop with its own variables, whose agent alarms fire on the test's command. */
function openStoreWithAlarms() {
  const names = new Set<string>()
  const store = openStore({
    AGENT_SESSIONS: {
      getByName(name: string) {
        names.add(name)
        return env.AGENT_SESSIONS.getByName(name)
      },
    },
  })
  return {
    store,
    /** @returns for each agent, whether an alarm was set */
    ring: () =>
      Promise.all(
        [...names].map(async (name) => {
          const stub = env.AGENT_SESSIONS.getByName(name)
          await runInDurableObject(stub, (instance) => {
            Reflect.set(instance, 'env', store.bindings)
          })
          return runDurableObjectAlarm(stub)
        }),
      ),
    /** The times of the alarms, and their stored data. */
    pending: () =>
      Promise.all(
        [...names].map((name) =>
          runInDurableObject(env.AGENT_SESSIONS.getByName(name), async (_, { storage }) => ({
            rings: await storage.getAlarm(),
            text: JSON.stringify([...storage.kv.list()]),
          })),
        ),
      ),
  }
}

/** The errors logged during the call. */
async function collectErrors(work: () => Promise<unknown>) {
  const errors: unknown[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(line))
  await work().finally(() => spy.mockRestore())
  return errors
}

const modes = async (shopper: Shopper) =>
  (await shopper.calls())
    .filter(({ method, path }) => method === 'PUT' && /\/(agent|storefront)$/.test(path))
    .map(({ path }) => path.split('/').at(-1))

/** The bag as the customer sees it, without an agent's basket. */
async function isInStorefront(email: string, basketCount: number) {
  const customer = openShopper(openStore())
  await signIn(customer, email, { password: PASSWORD })
  return (await customer.bag()).count === basketCount
}

test('a minute before an agent’s token ends, the basket returns to the customer', async () => {
  const { store, ring, pending } = openStoreWithAlarms()
  const email = await registered(openShopper(store))
  const shopper = openShopper(store)
  await shopFor(shopper, email)
  const total = await readyToOrder(shopper)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation/)
  await shopper.add('JW0802', 3)
  expect(await isInStorefront(email, 3)).toBe(false)

  const [held] = await pending()
  expect(held?.rings).toBe(store.clock.now + 14 * 60_000)
  expect(held?.text).not.toMatch(/eyJ[\w-]{10,}\.eyJ|bearer/i)
  expect(await ring()).toEqual([true])
  expect(await isInStorefront(email, 3)).toBe(true)
  expect(await pending()).toEqual([{ rings: null, text: '[]' }])
  expect(store.lines.join('\n')).not.toContain('not handed back')
})

test('an ordered basket is not handed back', async () => {
  const { store, ring, pending } = openStoreWithAlarms()
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  await placeOrder(shopper, await readyToOrder(shopper))
  const errors = await collectErrors(ring)
  expect([errors, await pending()]).toEqual([[], [{ rings: null, text: '[]' }]])
})

test('an agent’s alarm does nothing once the agent has stopped', async () => {
  const { store, ring, pending } = openStoreWithAlarms()
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  await shopper.add(CANDLE)
  await shopper.api('POST', '/agents/stop', {})
  expect(await modes(shopper)).toEqual(['agent', 'storefront'])
  await ring()
  expect(await modes(shopper)).toEqual(['agent', 'storefront'])
  expect((await pending()).map(({ text }) => text)).toEqual(['[]'])
})

test('handing back a basket is tried three times, then logged as one error', async () => {
  const { store, ring, pending } = openStoreWithAlarms()
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  await shopper.add(CANDLE)
  const path = (await shopper.calls('/agent')).at(-1)?.path.replace(/agent$/, 'storefront')
  const fault = { kind: 'status', status: 500 }
  await control('POST', '/faults', { match: { path }, times: 3, fault })
  const errors = await collectErrors(async () => {
    for (let time = 0; time < 4; time += 1) await ring()
  })
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('agent basket not handed back')
  expect(await pending()).toEqual([{ rings: null, text: '[]' }])
})

test('without the alarms agents still shop, and one line logs it', async () => {
  const store = openStore({ AGENT_SESSIONS: undefined })
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  expect((await shopper.add(CANDLE)).status).toBe(200)
  expect((await shopper.api('POST', '/agents/stop', {})).status).toBe(204)
  const lines = store.lines.filter((line) => line.includes('"message":"agent session not held"'))
  // One for the request that took the basket, and one for the request that returned it.
  expect(lines).toHaveLength(2)
})

test('a copy of an agent’s cookie is void once the agent stops, signs out or begins anew', async () => {
  const ends = {
    stops: (shopper: Shopper) => shopper.api('POST', '/agents/stop', {}),
    'signs out': (shopper: Shopper) =>
      shopper.api('POST', '/account/sign-out', { everywhere: false }),
    'logs out by the session': (shopper: Shopper) => requestSession(shopper, 'logout'),
    'begins anew': (shopper: Shopper) => shopFor(shopper, 'guest'),
  }
  for (const [way, end] of Object.entries(ends)) {
    const store = openStore()
    const shopper = openShopper(store)
    await shopFor(shopper, 'guest')
    await shopper.add(CANDLE)
    const copy = shopper.copy()
    expect((await copy.bag()).count, way).toBe(1)
    await end(shopper)
    const { status, text } = await copy.api('GET', '/bag')
    expect([status, JSON.parse(text).type], way).toEqual([403, 'agent-session-ended'])
    expect((await modes(shopper)).slice(0, 2), way).toEqual(['agent', 'storefront'])
    expect(store.lines.join('\n'), way).not.toContain('tokens not revoked')
  }
})

test('shows the shop’s page without the agent when commerce has voided the agent’s token', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const agent = openShopper(store)
  await shopFor(agent, email)
  await agent.add(CANDLE)
  const owner = await openSignedIn(email, { store, password: PASSWORD })
  await owner.api('POST', '/account/sign-out', { everywhere: true })
  for (const page of ['/cart', '/my-account/edit-profile', '/checkout/shipping']) {
    const copy = agent.copy()
    const { response, at } = await copy.follow(page)
    expect([response.status, copy.jar.has('__Host-Http-us-agent')], at).toEqual([200, false])
  }
  const { status, response } = await agent.form('/cart/add', { productId: CANDLE, quantity: '1' })
  expect([status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
  expect(agent.jar.has('__Host-Http-us-agent')).toBe(false)
})

test('an agent rejected by SLAS gets a page of the shop, and nothing changes', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.add(CANDLE)
  const session = shopper.jar.get('__Host-Http-us-session')
  const state = new URL(await beginLogin(shopper, 'guest', '/search?q=wax')).searchParams.get(
    'state',
  )
  const refused = await shopper.get(`/callback?error=access_denied&state=${state}`)
  expect([refused.status, refused.response.headers.get('content-type')]).toEqual([
    403,
    'text/html; charset=utf-8',
  ])
  for (const part of ['agent sign-in', '<header', '<footer', 'href="/search?q=wax"'])
    expect(refused.text).toContain(part)
  expect(refused.text).not.toContain('access_denied')
  expect(store.lines.filter((line) => line.includes('"Trusted Agent login failed"'))).not.toEqual(
    [],
  )
  expect(shopper.jar.get('__Host-Http-us-session')).toBe(session)
  expect((await shopper.get(`/callback?error=access_denied&state=${state}`)).status).toBe(400)

  const french = openShopper(store)
  const stranger = await french.get('/ca/fr-CA/callback?error=%3Cscript%3E')
  expect([stranger.status, stranger.text.includes('<script>')]).toEqual([400, false])
  expect(stranger.text).toContain('session d’agent')
  expect(stranger.response.headers.get('content-type')).toBe('text/html; charset=utf-8')
})
