import { expect, test } from 'vitest'

import { addForPickup } from '../support/pickup-item.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** Stores of the service (`GET /` lists them). */
const A = { us: '1101', ca: '2101' }
const B = { us: '1102', ca: '2102' }
const OFF = '1103'
const LIMIT_0 = '1104'
const NO_PICKUP = '1110'

const YEAR = 365 * 86_400
const OFF_TEXT =
  'In-store pickup is temporarily unavailable at this location. Please check another store.'

const choose = (shopper: Shopper, input: object, site: 'us' | 'ca' = 'us') =>
  shopper.api('PUT', '/store', input, { site })

const problemIn = ({ text }: { text: string }) => JSON.parse(text).type

const SESSION = {
  query: 'mutation { onsession(action: update) { store { storeId storeName storeIsPreferred } } }',
}

async function readStore(shopper: Shopper, site: 'us' | 'ca' = 'us') {
  const { text } = await shopper.api('POST', '', SESSION, { site })
  return JSON.parse(text).data.onsession.store
}

const basketCalls = (shopper: Shopper) => shopper.calls('basket-transaction')

const shortNorth = {
  storeId: A.us,
  storeName: 'Short North',
  storeIsPreferred: true,
}

test('a chosen store is in the session and, for a year, in cookies that only the worker reads', async () => {
  const shopper = openShopper(openStore())
  const { status, text, response } = await choose(shopper, {
    storeId: A.us,
    postalCode: ' 43215-1234',
  })
  expect([status, JSON.parse(text)]).toEqual([200, shortNorth])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const written = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('us-'))
  const flags = `Max-Age=${YEAR}; Path=/; HttpOnly; Secure; SameSite=Lax`
  expect(written).toEqual([
    `us-store-id=1101; ${flags}`,
    `us-store-name=Short%20North; ${flags}`,
    `us-store-preferred=true; ${flags}`,
    `us-postal-code=43215-1234; ${flags}`,
  ])
  expect(await readStore(shopper)).toEqual(shortNorth)

  // The cookies outlive the session, and each site has its own store.
  shopper.jar.delete('__Host-Http-us-session')
  expect(await readStore(shopper)).toEqual(shortNorth)
  expect(await readStore(shopper, 'ca')).toBeNull()
  expect((await choose(shopper, { storeId: A.ca }, 'ca')).status).toBe(200)
  expect(await readStore(shopper, 'ca')).toMatchObject({ storeId: A.ca })
  expect(await readStore(shopper)).toEqual(shortNorth)
  // Without a bag the service has nothing to change.
  expect(await basketCalls(shopper)).toEqual([])
})

test.for<[name: string, input: object, problem: string, status: number]>([
  ['is switched off', { storeId: OFF }, 'store-off', 409],
  ['never takes pickups', { storeId: NO_PICKUP }, 'store-off', 409],
  ['hands out none of the product', { storeId: LIMIT_0, productId: 'JW0801' }, 'store-lacks', 409],
  ['lacks the product', { storeId: A.us, productId: 'FXNOSTORE' }, 'store-lacks', 409],
  ['is unknown', { storeId: '9999' }, 'not-found', 404],
  ['is of the other site', { storeId: A.ca }, 'not-found', 404],
  ['has an impossible id', { storeId: '../x' }, 'invalid-input', 400],
])('a store that %s is not set', async ([, input, problem, status]) => {
  const shopper = openShopper(openStore())
  const answer = await choose(shopper, input)
  expect([answer.status, problemIn(answer)]).toEqual([status, problem])
  expect(answer.response.headers.getSetCookie().filter((set) => set.startsWith('us-'))).toEqual([])
  expect(await readStore(shopper)).toBeNull()
})

test('while the service does not respond, the store stays unchanged and the problem suggests a retry', async () => {
  const shopper = openShopper(openStore())
  await choose(shopper, { storeId: A.us })
  const restore = await shopper.breaks('/stores?', { kind: 'status', status: 503 }, { times: 100 })
  const answer = await choose(shopper, { storeId: B.us })
  expect([answer.status, problemIn(answer)]).toEqual([503, 'unavailable'])
  expect(await readStore(shopper)).toEqual(shortNorth)
  await restore()
})

