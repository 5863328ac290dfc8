import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'

import { ProductTile } from '#shared/product/product.ts'

import { control, openKv, openShop, SANDBOX } from './shop.ts'

afterAll(() => control('DELETE', '/categories/us/plug-ins'))

test('a minigrid costs one search for the number of products in its content, sold out or not, and one product call', async () => {
  const shop = openShop()
  const { text } = await shop.warm('/category/lab-minigrid')
  const queries = (await shop.calls('product-search')).map(({ query }) => query)
  const [known, unknown] = queries.filter(({ limit }) => limit?.[0] === '4')
  expect(known).toEqual({
    siteId: ['us'],
    refine: ['cgid=three-wick-candles', 'orderable_only=false'],
    limit: ['4'],
    expand: [
      'availability,images,prices,represented_products,variations,promotions,custom_properties',
    ],
    allImages: ['true'],
    perPricebook: ['true'],
    locale: ['en-US'],
    currency: ['USD'],
  })
  expect(unknown?.['refine']?.[0]).toBe('cgid=no-such-category')
  const { text: json } = await shop.text('/api/categories/three-wick-candles/minigrid?count=4')
  const tiles = v.parse(v.array(ProductTile), JSON.parse(json))
  expect(tiles).toHaveLength(4)
  for (const { path } of tiles) expect(text).toContain(`href="${path}"`)

  const products = (await shop.calls('/products')).map(({ query }) => query)
  expect(products).toContainEqual({
    siteId: ['us'],
    ids: [tiles.map(({ id }) => id).join(',')],
    expand: ['availability,images,prices,promotions,variations'],
    allImages: ['true'],
    perPricebook: ['true'],
    locale: ['en-US'],
    currency: ['USD'],
  })
})

test('a minigrid shows its search hits while its products cannot be read', async () => {
  const shop = openShop()
  await shop.breaks('/products', { kind: 'status', status: 500 })
  const { text } = await shop.text('/api/categories/three-wick-candles/minigrid?count=4')
  expect(v.parse(v.array(ProductTile), JSON.parse(text))).toHaveLength(4)
  expect(shop.lines.join()).toContain('products of a minigrid are missing')
})

test('offers the instance’s sort orders, without unknown ones', async () => {
  const shop = openShop()
  const { text } = await shop.warm('/g/hand-care?sort=price-low-to-high')
  expect(text).toContain('<option value="price-low-to-high" selected="">Price Low to High')

  const unknown = await shop.text('/g/hand-care?sort=cheapest-per-gram')
  expect(unknown.response.status).toBe(200)
  expect(unknown.text).toContain('<option value="best-matches" selected="">Best Matches')
  expect(unknown.text).not.toContain('cheapest-per-gram')

  const silent = openShop()
  await silent.breaks('product-search', { kind: 'missing-fields', field: 'sortingOptions' })
  const plain = await silent.warm('/g/hand-care')
  expect(plain.text).toMatch(/href="\/p\/[^"]+"/)
  expect(plain.text).not.toContain('class="sort"')
})

test('a purge of `site-nav` makes a changed menu visible at once', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.warm('/g/hand-care')
  const name = { en: 'Plug-ins of the season', fr: 'Diffuseurs de la saison' }
  await control('PUT', '/categories/us/plug-ins', { name, custom: { c_title: name.en } })
  expect((await shop.text('/g/hand-care')).text).not.toContain(name.en)

  shop.clock.now += 1000
  const purged = await shop.text('/webhooks/purge', {
    method: 'POST',
    body: JSON.stringify({ tag: 'site-nav' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
  })
  expect(purged.response.status).toBe(200)
  expect((await shop.text('/g/hand-care')).text).toContain(name.en)
})

test('a film of the configured origin is shown, and the security policy allows it', async () => {
  const shop = openShop()
  const { response, text } = await shop.warm('/category/lab-video')
  expect(text).toContain(`src="${SANDBOX}/services/videos/v1/files/`)
  expect(response.headers.get('content-security-policy')).toContain(`media-src 'self' ${SANDBOX};`)

  const elsewhere = openShop({ VIDEO_ORIGIN: 'https://films.example' })
  expect((await elsewhere.warm('/category/lab-video')).text).not.toContain('/services/videos/')
  const refused = elsewhere.lines.filter((line) => line.includes('"message":"video refused'))
  expect(refused.map((line) => JSON.parse(line).host)).toEqual([new URL(SANDBOX).host])
})
