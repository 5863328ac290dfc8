import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { openShopper, type Shopper } from './purchase.ts'
import { callsTo } from './service-calls.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'
import { TARGETING, sendPersonalizationEvents } from './personalization-view.ts'

const SERVICE = '/services/personalisation'
const ORDERED = { assetIds: ['home-carousel-sea', 'home-carousel-citrus', 'home-carousel-woods'] }

const planned: string[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const path of planned.splice(0)) await control('DELETE', path)
})

async function plan(component: string, json: object, site = 'us') {
  const path = `/decisions/${site}/${component}`
  planned.push(path)
  await control('PUT', path, { json })
}

const Decision = v.strictObject({
  slots: v.array(v.strictObject({ id: v.string(), html: v.string() })),
  rows: v.nullable(v.array(v.string())),
})
const NOTHING = { slots: [], rows: null }

const HOME = [{ event: 'page-view', pageType: 'uncategorized page', path: '/' }]
const SLOTS = ['home-3', 'home-4', 'home-6', 'home-7', 'home-9']

interface DecisionInput {
  events?: unknown
  slots?: unknown
  visitor?: object
  place?: string
}

const requestDecision = (
  shopper: Shopper,
  { events = HOME, slots = SLOTS, ...options }: DecisionInput = {},
) => sendPersonalizationEvents(shopper, { events, slots }, options)

async function decided(shopper: Shopper, input?: DecisionInput) {
  const { status, text, response } = await requestDecision(shopper, input)
  expect(status, text).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return v.parse(Decision, JSON.parse(text))
}

/** Replaces the service's answer to a decision, and nothing else. */
function serviceAnswers(answer: (init?: RequestInit) => Promise<Response> | Response) {
  const send = fetch
  let count = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isDecision =
      typeof input === 'string' &&
      input.includes(SERVICE) &&
      typeof init?.body === 'string' &&
      init.body.includes('OmnichannelJson')
    if (!isDecision) return send(input, init)
    count += 1
    return answer(init)
  })
  return () => count
}

const errorLines = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => line.includes('"level":"error"'))

