import { afterEach, expect, test, vi } from 'vitest'

import { LEGACY_ROUTES, openHybrid, watchLegacy } from './legacy-shop.ts'
import { openShopper } from './purchase.ts'
import { openShop, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

afterEach(() => vi.restoreAllMocks())

const html = (headers: Record<string, string> = {}) =>
  new Response('<h1>Registry</h1>', { headers: { 'content-type': 'text/html', ...headers } })

test('serves the routes of the legacy system in every locale, and no others', async () => {
  const { send } = openHybrid()
  const page = await send('/gift-registry')
  expect(page.text).toContain('<h1>Gift registry</h1>')
  const french = await send('/ca/fr-CA/gift-registry/bag')
  expect(french.text).toContain('Votre panier')
  expect((await send('/gift-registry/registry.js')).text).toContain('addEventListener')

  for (const path of ['/gift-registryx', '/gift', '/api/navigation', '/fr-CA/gift-registry/bag']) {
    const { response } = await send(path)
    expect(response.headers.get('content-security-policy'), path).not.toContain('sandbox')
  }
  expect((await openStore().send('/gift-registry')).status).toBe(404)
})

test('the legacy system gets its own cookies, the visitor’s address and the shop’s host, but no session of the shop', async () => {
  const forwarded = watchLegacy()
  const shopper = openShopper(openHybrid())
  await shopper.add('JW0801', 1)
  shopper.jar.set('dwac_1', 'analytics')
  shopper.jar.set('privacy-choices', 'all')
  await shopper.request('/gift-registry/bag?x=1', {
    headers: { authorization: 'Bearer canary', 'x-forwarded-host': 'evil.example' },
  })

  const sent = forwarded.find(({ url }) => url.endsWith('/gift-registry/bag?x=1'))
  const cookies = sent?.headers.get('cookie')?.split('; ') ?? []
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['dwsid', 'dwac_1'])
  expect(sent?.headers.get('x-forwarded-host')).toMatch(/^shop-\d+\.localhost$/)
  expect(sent?.headers.get('authorization')).toBeNull()
  const everything = JSON.stringify(
    forwarded.map(({ url, headers, body }) => [url, [...headers], body]),
  )
  expect(shopper.jar.get('__Host-Http-us-session')).toBeDefined()
  expect(everything).not.toContain(shopper.jar.get('__Host-Http-us-session') ?? '')
  expect(everything).not.toMatch(/us-session|privacy-choices|canary|evil/)
})

test('only allowed cookies of the legacy system pass, and its session under a name that no script can set', async () => {
  watchLegacy(() => {
    const response = html()
    for (const cookie of [
      'dwsid=abc; Path=/; SameSite=None; Domain=example',
      'dwanonymous_1=a; Path=/; Max-Age=60; Domain=example; SameSite=None; Secure',
      'liked=yes; Path=/',
      'tracker=1; Path=/',
      'privacy-choices=all; Path=/',
      '__Host-Http-us-session=planted; Path=/; Secure; HttpOnly',
      'us-store-id=1; Path=/',
    ]) {
      response.headers.append('set-cookie', cookie)
    }
    return response
  })
  const { response } = await openHybrid({ cookies: ['liked'] }).send('/gift-registry')
  expect(response.headers.getSetCookie()).toEqual([
    'dwanonymous_1=a; Path=/; Max-Age=60; SameSite=Lax',
    'liked=yes; Path=/; SameSite=Lax',
    '__Host-Http-us-dwsid=abc; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('a page keeps its own policy and gets the shop’s headers, but not those with which it could change the shop', async () => {
  watchLegacy(() =>
    html({
      'content-security-policy': "script-src 'self'",
      'clear-site-data': '"*"',
      'service-worker-allowed': '/',
      'access-control-allow-origin': '*',
      'strict-transport-security': 'max-age=0',
      'cache-control': 'public, max-age=600',
    }),
  )
  const store = openHybrid({ services: ['https://pay.example'] })
  const { response } = await store.send('/gift-registry')
  const { headers } = response
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^script-src 'self', connect-src /)
  expect(policy).not.toContain('nonce')
  const { PUBLIC_ORIGIN: shop } = store.bindings
  const reached = ['', '/ca', '/ca/fr-CA'].flatMap((place) => [
    `${shop}${place}/gift-registry`,
    `${shop}${place}/gift-registry/`,
  ])
  for (const directive of ['connect-src', 'form-action', 'frame-src', 'worker-src']) {
    expect(policy).toContain(`${directive} ${reached.join(' ')} https://pay.example`)
  }
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toContain('63072000')
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const name of ['clear-site-data', 'service-worker-allowed', 'access-control-allow-origin'])
    expect(headers.get(name), name).toBeNull()

  // The shop's own documents are in another browsing context group, and cannot be framed.
  const own = (await store.send('/cart')).response.headers
  expect(own.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(own.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(own.get('content-security-policy')).not.toContain('gift-registry')
})

test('a file of the legacy system is kept by the browser alone, and everything else by nobody', async () => {
  const answers = new Map<string, () => Response>([
    ['file', () => new Response('a', { headers: { 'cache-control': 'public, max-age=60' } })],
    ['none', () => new Response('a', { headers: { 'cache-control': 'max-age=60, no-cache' } })],
    ['page', () => html({ 'cache-control': 'public, max-age=60' })],
    [
      'cookie',
      () =>
        new Response('a', { headers: { 'cache-control': 'max-age=60', 'set-cookie': 'dwac_1=1' } }),
    ],
  ])
  const forwarded = watchLegacy(({ url }) => answers.get(url.split('/').at(-1) ?? '')?.() ?? null)
  const { send } = openHybrid()
  const kept = async (name: string) =>
    (await send(`/gift-registry/${name}`)).response.headers.get('cache-control')
  expect(await kept('file')).toBe('private, max-age=60')
  for (const name of ['none', 'page', 'cookie'])
    expect(await kept(name), name).toBe('private, no-store')
  await kept('page')
  expect(forwarded.filter(({ url }) => url.endsWith('/page'))).toHaveLength(2)
})

test('methods, bodies and queries pass, and a body above 1 MiB does not', async () => {
  const forwarded = watchLegacy(() => new Response(null, { status: 204 }))
  const { send } = openHybrid()
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }
    const { status } = await send('/gift-registry/x?a=%20b', { method, headers, body: method })
    expect(status, method).toBe(204)
  }
  expect(forwarded.map(({ url, method, body }) => [url, method, body])).toEqual(
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [
      `${SANDBOX}/gift-registry/x?a=%20b`,
      method,
      method,
    ]),
  )
  const large = 'x'.repeat(1024 * 1024 + 1)
  expect((await send('/gift-registry/x', { method: 'POST', body: large })).status).toBe(413)
  expect(forwarded).toHaveLength(4)
})

