import { expect, test, vi } from 'vitest'

import { LOCAL_SECRETS } from '#worker/config/variables.ts'

import { openShopper } from './purchase.ts'
import { openKv, openShop, type Shop } from './shop.ts'
import { openStore } from './store.ts'
import { openWatchedCommerce } from './watched-commerce.ts'

const MINUTE = 60_000
const HOME = '/'
const CATEGORY = '/g/body-care'
const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

/** Pages of one site also look up names on the other. */
const AMERICAN = /siteId=us/

const isToken = (key: string) => key.startsWith('guest-token|') && key.endsWith('|us')

const readLogins = async (shop: Shop) =>
  (await shop.logins()).filter(({ body }) => body.includes('channel_id=us'))

/**
 * Isolates of several locations with one KV. Isolates of one location also share its cache, under their public origin.
 */
function openLocations(variables: Record<string, unknown> = {}) {
  const kv = openKv()
  const id = crypto.randomUUID().slice(0, 8)
  const open = (location: string, overrides: Record<string, unknown> = {}) =>
    openShop({
      CACHE: kv.openLocation(),
      PUBLIC_ORIGIN: `http://${location}-${id}.localhost`,
      ...variables,
      ...overrides,
    })
  const sealed = () => [...kv.stored].filter(([key]) => isToken(key)).map(([, { value }]) => value)
  return { kv, open, sealed }
}

test('a new isolate uses the token stored by another, in any location', async () => {
  const { open } = openLocations()
  const first = open('here')
  await first.warm(PRODUCT)
  await first.warm('/ca/')
  expect((await first.logins()).length).toBeGreaterThan(0)

  const shops = [
    [open('there'), '/g/body-care'],
    [open('here'), '/g/gifts'],
  ] as const
  // No other isolate has requested these.
  for (const [shop, path] of shops) {
    expect((await shop.warm(path)).response.status).toBe(200)
    expect((await shop.warm(`/ca${path}`)).response.status).toBe(200)
    const sites = (await shop.calls()).map(({ query }) => query['siteId']?.[0])
    expect(new Set(sites)).toEqual(new Set(['us', 'ca']))
    expect(await readLogins(shop)).toEqual([])
  }
})

test('the token is sealed in every store, and in no response or log', async () => {
  const commerce = openWatchedCommerce()
  const { kv, open } = openLocations(commerce.variables)
  const shop = open('here')
  const texts: string[] = []
  const { put } = Cache.prototype
  const spy = vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (
    this: Cache,
    request,
    response,
  ) {
    texts.push(await response.clone().text(), JSON.stringify([...response.headers]))
    return put.call(this, request, response)
  })
  try {
    for (const path of [HOME, '/ca/', PRODUCT, '/api/page-data?path=/g/gifts', '/cart']) {
      const { response, text } = await shop.text(path)
      texts.push(text, JSON.stringify([...response.headers]))
    }
  } finally {
    spy.mockRestore()
  }
  const tokens = commerce.takeTokens()
  expect(tokens.size).toBe(2)
  expect([...kv.stored.keys()].filter((key) => key.startsWith('guest-token|'))).toHaveLength(2)

  const everything = [...texts, ...shop.lines, JSON.stringify([...kv.stored])].join('\n')
  for (const token of tokens) expect(everything.includes(token)).toBe(false)
  expect(everything).not.toMatch(/eyJ[\w-]{10,}\.eyJ/)
  const sealed = [...kv.stored]
    .filter(([key]) => key.startsWith('guest-token|'))
    .map(([, { value }]) => value)
  const visible = [...texts.filter((text) => !sealed.includes(text)), ...shop.lines].join('\n')
  for (const text of sealed) {
    expect(text).toMatch(/^1\.local\.[\w-]+$/)
    expect(visible.includes(text)).toBe(false)
  }
})

