import { expect, test } from 'vitest'

import { AGENT, beginLogin, shopFor, signInAt } from './agents.ts'
import { registered } from './customers.ts'
import { mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { control, SANDBOX } from './shop.ts'
import { openSignedIn, requestSession } from './signed-in.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'
const SESSION = '__Host-Http-us-session'
const AGENT_SESSION = '__Host-Http-us-agent'
const LOGIN = '__Host-Http-us-agent-login'

test('an agent shops for a customer, with the customer’s basket, until the agent stops', async () => {
  const store = openStore()
  const email = 'list40@shoppers.example'
  const customer = await openSignedIn(email, { store })
  await customer.add(CANDLE, 1)

  const shopper = openShopper(store)
  const { status, text, response } = await shopFor(shopper, email, { from: '/search?q=wax' })
  expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).toContain('content="0;url=/search?q=wax"')
  expect([...shopper.jar.keys()]).toEqual([AGENT_SESSION])
  const cookie = response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${AGENT_SESSION}=`))
  expect(cookie).toMatch(/Max-Age=(900|899); Path=\/; HttpOnly; Secure; SameSite=Strict$/)

  expect(await requestSession(shopper)).toMatchObject({
    customerType: 'registered',
    store: null,
    agent: { agentId: AGENT, loginId: email },
  })
  const { lines } = await shopper.bag()
  expect(lines.map(({ productId }) => productId)).toContain(CANDLE)
  const switches = async () =>
    (await shopper.calls())
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => path.split('/').at(-1))
  expect(await switches()).toEqual(['agent'])

  for (const { id } of lines) await shopper.api('PATCH', `/bag/items/${id}`, { quantity: 0 })
  expect((await shopper.api('POST', '/agents/stop', {})).status).toBe(204)
  expect(await switches()).toEqual(['agent', 'storefront'])
  expect(await requestSession(shopper)).toMatchObject({ customerType: 'anonymous', agent: null })
})

test('the basket that an agent opens for a guest belongs to the agent at once', async () => {
  const shopper = openShopper(openStore())
  await shopFor(shopper, 'guest')
  expect(await requestSession(shopper)).toMatchObject({
    customerType: 'guest',
    agent: { agentId: AGENT, loginId: null },
  })
  expect((await shopper.add(CANDLE, 1)).status).toBe(200)
  expect((await shopper.calls('/agent')).map(({ method }) => method)).toEqual(['PUT'])
})

test('an agent reads a profile without the forms reserved for its owner', async () => {
  const email = 'list40@shoppers.example'
  const page = '/my-account/edit-profile'
  const owner = await openSignedIn(email)
  const agent = openShopper(openStore())
  await shopFor(agent, email)
  const [ownersPage, agentsPage] = [await owner.get(page), await agent.get(page)]
  const sentences = ['edit=info', 'edit=contact', email]
  const ownersOnly = ['edit=email', 'edit=password', 'edit=passkeys', 'edit=delete', '/copy?']
  for (const text of [...sentences, ...ownersOnly]) expect(ownersPage.text).toContain(text)
  for (const text of sentences) expect(agentsPage.text).toContain(text)
  for (const text of ownersOnly) expect(agentsPage.text).not.toContain(text)
  for (const change of ['email', 'password', 'delete']) {
    expect((await owner.get(`${page}?edit=${change}`)).text).toContain('name="currentPassword"')
    const { text } = await agent.get(`${page}?edit=${change}`)
    expect(text).not.toContain('name="currentPassword"')
  }
})

test('a mailed code signs no customer in while an agent shops', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const shopper = openShopper(store)
  await shopper.form('/login/code', { email, from: '/login' })
  const { code } = await mailTo(email, 2)
  await shopFor(shopper, 'guest')
  const answer = await shopper.form('/login/code/enter', { code })
  expect([answer.status, rejectedForm(answer.text)?.problem]).toEqual([422, 'customers-only'])
  const asked = await shopper.form('/login/code', { email, from: '/login' })
  expect(rejectedForm(asked.text)?.problem).toBe('customers-only')
  expect(await requestSession(shopper)).toMatchObject({
    customerType: 'guest',
    agent: { agentId: AGENT, loginId: null },
  })
})

test('an agent sees the stock of the web and of the chosen store, in uncached answers', async () => {
  const shopper = openShopper(openStore())
  await shopFor(shopper, 'guest')
  const live = async () => {
    const { text, response } = await shopper.get('/api/availability?ids=FXONESTORE')
    expect(response.headers.get('cache-control')).toBe('no-store')
    return JSON.parse(text)
  }
  expect((await live()).inventories).toEqual([{ id: 'FXONESTORE', web: 50, inStore: null }])
  await shopper.api('PUT', '/store', { storeId: '1101' })
  expect((await live()).inventories).toEqual([{ id: 'FXONESTORE', web: 50, inStore: 6 }])
})

test('only an agent’s successful login ends the shopper’s session', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.add(CANDLE, 1)
  const before = shopper.jar.get(SESSION)
  const url = await beginLogin(shopper, 'guest', '/g/candles?sort=price-asc')
  const callback = await signInAt(url, shopper)
  const repair = await shopper.breaks('/trusted-agent/token', { kind: 'status', status: 503 })
  const failed = await shopper.get(callback)
  await repair()

  expect(failed.text).toContain('url=/g/candles?sort=price-asc&amp;agent-failed=1')
  expect(store.lines.join()).toContain('Trusted Agent login failed')
  expect(shopper.jar.get(SESSION)).toBe(before)
  expect(shopper.jar.has(LOGIN)).toBe(false)

  await shopFor(shopper, 'guest')
  expect([...shopper.jar.keys()]).toEqual([AGENT_SESSION])
})

test('a callback that this browser did not start requests no token', async () => {
  const shopper = openShopper(openStore())
  const callback = await signInAt(await beginLogin(shopper, 'guest'), shopper)
  const stranger = openShopper(openStore())
  const odd = ['/callback', '/callback?code=x', '/callback?code=x&state=y', callback]
  for (const path of odd) expect((await stranger.get(path)).status, path).toBe(400)
  const wrong = callback.replace(/state=[^&]+/, 'state=other')
  expect((await shopper.copy().get(wrong)).status).toBe(400)

  expect((await shopper.get(callback)).status).toBe(200)
  expect((await shopper.get(callback)).status).toBe(400)
  const asked = await control('GET', `/calls?session=${stranger.name}&path=trusted-agent/token`)
  expect(asked).toEqual({ data: [] })
})

test('an agent’s login started more than ten minutes ago requests no token', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const callback = await signInAt(await beginLogin(shopper, 'guest'), shopper)
  // A copied cookie may outlive its lifetime in the browser.
  store.clock.now += 600_000
  expect((await shopper.get(callback)).status).toBe(400)
  const asked = await control('GET', `/calls?session=${shopper.name}&path=trusted-agent/token`)
  expect(asked).toEqual({ data: [] })
})

test('an agent’s session ends after 15 minutes and never becomes a shopper’s', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  await shopper.add(CANDLE, 1)
  store.clock.now += 15 * 60_000
  expect(await requestSession(shopper, 'ping')).toMatchObject({
    action: 'logout',
    customerType: 'anonymous',
  })
  expect(shopper.jar.size).toBe(0)

  await shopFor(shopper, 'guest')
  await control('PUT', '/clock', { offsetMs: 16 * 60_000, session: shopper.name })
  const { status, text } = await shopper.add(CANDLE, 1)
  expect([status, JSON.parse(text).type]).toEqual([403, 'agent-session-ended'])
})

test('an agent signs in at the service’s own address and returns to the shop’s', async () => {
  const shopper = openShopper(openStore())
  const store = openStore()
  const url = new URL(await beginLogin(shopper, 'reg@shoppers.example', '//evil.example'))
  expect(url.origin).toBe(SANDBOX)
  expect(url.searchParams.get('idp_origin')).toBe('ecom')
  const french = openShopper(store)
  const { text } = await french.request('/api/agents/login?site=ca&locale=fr-CA', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'guest', from: '/' }),
  })
  const { searchParams } = new URL(JSON.parse(text).url)
  expect(searchParams.get('redirect_uri')).toBe(`${store.bindings.PUBLIC_ORIGIN}/ca/fr-CA/callback`)
  expect(searchParams.get('channel_id')).toBe('ca')
})
