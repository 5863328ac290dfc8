import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { configOf, control, errorOf, fixture, loginGuest } from './clients.ts'

const { ShopperProducts, ShopperSEO }: typeof Sdk = createRequire(import.meta.url)(
  'commerce-sdk-isomorphic',
)

async function urlMapper(siteId: string, token?: string) {
  const bearer = token ?? (await loginGuest(siteId)).access_token
  const headers = { authorization: `Bearer ${bearer}` }
  const seo = new ShopperSEO({ ...configOf(siteId), headers })
  return (urlSegment: string, locale?: string) =>
    seo.getUrlMapping({ parameters: { urlSegment, ...(locale !== undefined && { locale }) } })
}

test('maps an address to a category, an asset or another address', async () => {
  const mapUrl = await urlMapper('ca')
  const named = async (name: string) => mapUrl(await fixture(name, 'ca'), 'fr-CA')
  expect(await named('M-CATEGORY')).toEqual({
    resourceType: 'CATEGORY',
    resourceId: await fixture('C-CHILD', 'ca'),
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
  expect(await mapUrl(`${asset.slice(1)}/`)).toMatchObject({ resourceId: 'customer-care' })
  expect((await errorOf(named('M-FAILING'))).status).toBe(500)
})

test('adds and removes a mapping, and responds 404 to an unmapped address', async () => {
  const mapUrl = await urlMapper('us')
  const urlSegment = `/autumn-${crypto.randomUUID()}`
  const unknown = await errorOf(mapUrl(urlSegment))
  expect(unknown.message).toBe('404 Not Found')
  expect(unknown.body).toMatchObject({
    type: expect.stringMatching(/seo-url-mapping-not-found$/),
    urlSegment,
    locale: 'en-US',
  })
  const response = { resourceType: 'CATEGORY', resourceId: 'gifts' }
  await control('PUT', '/mappings/us', { urlSegment, answer: response })
  expect(await mapUrl(urlSegment)).toEqual(response)
  await control('DELETE', `/mappings/us?urlSegment=${urlSegment}`)
  expect((await errorOf(mapUrl(urlSegment))).status).toBe(404)
})

test('maps the slug URL of a product to the product, in every locale', async () => {
  const { access_token: token } = await loginGuest('ca')
  const mapUrl = await urlMapper('ca', token)
  const products = new ShopperProducts({
    ...configOf('ca'),
    headers: { authorization: `Bearer ${token}` },
  })
  for (const id of ['JW0801', await fixture('P-MASTER', 'ca')]) {
    for (const locale of ['en-CA', 'fr-CA']) {
      const { slugUrl } = await products.getProduct({ parameters: { id, locale } })
      expect(await mapUrl(slugUrl ?? '')).toEqual({ resourceType: 'PRODUCT', resourceId: id })
    }
  }
  const gone = await errorOf(mapUrl('/p/another-name-JW0801'))
  expect(gone.status).toBe(404)
})

test('rejects a locale of another site, an empty address and an invalid token', async () => {
  const mapUrl = await urlMapper('us')
  const foreign = await errorOf(mapUrl('/gifts', 'fr-CA'))
  expect([foreign.status, foreign.body]).toEqual([
    400,
    expect.objectContaining({ title: 'Unknown Locale', locale: 'fr-CA' }),
  ])
  expect((await errorOf(mapUrl(' '))).status).toBe(404)
  const stranger = await errorOf((await urlMapper('us', 'nobody'))('/gifts'))
  expect([stranger.message, stranger.body]).toEqual([
    '401 Unauthorized',
    expect.objectContaining({ title: 'Invalid Access Token', accessToken: 'nobody' }),
  ])
  expect(stranger.headers.get('www-authenticate')).toContain('invalid_token')
})
