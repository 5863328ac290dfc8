import { expect, test } from 'vitest'

import { openDataset } from './dataset.ts'
import { openShop, type Shop } from './shop.ts'

const VIEW = {
  route: 'product',
  navigation: 'document',
  cache: 'fresh',
  lcp: 1240,
  inp: 64,
  cls: 0.0123,
  ttfb: 90,
  fcp: 800,
  lcpTarget: '#content>article>img',
  inpTarget: '#content>form>button',
  clsTarget: '',
  inpType: 'pointer',
}
const ERROR = {
  source: 'script',
  route: 'home',
  name: 'TypeError',
  hash: '0123abcd',
  file: 'unknown-file',
}
const REPORT = {
  deploy: 'abc123',
  device: 'phone',
  connection: '4g',
  views: [VIEW],
  errors: [ERROR],
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const send = (shop: Shop, body: unknown, headers: Record<string, string> = OWN_PAGE) =>
  shop.text('/api/vitals?site=ca&locale=fr-CA', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })

test('a beacon becomes one row for each view and each error, with site and locale', async () => {
  const { ANALYTICS, ofKind } = openDataset()
  const shop = openShop({ ANALYTICS })
  const client = { route: 'category', navigation: 'client', lcp: 400 }
  const { response, text } = await send(shop, {
    ...REPORT,
    views: [VIEW, client],
    errors: [ERROR, { ...ERROR, file: 'constructor' }],
  })
  expect([response.status, text]).toEqual([204, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()).toEqual([])

  const common = ['ca', 'fr-CA', 'abc123']
  const targets = ['#content>article>img', '#content>form>button', '']
  expect(ofKind('vitals')).toEqual([
    {
      indexes: ['vitals product'],
      blobs: [
        'vitals',
        'product',
        'fresh',
        ...common,
        'document',
        'phone',
        '4g',
        ...targets,
        'pointer',
      ],
      doubles: [1240, 64, 0.0123, 90, 800],
    },
    {
      indexes: ['vitals category'],
      blobs: ['vitals', 'category', '', ...common, 'client', 'phone', '4g', '', '', '', ''],
      doubles: [400, -1, -1, -1, -1],
    },
  ])
  const error = (of: string) => ({
    indexes: ['0123abcd'],
    blobs: ['error', 'home', 'script', ...common, of, 'phone', 'TypeError', '0123abcd'],
    doubles: [4],
  })
  expect(ofKind('error')).toEqual([error('unknown-file'), error('constructor')])
})

test('a page that this deploy does not know counts as another one', async () => {
  const { ANALYTICS, ofKind } = openDataset()
  const shop = openShop({ ANALYTICS })
  const views = [
    { ...VIEW, route: 'of-last-year' },
    { ...VIEW, route: 'notFound' },
  ]
  await send(shop, { ...REPORT, views })
  expect(ofKind('vitals').map(({ blobs }) => blobs[1])).toEqual(['other', 'notFound'])
})

test.each([
  ['an address with a query', { lcpTarget: 'img[src=/p/1?email=ana]' }],
  ['text of the page', { inpTarget: 'Hello, Anna!' }],
  ['a path that is too long', { clsTarget: 'a'.repeat(101) }],
  ['a negative time', { lcp: -5 }],
  ['a time of more than an hour', { inp: 3_600_001 }],
  ['a time that is no number', { fcp: '12' }],
  ['another kind of navigation', { navigation: 'ana' }],
  ['an id', { visitor: 'ana' }],
])('a view with %s is rejected', async (_, odd) => {
  const { ANALYTICS, points, ofKind } = openDataset()
  const { response } = await send(openShop({ ANALYTICS }), {
    ...REPORT,
    views: [{ ...VIEW, ...odd }],
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(ofKind('vitals')).toEqual([])
  expect(JSON.stringify(points)).not.toMatch(/ana|anna/i)
})

test.each([
  ['a message', { errors: [{ ...ERROR, message: 'no such order 12' }] }],
  ['a hash of other characters', { errors: [{ ...ERROR, hash: 'ana@shop' }] }],
  ['a file with a path', { errors: [{ ...ERROR, file: 'a/b?c' }] }],
  ['a name with text', { errors: [{ ...ERROR, name: 'Error of ana' }] }],
  ['too many errors', { errors: Array.from({ length: 6 }, () => ERROR) }],
  ['too many views', { views: Array.from({ length: 19 }, () => VIEW) }],
  ['a deploy that is no id', { deploy: 'a b' }],
])('a beacon with %s is rejected', async (_, odd) => {
  const { ANALYTICS, ofKind } = openDataset()
  const { response } = await send(openShop({ ANALYTICS }), { ...REPORT, ...odd })
  expect(response.status).toBe(400)
  expect([...ofKind('vitals'), ...ofKind('error')]).toEqual([])
})

test('beacons of other sites, of other types and of more than 16 kB are rejected', async () => {
  const { ANALYTICS, ofKind } = openDataset()
  const shop = openShop({ ANALYTICS })
  const statuses = [
    await send(shop, REPORT, { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' }),
    await send(shop, REPORT, { ...OWN_PAGE, 'content-type': 'text/plain' }),
    await send(shop, { ...REPORT, deploy: 'a'.repeat(17_000) }),
  ].map(({ response }) => response.status)
  expect(statuses).toEqual([403, 415, 413])
  expect(ofKind('vitals')).toEqual([])
})

test('documents let browsers measure only where there is a dataset', async () => {
  const measured = '"isMeasured":true'
  const { ANALYTICS } = openDataset()
  expect((await openShop({ ANALYTICS }).warm('/customer-care')).text).toContain(measured)
  const shop = openShop()
  expect((await shop.warm('/customer-care')).text).not.toContain(measured)
  expect((await send(shop, REPORT)).response.status).toBe(204)
})
