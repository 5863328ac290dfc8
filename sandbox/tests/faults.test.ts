import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { control, newGuest, fixture, origin } from './clients.ts'

const PATH =
  '/product/shopper-products/v1/organizations/f_ecom_jwck_001/categories?ids=root&siteId=us'

/** A shopper with a separate session, who requests the categories. */
async function sessionClient() {
  const { token } = await newGuest('us')
  const session = crypto.randomUUID()
  const headers = {
    authorization: `Bearer ${token.access_token}`,
    'correlation-id': session,
  }
  return {
    session,
    usid: token.usid,
    send: () => fetch(origin + PATH, { headers, redirect: 'manual' }),
    plan: (fault: object, times = 1) =>
      control('POST', '/faults', { match: { session }, times, fault }),
    raw: () => rawResponse(headers),
  }
}

/** Every byte until the connection ends, and how it ended. */
function rawResponse(headers: Record<string, string>) {
  const { hostname, port } = new URL(origin)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise<{ text: string; ending: 'closed' | 'reset' }>((resolve) => {
    const pieces: Buffer[] = []
    const finish = (ending: 'closed' | 'reset') =>
      resolve({ text: Buffer.concat(pieces).toString(), ending })
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`GET ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`)
    })
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    socket.on('error', () => finish('reset'))
    socket.on('end', () => finish('closed'))
  })
}

const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n') + 4)
const lengthOf = (text: string) => Number(/content-length: (\d+)/i.exec(text)?.[1])

test('applies a fault to its session as often as planned, and to no other', async () => {
  const [one, other] = [await sessionClient(), await sessionClient()]
  const busy = { status: 503, type: 'busy', headers: { 'retry-after': '20' } }
  await one.plan({ kind: 'status', ...busy }, 2)

  expect((await other.send()).status).toBe(200)
  const first = await one.send()
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '20'])
  expect(await first.json()).toMatchObject({ type: expect.stringMatching(/\/busy$/) })
  const { headers } = await one.send()
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('x-correlation-id')).toBe(one.session)
  expect((await one.send()).status).toBe(200)
})

test('corrupts responses in every way that is valid HTTP', async () => {
  const { send, plan: planFault } = await sessionClient()
  const real = await (await send()).text()

  await planFault({ kind: 'malformed' })
  const half = await (await send()).text()
  expect(real.startsWith(half)).toBe(true)
  expect(() => JSON.parse(half)).toThrow('JSON')

  await planFault({ kind: 'html' })
  expect((await send()).headers.get('content-type')).toContain('text/html')
  await planFault({ kind: 'empty' })
  expect(await (await send()).text()).toBe('')
  await planFault({ kind: 'wrong-type', field: 'total' })
  expect(await (await send()).json()).toMatchObject({ limit: 1, total: '1' })
  await planFault({ kind: 'missing-fields', field: 'name' })
  expect(await (await send()).text()).not.toContain('"name"')
  await planFault({ kind: 'oversized' })
  expect((await (await send()).text()).length).toBeGreaterThan(10_000_000)
  await planFault({ kind: 'bad-gzip' })
  await expect(send().then((response) => response.text())).rejects.toThrow('terminated')
  await planFault({ kind: 'unauthorized' })
  expect((await send()).headers.get('www-authenticate')).toContain('invalid_token')
  await planFault({ kind: 'redirect', location: 'http://elsewhere.invalid/' })
  expect((await send()).headers.get('location')).toBe('http://elsewhere.invalid/')
  await planFault({ kind: 'slow-body', ms: 2 })
  expect(await (await send()).text()).toBe(real)
})

test('leaves a response without fields unchanged if a fault changes fields', async () => {
  const path = '/pictures/swatches/bittergrove.svg?of=a-test'
  for (const kind of ['missing-fields', 'wrong-type']) {
    await control('POST', '/faults', { match: { path }, fault: { kind } })
    const { status, headers } = await fetch(origin + path)
    expect([status, headers.get('content-type')], kind).toEqual([200, 'image/svg+xml'])
  }
})

test('responds 404 if a test sets stock or prices of an unknown product or site', async () => {
  for (const [method, path, body] of [
    ['PUT', '/stock/no-such-product', { siteId: 'us', ats: 3 }],
    ['DELETE', '/stock/no-such-product?siteId=us', undefined],
    ['PUT', '/prices/no-such-product', { siteId: 'us', list: 300 }],
    ['DELETE', '/prices/JW0801', undefined],
  ] as const) {
    await expect(control(method, path, body), `${method} ${path}`).rejects.toThrow(': 404 ')
  }
})

test('breaks connections in four ways that violate HTTP', async () => {
  const { send, plan: planFault, raw } = await sessionClient()
  const real = await (await send()).text()

  await planFault({ kind: 'reset-before-headers' })
  expect(await raw()).toEqual({ text: '', ending: 'reset' })

  await planFault({ kind: 'reset-mid-body' })
  const reset = await raw()
  expect(reset.ending).toBe('reset')
  expect(bodyOf(reset.text).length).toBeLessThan(lengthOf(reset.text))

  await planFault({ kind: 'short-content-length' })
  const short = await raw()
  expect(lengthOf(short.text)).toBeLessThan(bodyOf(short.text).length)

  await planFault({ kind: 'cut-close-delimited' })
  const cut = await raw()
  expect(cut.ending).toBe('closed')
  expect(cut.text).not.toMatch(/content-length|transfer-encoding|x-sandbox-cut/i)
  expect(real.startsWith(bodyOf(cut.text))).toBe(true)
  expect(bodyOf(cut.text).length).toBeLessThan(real.length)
})

