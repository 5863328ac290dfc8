import { afterEach, expect, test, vi } from 'vitest'

import { openShopper, type Shopper } from './purchase.ts'
import { callsTo } from './service-calls.ts'
import { openStore } from './store.ts'
import { TARGETING, sendPersonalizationEvents } from './personalization-view.ts'

const SERVICE = '/services/personalisation'

afterEach(() => vi.restoreAllMocks())

/** The service's records that contain a text, such as a visitor's number: other tests run in parallel. */
async function receivedWith(text: string | undefined) {
  const calls = await callsTo(SERVICE)
  return calls
    .filter(({ body }) => text !== undefined && body.includes(text))
    .map(({ path, body }): { path: string; body: unknown } => ({ path, body: JSON.parse(body) }))
}

const tell = (
  shopper: Shopper,
  events: unknown,
  options?: Parameters<typeof sendPersonalizationEvents>[2],
) => sendPersonalizationEvents(shopper, { events }, options)

const VIEW = { event: 'page-view', pageType: 'product', path: '/p/juniper-dusk-JW0801' }

test('a view is posted to the site’s channel under the visitor’s number, without requesting a decision', async () => {
  const shopper = openShopper(openStore())
  const { status, text, response } = await tell(
    shopper,
    [
      VIEW,
      { event: 'product-detail-view', productId: 'JW0801' },
      { event: 'product-thumbnail-view', productIds: ['JW0802', 'JW0803'] },
      { event: 'cart', products: [{ id: 'JW0802', price: 850, quantity: 2 }] },
    ],
    { place: 'site=ca&locale=fr-CA' },
  )
  expect([status, text]).toEqual([204, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const monetateId = shopper.jar.get('__Host-Http-visitor-id')
  expect(monetateId).toMatch(/^[\da-f-]{36}$/)
  const viewed = (productId: string) => ({ productId, sku: productId })
  const of = (name: string, fields: object) => ({
    eventType: `monetate:context:${name}`,
    ...fields,
  })
  expect(await receivedWith(monetateId)).toEqual([
    {
      path: `${SERVICE}/api/engine/v1/decide/web-ca`,
      body: {
        channel: 'web-ca',
        locale: 'fr-CA',
        monetateId,
        events: [
          of('PageView', { pageType: 'product', path: VIEW.path }),
          of('ProductDetailView', { products: [viewed('JW0801')] }),
          of('ProductThumbnailView', { products: [viewed('JW0802'), viewed('JW0803')] }),
          of('Cart', { cartLines: [{ pid: 'JW0802', sku: 'JW0802', quantity: 2, value: 17 }] }),
        ],
      },
    },
  ])
})

test('posts nothing without consent to targeting, under Global Privacy Control, or when malformed', async () => {
  const shopper = openShopper(openStore())
  const path = '/p/seen-only-here-JW0801'
  for (const visitor of [
    {},
    { consent: ['necessary', 'functional', 'performance'] },
    { ...TARGETING, globalPrivacyControl: true },
  ]) {
    const { status, response } = await tell(shopper, [{ ...VIEW, path }], { visitor })
    expect([status, response.headers.getSetCookie()]).toEqual([204, []])
  }
  for (const wrong of [[], [{ event: 'page-view' }], [{ ...VIEW, path: `${path}?q=a` }]])
    expect((await tell(shopper, wrong)).status).toBe(400)
  expect(await receivedWith(path)).toEqual([])
  expect((await tell(shopper, [{ ...VIEW, path }])).status).toBe(204)
  expect(await receivedWith(path)).toHaveLength(1)
})

test('a failure of the service logs one error and does not affect the shopper', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    typeof input === 'string' && input.includes(SERVICE)
      ? new Response('', { status: 500 })
      : send(input, init),
  )
  expect((await tell(shopper, [VIEW])).status).toBe(204)
  const errors = store.lines.filter((line) => line.includes('"level":"error"'))
  expect(errors).toEqual([expect.stringContaining('"message":"personalization failed"')])
})
