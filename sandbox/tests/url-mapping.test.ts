import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { configOf, control, failureOf, fixture, loginGuest } from './clients.ts'

const { ShopperProducts, ShopperSEO }: typeof Sdk = createRequire(import.meta.url)(
  'commerce-sdk-isomorphic',
)

async function mapper(siteId: string, token?: string) {
  const bearer = token ?? (await loginGuest(siteId)).access_token
  const headers = { authorization: `Bearer ${bearer}` }
  const seo = new ShopperSEO({ ...configOf(siteId), headers })
  return (urlSegment: string, locale?: string) =>
    seo.getUrlMapping({ parameters: { urlSegment, ...(locale !== undefined && { locale }) } })
}

test('maps an address to a category, an asset or another address', async () => {
  const map = await mapper('ca')
  const named = async (name: string) => map(await fixture(name, 'ca'), 'fr-CA')
  expect(await named('M-CATEGORY')).toEqual({
    resourceType: 'CATEGORY',
    resourceId: 'three-wick-candles',
  })
  expect(await named('M-CATEGORY-REFINED')).toMatchObject({
    resourceType: 'category',
    refinements: { refinementFamily: 'woods' },
  })
  expect(await named('M-ASSET')).toMatchObject({ resourceId: 'customer-care' })
  expect(await named('M-REDIRECT')).toMatchObject({ statusCode: 301, copySourceParams: true })
  expect(await named('M-EXTERNAL')).toMatchObject({
    destinationUrl: expect.stringMatching(/^https:/),
  })
  expect(await named('M-LOOP')).toMatchObject({ destinationUrl: await fixture('M-LOOP', 'ca') })
  expect(await named('M-SCRIPT')).toMatchObject({ destinationUrl: 'javascript:alert(1)' })
  expect(await named('M-UNKNOWN')).toMatchObject({ resourceType: 'LIBRARY_FOLDER' })
  const asset = await fixture('M-ASSET', 'ca')
  expect(await map(`${asset.slice(1)}/`)).toMatchObject({ resourceId: 'customer-care' })
  expect((await failureOf(named('M-FAILING'))).status).toBe(500)
})

test('adds and removes a mapping, and responds 404 to an unmapped address', async () => {
  const map = await mapper('us')
  const urlSegment = `/autumn-${crypto.randomUUID()}`
  const unknown = await failureOf(map(urlSegment))
  expect(unknown.message).toBe('404 Not Found')
  expect(unknown.body).toMatchObject({
    type: expect.stringMatching(/seo-url-mapping-not-found$/),
    urlSegment,
    locale: 'en-US',
  })
  const answer = { resourceType: 'CATEGORY', resourceId: 'gifts' }
  await control('PUT', '/mappings/us', { urlSegment, answer })
  expect(await map(urlSegment)).toEqual(answer)
  await control('DELETE', `/mappings/us?urlSegment=${urlSegment}`)
  expect((await failureOf(map(urlSegment))).status).toBe(404)
})

test('maps the slug URL of a product to the product, in every locale', async () => {
  const { access_token: token } = await loginGuest('ca')
  const map = await mapper('ca', token)
  const products = new ShopperProducts({
    ...configOf('ca'),
    headers: { authorization: `Bearer ${token}` },
  })
  for (const id of ['JW0801', await fixture('P-MASTER', 'ca')]) {
    for (const locale of ['en-CA', 'fr-CA']) {
      const { slugUrl } = await products.getProduct({ parameters: { id, locale } })
      expect(await map(slugUrl ?? '')).toEqual({ resourceType: 'PRODUCT', resourceId: id })
    }
  }
  const gone = await failureOf(map('/p/another-name-JW0801'))
  expect(gone.status).toBe(404)
})

test('rejects a locale of another site, an empty address and an invalid token', async () => {
  const map = await mapper('us')
  const foreign = await failureOf(map('/gifts', 'fr-CA'))
  expect([foreign.status, foreign.body]).toEqual([
    400,
    expect.objectContaining({ title: 'Unknown Locale', locale: 'fr-CA' }),
  ])
  expect((await failureOf(map(' '))).status).toBe(404)
  const stranger = await failureOf((await mapper('us', 'nobody'))('/gifts'))
  expect([stranger.message, stranger.body]).toEqual([
    '401 Unauthorized',
    expect.objectContaining({ title: 'Invalid Access Token', accessToken: 'nobody' }),
  ])
  expect(stranger.headers.get('www-authenticate')).toContain('invalid_token')
})