test('a response is streamed', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  watchLegacy(() => new Response(readable, { headers: { 'content-type': 'text/html' } }))
  const { visit } = openShop({ LEGACY_ROUTES: JSON.stringify(LEGACY_ROUTES) })
  const { response } = await visit('/gift-registry')
  const writer = writable.getWriter()
  const reader = response.body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  for (const part of ['first', 'second']) {
    void writer.write(new TextEncoder().encode(part))
    expect(await read()).toBe(part)
  }
  await writer.close()
})

const DOCUMENT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const SCRIPT = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }

test('redirects stay at the shop’s host, and lead no script and no repeated form to the shop', async () => {
  let redirect = { status: 302, location: '' }
  watchLegacy(
    () => new Response(null, { status: redirect.status, headers: { location: redirect.location } }),
  )
  const store = openHybrid()
  const ask = async (
    status: number,
    location: string,
    {
      method = 'GET',
      headers = DOCUMENT,
    }: { method?: string; headers?: Record<string, string> } = {},
  ) => {
    redirect = { status, location }
    const { response, to } = await store.send('/gift-registry/go', { method, headers })
    return [response.status, to]
  }
  expect(await ask(302, `${SANDBOX}/gift-registry/bag?a=1#b`)).toEqual([
    302,
    '/gift-registry/bag?a=1#b',
  ])
  expect(await ask(301, 'bag')).toEqual([301, '/gift-registry/bag'])
  expect(await ask(303, '/cart', { method: 'POST' })).toEqual([303, '/cart'])
  expect(await ask(302, 'https://pay.example/x')).toEqual([302, 'https://pay.example/x'])
  expect(await ask(307, '/gift-registry/add', { method: 'POST' })).toEqual([
    307,
    '/gift-registry/add',
  ])
  expect(await ask(302, '/gift-registry/count', { headers: SCRIPT })).toEqual([
    302,
    '/gift-registry/count',
  ])

  for (const target of [
    '/cart/add',
    `${SANDBOX}/cart/add`,
    `${store.bindings.PUBLIC_ORIGIN}/api/bag`,
  ]) {
    expect(await ask(307, target, { method: 'POST' }), target).toEqual([403, null])
    expect(await ask(308, target, { method: 'POST', headers: SCRIPT }), target).toEqual([403, null])
    expect(await ask(302, target, { headers: SCRIPT }), target).toEqual([403, null])
  }
  expect((await ask(302, 'javascript:alert(1)'))[0]).toBe(503)
})

test('a service worker of the legacy system cannot be installed, and its signature is not for browsers', async () => {
  const forwarded = watchLegacy()
  const store = openHybrid({ paths: ['/gift-registry/*', '/on/demandware.store/*'] })
  const headers = { 'service-worker': 'script' }
  expect((await store.send('/gift-registry/registry.js', { headers })).status).toBe(404)
  const signature = '/on/demandware.store/Sites-us-Site/default/SessionBridge-Signature'
  expect((await store.send(signature)).status).toBe(404)
  expect(forwarded).toEqual([])
})

test('browsers have no service worker unless the scripts of legacy pages may change what it has stored', async () => {
  const worker = async (routes: object) =>
    (await openHybrid(routes).send('/service-worker.js')).text
  expect(await worker({ offline: true })).toContain('self.settings=')
  expect(await worker({})).not.toContain('self.settings=')
})

test('documents and the service worker know what another system serves', async () => {
  const { send } = openHybrid({ offline: true })
  const paths = ['', '/ca', '/ca/fr-CA'].flatMap((place) => [
    `${place}/gift-registry`,
    `${place}/gift-registry/`,
  ])
  const listed = `"legacyPaths":${JSON.stringify(paths)}`
  expect((await send('/customer-care')).text).toContain(listed)
  expect((await send('/service-worker.js')).text).toContain(listed)
  const { send: sendElsewhere } = openStore()
  expect((await sendElsewhere('/customer-care')).text).not.toContain('legacyPaths')
})
