import { request } from 'node:http'

import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'

import { clientsOf, control, newGuest, errorOf, fixture, loginGuest, origin } from './clients.ts'

const UNAUTHORIZED = {
  title: 'Unauthorized',
  type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/unauthorized',
  detail: 'Your access token is invalid or expired and can’t be used to identify a user.',
}

const rootOf = (siteId: string, token: string) =>
  clientsOf(siteId, token).products.getCategories({ parameters: { ids: ['root'] } })

test('rejects a token that was changed by one letter, and an unsigned one', async () => {
  const { access_token: token } = await loginGuest('us')
  const [header, payload = '', signature] = token.split('.')
  const swapped = payload[20] === 'A' ? 'B' : 'A'
  const forged = [header, payload.slice(0, 20) + swapped + payload.slice(21), signature].join('.')

  const { message, body, headers } = await errorOf(rootOf('us', forged))
  expect(message).toBe('401 Unauthorized')
  expect(body).toEqual(UNAUTHORIZED)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(headers.get('www-authenticate')).toContain('error="invalid_token"')

  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  expect((await errorOf(rootOf('us', unsigned))).status).toBe(401)
})

test('rejects a token signed with another key, whatever key its header names', async () => {
  const { access_token: token, id_token: idToken } = await loginGuest('us')
  const claims = decodeJwt(token)
  const header = { ...decodeProtectedHeader(token), alg: 'ES256' }
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const signed = (more: object) =>
    new SignJWT(claims).setProtectedHeader({ ...header, ...more }).sign(privateKey)
  const keys = await (
    await fetch(`${origin}/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2/jwks`)
  ).text()
  const byPublicKey = new SignJWT(claims)
    .setProtectedHeader({ ...header, alg: 'HS256' })
    .sign(new TextEncoder().encode(keys))

  for (const forged of [
    await signed({}),
    await signed({ kid: 'ANOTHER' }),
    await signed({ jwk: await exportJWK(privateKey) }),
    await byPublicKey,
    idToken,
  ]) {
    const { status, headers } = await errorOf(rootOf('us', forged))
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toContain('The token is invalid')
  }
})

test('rejects a token half an hour after it was issued, with a few seconds of tolerance', async () => {
  const { access_token: token, usid } = await loginGuest('us')
  await expect(rootOf('us', token)).resolves.toMatchObject({ total: 1 })

  await control('PUT', '/clock', { offsetMs: 1_790_000, session: usid })
  await expect(rootOf('us', token)).resolves.toMatchObject({ total: 1 })

  const endsIn = (decodeJwt(token).exp ?? 0) * 1000 - Date.now()
  await control('PUT', '/clock', { offsetMs: endsIn + 1000, session: usid })
  await expect(rootOf('us', token)).resolves.toMatchObject({ total: 1 })

  await control('PUT', '/clock', { offsetMs: 1_810_000, session: usid })
  const { body, headers } = await errorOf(rootOf('us', token))
  expect(body).toEqual(UNAUTHORIZED)
  expect(headers.get('www-authenticate')).toContain('The token expired')

  await control('DELETE', `/clock?session=${usid}`)
  await expect(rootOf('us', token)).resolves.toMatchObject({ total: 1 })
})

test('rejects a token of one site on the other', async () => {
  const { access_token: token } = await loginGuest('us')

  expect((await errorOf(rootOf('ca', token))).status).toBe(401)
})

test('responds with a problem document to unknown ids, locales and paths, and rejects bad methods and parameters', async () => {
  const { products, token } = await newGuest('us')
  const id = `a/b c,d%+e'";--`

  const unknown = await errorOf(products.getProduct({ parameters: { id } }))
  expect(unknown.message).toBe('404 Not Found')
  expect(unknown.body).toMatchObject({
    title: 'Product Not Found',
    detail: `No product with ID '${id}' for site 'us' could be found.`,
    productId: id,
    siteId: 'us',
  })
  const category = await errorOf(products.getCategory({ parameters: { id: 'nowhere' } }))
  expect(category.body).toMatchObject({ title: 'Category Not Found' })
  const locale = await errorOf(
    products.getProduct({ parameters: { id: await fixture('P-STD', 'us'), locale: 'de-DE' } }),
  )
  expect(locale.status).toBe(400)

  const call = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      headers: { authorization: `Bearer ${token.access_token}`, 'correlation-id': 'call-1' },
    })
  const route = await call('/product/shopper-products/v1/organizations/f_ecom_jwck_001/toys')
  expect(route.status).toBe(404)
  expect(route.headers.get('x-correlation-id')).toBe('call-1')
  expect(await route.json()).toMatchObject({ title: 'Resource Not Found' })

  const path = '/product/shopper-products/v1/organizations/f_ecom_jwck_001/products'
  expect((await call(`${path}?ids=x&siteId=us`, { method: 'PUT' })).status).toBe(405)
  expect((await call(path)).status).toBe(400)
  expect((await call(`${path}?siteId=us`)).status).toBe(400)
  expect((await call(`${path}/%E0%A4%A?siteId=us`)).status).toBe(404)
})

