import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'

import { Suggestions } from '#shared/search/suggestions.ts'
import { services } from '#shop/services.ts'
import type { AdapterContext, ShopServices } from '#worker/shop-services.ts'
import { createServiceClient } from '#worker/upstream/service-client.ts'

import { newEmail } from './customers.ts'
import { openShopper, readyToOrder, rejectedForm } from './purchase.ts'
import { control, openShop, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const asIs = { ...services }

afterEach(async () => {
  for (const port of Object.keys(services)) Reflect.deleteProperty(services, port)
  Object.assign(services, asIs)
  await control('DELETE', '/preferences/us/ConstructrEnabled')
})

const NOWHERE = `${SANDBOX}/services/no-such-service`

/** The shop with these adapters, until the test ends. */
function withAdapters<Opened>(adapters: ShopServices, open: () => Opened) {
  Object.assign(services, adapters)
  return open()
}

/** A call of a service that is down. */
const callNowhere = (context: AdapterContext): Promise<never> =>
  createServiceClient(context, {
    name: 'own',
    deadlineMs: 1_000,
    accessOf: () => ({ origin: NOWHERE, headers: {} }),
  }).call({ operation: 'read', path: '/', schema: v.never() })

const hostsOf = (port: string) => ({
  connect: [`https://connect.${port}.example`],
  frame: [`https://frame.${port}.example`],
  image: [`https://image.${port}.example`],
  script: [`https://script.${port}.example`],
})

/** The directives of a document's policy that name a host of the port. */
async function directivesWith(port: string, request: Promise<{ response: Response }>) {
  const policy = (await request).response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('default-src')
  return policy
    .split('; ')
    .filter((directive) => directive.includes(`.${port}.example`))
    .map((directive) => directive.split(' ')[0])
}

const ALL = ['script-src', 'img-src', 'connect-src', 'frame-src']

async function expectHosts(port: keyof ShopServices, page: 'shop' | 'captcha' | 'billing') {
  const shopper = openShopper(openStore())
  await readyToOrder(shopper)
  const found = {
    shop: await directivesWith(port, shopper.request('/store-locator')),
    captcha: await directivesWith(port, shopper.request('/login')),
    checkout: await directivesWith(port, shopper.request('/checkout/shipping?edit=1')),
    billing: await directivesWith(port, shopper.request('/checkout/billing?edit=1')),
  }
  expect(found).toEqual({ shop: [], captcha: [], checkout: [], billing: [], [page]: ALL })
}

const SUGGESTIONS = '/api/suggestions?q=cand&site=us&locale=en-US'

const search = (complete: NonNullable<ShopServices['search']>['create']): ShopServices => ({
  search: { hosts: hostsOf('search'), create: complete },
})

test('suggestions are those of the shop’s own search service, and commerce suggests while it fails', async () => {
  await control('PUT', '/preferences/us/ConstructrEnabled', { value: true })
  const read = async (shop = openShop()) =>
    v.parse(Suggestions, JSON.parse((await shop.text(SUGGESTIONS)).text))
  const failing = await read(openShop({ SEARCH_URL: NOWHERE }))

  const own = { phrases: ['own phrase'], productIds: [] }
  const found = await withAdapters(
    search(() => ({ complete: async () => own, listPopular: async () => own })),
    read,
  )
  expect(found.phrases).toEqual(['own phrase'])
  await expectHosts('search', 'shop')

  const lost = search((context) => ({
    complete: () => callNowhere(context),
    listPopular: () => callNowhere(context),
  }))
  expect(failing.phrases.length).toBeGreaterThan(0)
  expect(await withAdapters(lost, read)).toEqual(failing)
})

const REVIEWS = '/api/product-reviews/FXREV?site=us&locale=en-US'

const reviews = (
  read: (context: AdapterContext) => ReturnType<ReviewPort['read']>,
): ShopServices => ({
  reviews: {
    hosts: hostsOf('reviews'),
    create: (context) => ({
      read: () => read(context),
      upload: () => callNowhere(context),
      submit: () => callNowhere(context),
      vote: () => callNowhere(context),
    }),
  },
})
type ReviewPort = ReturnType<NonNullable<ShopServices['reviews']>['create']>

const REVIEW = {
  Id: '1',
  Rating: 4,
  Title: null,
  ReviewText: 'Own words',
  UserNickname: null,
  SubmissionTime: '2026-11-02T10:00:00.000Z',
  IsRecommended: false,
  TotalPositiveFeedbackCount: 0,
  Photos: [],
}

test('reviews are those of the shop’s own service, and unavailable while it fails', async () => {
  const read = async (shop = openShop()) => {
    const { response, text } = await shop.text(REVIEWS)
    const { requestId: _, ...answer } = JSON.parse(text)
    return { status: response.status, answer }
  }
  const failing = await read(openShop({ REVIEWS_URL: NOWHERE }))

  const found = await withAdapters(
    reviews(async () => ({ total: 1, reviews: [REVIEW], statistics: null })),
    read,
  )
  expect(found).toMatchObject({ status: 200, answer: { total: 1, reviews: [{ rating: 4 }] } })
  await expectHosts('reviews', 'shop')

  expect(failing.status).toBe(503)
  expect(await withAdapters(reviews(callNowhere), read)).toEqual(failing)
})

const maps = (
  locate: (context: AdapterContext) => ReturnType<MapsPort['locate']>,
): ShopServices => ({
  maps: { hosts: hostsOf('maps'), create: (context) => ({ locate: () => locate(context) }) },
})
type MapsPort = ReturnType<NonNullable<ShopServices['maps']>['create']>

test('stores are near the place of the shop’s own maps service, and none are while it fails', async () => {
  const read = async (shop = openShop()) => {
    await shop.warm('/store-locator')
    const { text } = await shop.text('/api/page-data?path=/store-locator&query=q%3D99501')
    return { text, calls: await shop.calls('store-search') }
  }
  const columbus = { latitude: 39.97, longitude: -83, stateCode: 'OH', cities: ['Columbus'] }

  const failing = await read(openShop({ GEOCODING_URL: NOWHERE }))
  expect(failing).toMatchObject({ text: expect.stringContaining('"stores":[]'), calls: [] })

  const found = await withAdapters(
    maps(async () => columbus),
    read,
  )
  expect(found.text).toContain('Columbus')
  expect(found.calls).toMatchObject([{ query: { latitude: ['39.97'], longitude: ['-83'] } }])
  await expectHosts('maps', 'shop')

  const lost = await withAdapters(maps(callNowhere), read)
  expect(lost).toMatchObject({ text: expect.stringContaining('"stores":[]'), calls: [] })
})

const captcha = (
  verify: (context: AdapterContext, answer: string) => Promise<'solved' | 'unsolved'>,
): ShopServices => ({
  captcha: {
    hosts: hostsOf('captcha'),
    create: (context) => ({
      script: 'https://script.captcha.example/widget.js?a=1&b=2',
      siteKey: 'own-site-key',
      verify: (answer) => verify(context, answer),
    }),
  },
})

test('the shop’s own captcha replaces the widget and the verification, also where none is configured', async () => {
  const own = captcha(async (_, answer) => (answer === 'right' ? 'solved' : 'unsolved'))
  for (const configured of [{}, { CAPTCHA_URL: '', CAPTCHA_SITE_KEY: '' }]) {
    const store = withAdapters(own, () => openStore(configured))
    const { text, response } = await openShopper(store).request('/my-account/reset')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("; connect-src 'self' https://connect.captcha.example;")
    expect(policy).toContain('; frame-src https://frame.captcha.example;')
    expect(text).toContain(
      'data-script="https://script.captcha.example/widget.js?a=1&amp;b=2" data-site-key="own-site-key"',
    )
    expect(text).not.toContain('sandbox-captcha')
    const reset = (answer: string) =>
      openShopper(store).form('/my-account/reset/request', { email: newEmail(), captcha: answer })
    expect((await reset('right')).status).toBe(303)
    const wrong = await reset('wrong')
    expect(wrong.status).toBe(422)
    expect(rejectedForm(wrong.text)?.problem).toBe('captcha')
  }
  await expectHosts('captcha', 'captcha')
})

test('forms are sent, within a stricter limit, while the shop’s own captcha fails', async () => {
  const sends = async (ip: string, store = openStore()) => {
    const statuses: number[] = []
    for (let at = 1; at <= 7; at += 1) {
      const sent = await openShopper(store).request('/my-account/reset/request', {
        method: 'POST',
        body: new URLSearchParams({
          idempotencyKey: `op-${crypto.randomUUID()}`,
          email: newEmail(),
          captcha: 'right',
        }),
        headers: { 'cf-connecting-ip': ip },
      })
      statuses.push(sent.status)
    }
    return statuses
  }
  const failing = await sends('203.0.113.77', openStore({ CAPTCHA_URL: 'http://127.0.0.1:9' }))
  expect(failing).toContain(303)
  expect(failing).toContain(422)
  const own = withAdapters(captcha(callNowhere), () => sends('198.51.100.77'))
  expect(await own).toEqual(failing)
})