test('another store moves the pickup lines only after a confirmation, which reaches the service', async () => {
  for (const site of ['us', 'ca'] as const) {
    const store = openStore()
    const shopper = openShopper(store)
    await shopper.add('JW0801', 1, { site })
    await choose(shopper, { storeId: A[site] }, site)
    await addForPickup(openedBy(shopper, site), { productId: 'JW0802', storeId: A[site] })
    const told = (await basketCalls(shopper)).length

    const asked = await choose(shopper, { storeId: B[site] }, site)
    expect([asked.status, problemIn(asked)]).toEqual([409, 'store-unsure'])
    expect(await readStore(shopper, site)).toMatchObject({ storeId: A[site] })
    // Setting the same store again changes nothing.
    expect((await choose(shopper, { storeId: A[site] }, site)).status).toBe(200)
    expect((await basketCalls(shopper)).length).toBe(told)

    const sure = { storeId: B[site], isConfirmed: true, isOnCart: true }
    expect((await choose(shopper, sure, site)).status).toBe(200)
    const [call] = (await basketCalls(shopper)).slice(told)
    expect(call?.path).toMatch(/\/getbasket$/)
    expect(JSON.parse(call?.body ?? '')).toEqual({
      c_token: '(secret)',
      c_pageID: 'cart-changeStoreModal',
      c_storeID: B[site],
      c_usid: '(secret)',
    })
    expect(await readStore(shopper, site)).toMatchObject({ storeId: B[site] })
    // The bag has moved, so the new store needs no further confirmation.
    expect((await choose(shopper, { storeId: B[site] }, site)).status).toBe(200)
    expect(problemIn(await choose(shopper, { storeId: A[site] }, site))).toBe('store-unsure')
  }
})

test('a failing basket refresh logs one warning, and the store is set', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.add('JW0801')
  await shopper.breaks('basket-transaction', { kind: 'status', status: 500 })
  store.lines.length = 0
  expect((await choose(shopper, { storeId: B.us })).status).toBe(200)
  expect(await readStore(shopper)).toMatchObject({ storeId: B.us })
  // Random request ids may contain any digits.
  const lines = store.lines.map((line) => ({ ...JSON.parse(line), requestId: null }))
  const warnings = lines.filter(({ level }) => level === 'warning')
  expect(warnings).toMatchObject([
    { message: 'basket not refreshed for another store', status: 500 },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/eyJ[\w-]{10,}|\b1102\b|Easton/)
})

test('the store locator sets a store without JavaScript, confirms before moving the bag, and names the problem', async () => {
  const shopper = openShopper(openStore())
  const { text: list } = await shopper.get('/store-locator?q=43215')
  expect(list).toMatch(/<form[^>]*action="\/store-locator\/choose"[^>]*method="post"/)
  expect(list.match(/name="storeId"/g)).toHaveLength(3)

  const off = await shopper.form('/store-locator/choose', { storeId: OFF, postalCode: '43215' })
  expect(off.status).toBe(422)
  expect(off.text).toContain(OFF_TEXT)
  expect(off.text).toContain('4 stores near')

  const set = await shopper.form('/store-locator/choose', { storeId: A.us, postalCode: '43215' })
  expect(set.status).toBe(200)
  expect(set.response.headers.get('cache-control')).toContain('no-store')
  expect(set.text).toContain('You pick up at </span><strong translate="no">Short North</strong>')
  expect(shopper.jar.get('us-store-id')).toBe(A.us)

  await shopper.add('JW0801')
  await addForPickup(openedBy(shopper, 'us'), { productId: 'JW0802', storeId: A.us })
  const asked = await shopper.form('/store-locator/choose', { storeId: B.us, postalCode: '43215' })
  expect(asked.status).toBe(422)
  expect(rejectedForm(asked.text)).toMatchObject({ problem: 'store-unsure' })
  expect(asked.text).toContain('Wait! Are you sure?')
  expect(asked.text).toContain('Yes, Change Store')
  expect(shopper.jar.get('us-store-id')).toBe(A.us)
  const sure = { storeId: B.us, postalCode: '43215', confirmed: 'yes' }
  expect((await shopper.form('/store-locator/choose', sure)).status).toBe(200)
  expect(shopper.jar.get('us-store-id')).toBe(B.us)
  const [call] = await basketCalls(shopper).then((calls) => calls.slice(-1))
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ c_pageID: 'changeStoreModal' })
})

const openedBy = ({ jar }: Shopper, site: 'us' | 'ca') => ({
  sandbox: SANDBOX,
  site,
  cookie: jar.get(`__Host-Http-${site}-session`),
})