test('delays the response to a call, or never sends one', async () => {
  const { send, plan: planFault, session } = await sessionClient()
  await planFault({ kind: 'never' })
  const given = new AbortController()
  const waiting = fetch(`${origin}${PATH}`, {
    signal: given.signal,
    headers: { 'correlation-id': session },
  })

  await planFault({ kind: 'delay', ms: 50 })
  await expect.poll(() => callsOf(session)).toHaveLength(1)
  expect((await send()).status).toBe(200)

  given.abort()
  await expect(waiting).rejects.toThrow('aborted')
})

test('logs calls by session, with header names and without secrets', async () => {
  const { send, session, usid } = await sessionClient()
  await send()

  const [call] = await callsOf(session)
  expect(call).toMatchObject({
    method: 'GET',
    path: PATH.split('?')[0],
    query: { ids: ['root'], siteId: ['us'] },
    usid,
  })
  expect(call?.headers).toContain('authorization')
  expect(JSON.stringify(call)).not.toContain('Bearer')
  expect(await callsOf(usid)).toHaveLength(1)
})

test('sets a preference of a site and restores it', async () => {
  const key = `contract-${crypto.randomUUID()}`
  const read = async () => {
    const response = await fetch(
      `${origin}/custom/preferences/v1/organizations/f_ecom_jwck_001/preferences?siteId=us&preferenceIds=${key}`,
    )
    return response.text()
  }

  await control('PUT', `/preferences/us/${key}`, { value: { shown: ['yes'] } })
  expect(await read()).toContain('"shown":["yes"]')

  await control('DELETE', `/preferences/us/${key}`)
  expect(await read()).not.toContain('"shown"')
})

test('sets the countries for shoppers from abroad of a site and restores them', async () => {
  const read = async (siteId: string, locale: string) => {
    const path = '/custom/redirect-data/v1/organizations/f_ecom_jwck_001/redirect-data'
    const response = await fetch(`${origin}${path}?siteId=${siteId}&locale=${locale}`)
    const { optionsList }: { optionsList: { countryCode: string }[] } = await response.json()
    return optionsList
  }
  const seeded = await read('ca', 'fr-CA')
  const countries = (options: typeof seeded) => options.map(({ countryCode }) => countryCode)
  expect(countries(seeded)).toEqual(
    expect.arrayContaining(
      await Promise.all(['R-IN', 'R-SCRIPT', 'R-HTTP'].map((name) => fixture(name, 'ca'))),
    ),
  )
  expect(countries(seeded)).not.toContain(await fixture('R-OUT', 'ca'))

  const japan = { countryCode: 'JP', value: 'https://jp.juniperandwick.example/' }
  const text = { en: 'Japan', fr: 'Japon' }
  await control('PUT', '/redirects/ca', { optionsList: [{ ...japan, text }] })
  expect(await read('ca', 'fr-CA')).toEqual([{ ...japan, text: 'Japon' }])
  expect(countries(await read('us', 'en-US'))).not.toContain('JP')
  await control('DELETE', '/redirects/ca')
  expect(await read('ca', 'fr-CA')).toEqual(seeded)
})

test.for([
  'login /shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2/jwks',
  'stores /store/shopper-stores/v1/organizations/f_ecom_jwck_001/stores?ids=1',
  'content /custom/content/v1/organizations/f_ecom_jwck_001/content/returns?siteId=us',
  'recommendations /services/recommendations/v3/personalization/recommenders/jwck-us',
  'search /services/search/autocomplete/lamp?key=key_us_en-US',
  'personalisation /services/personalisation/api/engine/v1/decide/web-us',
  'subscriptions /services/subscriptions/subscriptions',
  'geocoding /services/geocoding/maps/api/geocode/json?address=43215',
  'reviews /services/reviews/data/reviews.json',
  'social-proof /services/social-proof/v1/products?ids=FXSOCIAL',
  'ugc /services/ugc/v1/media?products=FXSOCIAL',
  'videos /services/videos/v1/films/jwFilmEmberTall',
  'tags /services/tags/collect.js',
  'captcha /services/captcha/api.js',
  'payments /payments/v1/field',
  'outbox /outbox',
  'pictures /pictures/scenes/dusk-apothecary.svg',
])('%s fails for a single session, and its calls are logged', async (line) => {
  const path = line.slice(line.indexOf(' ') + 1)
  const session = crypto.randomUUID()
  const send = (own = session) => fetch(origin + path, { headers: { 'correlation-id': own } })
  await control('POST', '/faults', {
    match: { session, path: path.split('?')[0] },
    fault: { kind: 'status', status: 502 },
  })

  expect((await send(crypto.randomUUID())).status).not.toBe(502)
  expect((await send()).status).toBe(502)
  expect((await send()).status).not.toBe(502)
  expect(await callsOf(session)).toHaveLength(2)
  await control('DELETE', `/calls?session=${session}`)
  expect(await callsOf(session)).toHaveLength(0)
})

async function callsOf(session: string) {
  const response = await control('GET', `/calls?session=${session}`)
  const { data }: { data: { headers: string[]; usid: string }[] } = await response.json()
  return data
}