test('no shopper’s request carries the shared token', async () => {
  const commerce = openWatchedCommerce()
  const kv = openKv()
  const store = openStore({ CACHE: kv.openLocation(), ...commerce.variables })
  const shopper = openShopper(store)
  expect((await shopper.get(PRODUCT)).status).toBe(200)
  const shared = commerce.takeTokens()
  expect(shared.size).toBeGreaterThan(0)

  expect((await shopper.add('JW0801')).status).toBe(200)
  for (const path of ['/cart', '/checkout/shipping', '/account', '/cart']) await shopper.get(path)
  const own = commerce.takeTokens(/\/shopper-(baskets|customers|orders)\//)
  expect(own.size).toBeGreaterThan(0)
  expect([...own].filter((token) => shared.has(token))).toEqual([])
})

test('a rejected token is replaced everywhere at the first 401', async () => {
  const commerce = openWatchedCommerce()
  const { open, sealed } = openLocations(commerce.variables)
  await open('here').warm(HOME)
  const [rejected = ''] = commerce.takeTokens(AMERICAN)
  const [before] = sealed()

  const shop = open('here')
  await shop.breaks('/categories/body-care', { kind: 'unauthorized' }, 1)
  const { response } = await shop.text(CATEGORY)
  expect(response.status).toBe(200)
  expect(await readLogins(shop)).toHaveLength(1)
  expect(sealed()).not.toEqual([before])

  commerce.takeTokens()
  const next = open('there')
  await next.warm('/g/hand-care')
  const tokens = commerce.takeTokens(AMERICAN)
  expect([tokens.size, tokens.has(rejected)]).toEqual([1, false])
  expect(await readLogins(next)).toEqual([])
})

test('a rejected token is deleted everywhere even when no new one is available', async () => {
  const { open, sealed } = openLocations()
  await open('here').warm(HOME)
  expect(sealed()).toHaveLength(1)

  const shop = open('here')
  await shop.breaks('/organizations/', { kind: 'unauthorized' })
  await shop.text(CATEGORY)
  expect(sealed()).toEqual([])
})

test('one isolate renews a token before it expires, and the others pick it up', async () => {
  const { open, sealed } = openLocations()
  const shops = [open('here'), open('here'), open('there')]
  for (const shop of shops) await shop.warm(HOME)
  const [before] = sealed()
  const asked = async () =>
    (await Promise.all(shops.map((shop) => readLogins(shop)))).map((logins) => logins.length)
  expect(await asked()).toEqual([1, 0, 0])

  for (const shop of shops) {
    shop.clock.now += 29 * MINUTE
    const { response } = await shop.text(CATEGORY)
    expect(response.status).toBe(200)
  }
  expect(sealed()).not.toEqual([before])
  expect(await asked()).toEqual([2, 0, 0])
  // The previous token would have expired.
  for (const shop of shops) {
    shop.clock.now += 2 * MINUTE
    expect((await shop.text('/g/hand-care')).response.status).toBe(200)
  }
  expect(await asked()).toEqual([2, 0, 0])
})

test('isolates that renew at once both get a working token', async () => {
  const { open, sealed } = openLocations()
  const shops = [open('here'), open('there')]
  for (const shop of shops) await shop.warm(HOME)
  for (const shop of shops) shop.clock.now += 40 * MINUTE
  const answers = await Promise.all(shops.map((shop) => shop.text(CATEGORY)))
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200])
  expect(sealed()).toHaveLength(1)
  expect(sealed()[0]).toMatch(/^1\.local\./)
})

test('keys rotate, and a value that no key opens counts as missing', async () => {
  const { open, kv, sealed } = openLocations()
  await open('here').warm(HOME)
  const fresh = `fresh:${'f'.repeat(43)}`

  const during = open('here', { GUEST_TOKEN_KEYS: `${fresh},${LOCAL_SECRETS.GUEST_TOKEN_KEYS}` })
  await during.warm(CATEGORY)
  expect(await readLogins(during)).toEqual([])
  during.clock.now += 40 * MINUTE
  await during.warm(CATEGORY)
  expect(sealed()[0]).toMatch(/^1\.fresh\./)

  const after = open('there', { GUEST_TOKEN_KEYS: `other:${'o'.repeat(43)}` })
  await after.warm('/g/gifts')
  expect(await readLogins(after)).toHaveLength(1)
  for (const [key, stored] of kv.stored)
    if (isToken(key)) kv.stored.set(key, { ...stored, value: 'damaged' })
  const repaired = open('elsewhere')
  await repaired.warm('/g/hand-care')
  expect(await readLogins(repaired)).toHaveLength(1)
  expect(sealed()[0]).toMatch(/^1\.local\./)
})

test('a failing or slow store costs only a login', async () => {
  const { open, kv } = openLocations()
  await open('here').warm(HOME)
  const location = kv.openLocation()
  const never = <T>() => new Promise<T>(() => undefined)
  const fails = () => Promise.reject(new Error('KV failed: 500'))
  for (const fault of [
    { get: fails, put: fails },
    { get: never<string | null>, put: never<void> },
  ]) {
    const shop = open(crypto.randomUUID().slice(0, 8), { CACHE: { ...location, ...fault } })
    expect((await shop.visit(HOME)).response.status).toBe(200)
    expect(await readLogins(shop)).toHaveLength(1)
  }
})