test('allows requests from pages of any origin, and never responds 304', async () => {
  const preflight = await fetch(origin, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')

  const response = await fetch(origin, {
    headers: { 'if-none-match': '*', 'if-modified-since': 'Sat, 21 Nov 2099 00:00:00 GMT' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('location')
})

test('describes its organization, client, base paths and sites at the root address', async () => {
  const response = await fetch(origin)
  const described: { sites: { id: string }[] } = await response.json()

  expect(described).toMatchObject({
    organizationId: 'f_ecom_jwck_001',
    clientId: '11111111-1111-4111-8111-111111111111',
    basePaths: { products: '/product/shopper-products/v1' },
    mode: 'test',
    profile: 'default',
  })
  expect(described.sites).toEqual([
    {
      id: 'us',
      defaultLocale: 'en-US',
      locales: ['en-US'],
      supportedLocales: [
        { id: 'en-US', alias: 'en', name: 'English (United States)', preferredCurrency: 'USD' },
      ],
      currencies: ['USD'],
      taxation: 'net',
    },
    {
      id: 'ca',
      defaultLocale: 'en-CA',
      locales: ['en-CA', 'fr-CA'],
      supportedLocales: [
        { id: 'en-CA', alias: 'en', name: 'English (Canada)', preferredCurrency: 'CAD' },
        { id: 'fr-CA', alias: 'fr', name: 'Français (Canada)', preferredCurrency: 'CAD' },
      ],
      currencies: ['CAD'],
      taxation: 'net',
    },
  ])
})

test('rejects a body that is too large, of another media type or malformed, and changes nothing', async () => {
  const { baskets, token } = await newGuest('us')
  const { basketId = '' } = await baskets.createBasket({ body: { c_note: 'as it was' } })
  const path = `/checkout/shopper-baskets/v1/organizations/f_ecom_jwck_001/baskets/${basketId}`
  const patch = async (body: string | ReadableStream, type = 'application/json') => {
    const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': type }
    const init = { method: 'PATCH', headers, body, duplex: 'half' as const }
    const response = await fetch(`${origin}${path}?siteId=us`, init)
    const { type: problem }: { type: string } = await response.json()
    return [response.status, problem.split('/').at(-1)]
  }
  const note = (written: string) => `{"c_note":${written}}`
  const long = note(JSON.stringify('x'.repeat(200_000)))

  for (const body of [long, new Blob([long]).stream()]) {
    expect(await patch(body)).toEqual([413, 'payload-too-large'])
  }
  for (const type of ['text/plain', 'text/xml', 'application/x-www-form-urlencoded']) {
    expect(await patch(note('"a"'), type)).toEqual([415, 'unsupported-media-type'])
  }
  for (const body of [
    note('['.repeat(101) + ']'.repeat(101)),
    note(String.raw`"\ud800"`),
    note(String.raw`"\u0000"`),
    note('{"__proto__":{"admin":true}}'),
    '{"__proto__":{"c_note":"x"}}',
    note('"a"}'),
  ]) {
    expect(await patch(body), body.slice(0, 40)).toEqual([400, 'bad-request'])
  }
  const parameters = { basketId }
  expect(await baskets.getBasket({ parameters })).toMatchObject({ c_note: 'as it was' })
  const typed = await baskets.updateBasket({ parameters, body: { c_note: '🕯 [[[ {{{ \\"' } })
  expect(typed).toMatchObject({ c_note: '🕯 [[[ {{{ \\"' })
})

test('rejects a request whose Host header is malformed', async () => {
  const { port } = new URL(origin)
  for (const host of ['[', 'a:b:c', '127.0.0.1:99999']) {
    const status = new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        resolve(response.statusCode)
        response.resume()
      })
      asked.on('error', reject).end()
    })
    expect(await status, host).toBe(400)
  }
})