test('a page view requests its decision, and the shop renders the slot with the decided assets in their order', async () => {
  await plan('home-6', ORDERED, 'ca')
  const shopper = openShopper(openStore())
  const ca = { place: 'site=ca&locale=fr-CA' }
  const { slots, rows } = await decided(shopper, ca)
  expect([rows, slots.map(({ id }) => id)]).toEqual([null, ['home-6']])
  const html = slots[0]?.html ?? ''
  expect(html).toContain('data-slot="home-6"')
  // Links lead to the site's pages in its language, and ids differ from those of the page.
  expect(html).toContain('href="/ca/fr-CA/')
  expect(html).toContain('decided-home-6')
  expect(html).not.toMatch(/<script|<style|nonce/)
  // The site's default carousel begins with pastry.
  const page = (await shopper.request('/ca/fr-CA/')).text
  const [own = ''] = page.split('data-slot="home-6"').slice(1)
  const firstPicture = (text: string) => /\/pictures\/[\w/-]+/.exec(text)?.[0]
  expect(firstPicture(html)).toMatch(/\/pictures\//)
  expect(firstPicture(html)).not.toBe(firstPicture(own))

  const visitorId = shopper.jar.get('__Host-Http-visitor-id') ?? ''
  const [call] = (await callsTo(SERVICE)).filter(
    ({ body }) => body.includes(visitorId) && body.includes('OmnichannelJson'),
  )
  expect(call?.path).toBe(`${SERVICE}/api/engine/v1/decide/web-ca`)
  expect(JSON.parse(call?.body ?? '')).toEqual({
    channel: 'web-ca',
    locale: 'fr-CA',
    monetateId: visitorId,
    events: [
      {
        eventType: 'monetate:context:PageView',
        pageType: 'uncategorized page',
        path: '/',
      },
      {
        eventType: 'monetate:decision:DecisionRequest',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        actionTypes: ['monetate:action:OmnichannelJson'],
      },
    ],
  })
})

test('slots of a category and rows of a product page are decided, too', async () => {
  await plan('landing-1', { assetIds: ['gift-finder'] })
  await plan('category-top', { assetIds: ['category-body-top'] })
  await plan('product-rows', { order: ['product2_rr', 'product1_rr'] })
  const shopper = openShopper(openStore())
  const events = [{ event: 'page-view', pageType: 'category', path: '/g/new-and-now' }]
  const { slots } = await decided(shopper, { events, slots: ['category-top', 'landing-1'] })
  expect(slots.map(({ id }) => id)).toEqual(['category-top'])
  expect(slots[0]?.html).toContain('data-slot="category-top"')

  const product = [
    { event: 'page-view', pageType: 'product', path: '/p/juniper-dusk-JW0801' },
    { event: 'product-detail-view', productId: 'JW0801' },
  ]
  expect(await decided(shopper, { events: product, slots: [] })).toEqual({
    slots: [],
    rows: ['product2_rr', 'product1_rr'],
  })
})

test('requests no decision without consent to targeting, under Global Privacy Control, or when malformed', async () => {
  await plan('home-6', ORDERED)
  const shopper = openShopper(openStore())
  const count = serviceAnswers(() => new Response('', { status: 500 }))
  for (const visitor of [
    {},
    { consent: ['necessary', 'performance', 'functional'] },
    { ...TARGETING, globalPrivacyControl: true },
  ])
    expect(await decided(shopper, { visitor })).toEqual(NOTHING)
  for (const wrong of [
    { events: [] },
    { slots: ['../x'] },
    { slots: Array.from({ length: 41 }, (_, index) => `home-${index}`) },
  ])
    expect((await requestDecision(shopper, wrong)).status).toBe(400)
  expect(count()).toBe(0)
})

test('a late or failed answer decides nothing and logs one error', async () => {
  for (const answer of [
    () => new Response('', { status: 500 }),
    () => new Response('<html>', { status: 200 }),
    () => Response.json({ data: {} }),
    async (init?: RequestInit) => {
      const aborted = Promise.withResolvers<never>()
      init?.signal?.addEventListener('abort', () => aborted.reject(init.signal?.reason))
      return aborted.promise
    },
  ]) {
    vi.restoreAllMocks()
    const store = openStore()
    const count = serviceAnswers(answer)
    const started = Date.now()
    expect(await decided(openShopper(store))).toEqual(NOTHING)
    expect(Date.now() - started).toBeLessThan(5_000)
    expect(count()).toBe(1)
    expect(errorLines(store)).toEqual([
      expect.stringContaining('"message":"personalization failed"'),
    ])
  }
})

test('accepts only known slots of the page and public assets from a hostile answer', async () => {
  const action = (component: unknown, json: unknown) => ({
    actionType: 'monetate:action:OmnichannelJson',
    component,
    json,
  })
  serviceAnswers(() =>
    Response.json({
      data: {
        responses: [
          {
            actions: [
              null,
              action('<img>', { assetIds: ['home-story-us'] }),
              action('home-7', { html: '<script>alert(1)</script>' }),
              action('home-3', { assetIds: ['../orders', '<b>'] }),
              // Slots of another page, of no site, or above the fold.
              action('home-99', { assetIds: ['home-story-us'] }),
              action('category-top', { assetIds: ['category-body-top'] }),
              action('home-1', { assetIds: ['home-hero-ca'] }),
              // Unknown assets, assets already shown, and a module whose markup belongs to one document.
              action('home-9', { assetIds: ['nosuch', 'home-gifts-us'] }),
              action('home-4', { assetIds: ['scene-window'] }),
              action('product-rows', { order: ['product1_rr', 'body'] }),
              action('home-6', { ...ORDERED, html: '<script>alert(2)</script>' }),
            ],
          },
        ],
      },
    }),
  )
  const store = openStore()
  const { slots, rows } = await decided(openShopper(store))
  expect([slots.map(({ id }) => id), rows]).toEqual([['home-6'], null])
  expect(slots[0]?.html).not.toContain('alert')
  expect(errorLines(store)).toEqual([])
})
