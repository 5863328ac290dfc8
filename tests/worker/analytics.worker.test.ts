import { expect, test } from 'vitest'
import * as v from 'valibot'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'

const COUNTING = '/custom/page-views/v1/organizations/f_ecom_jwck_001/page-views'

const createView = (id = newIdempotencyKey()) => ({
  id,
  type: 'category',
  name: 'Candles',
  path: '/g/candles',
  section: 'candles',
  loginState: 'anonymous',
  referral: null,
})

function agreeing(groups: string, store = openStore()) {
  const shopper = openShopper(store)
  shopper.jar.set('privacy-choices', groups)
  return shopper
}

const Counts = v.object({ data: v.array(v.object({ type: v.string(), times: v.number() })) })

async function timesSeen(type: string) {
  const { data } = v.parse(Counts, await (await fetch(`${SANDBOX}${COUNTING}?siteId=us`)).json())
  return data.find((count) => count.type === type)?.times ?? 0
}

const forwarded = async (shopper: Shopper) =>
  (await shopper.calls('page-views')).map(({ body }): unknown => JSON.parse(body))

test('forwards a page view unchanged to the configured path, and a repeated one once', async () => {
  const shopper = agreeing('performance')
  const before = await timesSeen('checkout review')
  const view = { ...createView(), type: 'checkout review', path: '/checkout/review' }
  for (const _ of ['first', 'again']) {
    const { status, text, response } = await shopper.api('POST', '/page-views', view)
    expect([status, text]).toEqual([204, ''])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect(await forwarded(shopper)).toEqual([view, view])
  expect(await timesSeen('checkout review')).toBe(before + 1)
})

test.each(['', 'none', 'functional.targeting', 'everything'])(
  'with the choice %j no page view leaves the worker',
  async (choice) => {
    const shopper = agreeing(choice)
    expect((await shopper.api('POST', '/page-views', createView())).status).toBe(204)
    expect(await forwarded(shopper)).toEqual([])
  },
)

test.each([
  { type: 'home' },
  { path: 'https://evil.example/' },
  { referral: 'altavista' },
  { id: 'short' },
  { loginState: 'yes' },
  { email: 'anna@shoppers.example' },
  { name: 'x'.repeat(301) },
])('a page view with %o is rejected', async (odd) => {
  const shopper = agreeing('performance')
  const { status } = await shopper.api('POST', '/page-views', { ...createView(), ...odd })
  expect(status).toBe(400)
  expect(await forwarded(shopper)).toEqual([])
})

test('a failing analytics service costs the page view and one log line, without delaying visitors', async () => {
  const store = openStore()
  const shopper = agreeing('performance', store)
  await shopper.breaks('page-views', { kind: 'status', status: 503 })
  expect((await shopper.api('POST', '/page-views', createView())).status).toBe(204)
  expect(store.lines.filter((line) => line.includes('"page view not counted"'))).toHaveLength(2)
})

test('logs missing configuration once per isolate', async () => {
  const store = openStore({ PAGE_VIEWS_PATH: '', ANALYTICS_DOMAIN_US: '', TAG_MANAGER_URL: '' })
  const shopper = agreeing('performance.targeting', store)
  for (const _ of ['first', 'again']) {
    expect((await shopper.api('POST', '/page-views', createView())).status).toBe(204)
    const { text } = await shopper.api('POST', '/visits', { referral: null })
    expect(JSON.parse(text).settings).toBeNull()
  }
  expect(await forwarded(shopper)).toEqual([])
  const errors = store.lines.map((line): object => JSON.parse(line))
  expect(errors.filter((line) => 'level' in line && line.level === 'error')).toEqual([
    expect.objectContaining({ message: 'Missing analytics config' }),
  ])
})

const memberEmail = (name: string) => `${name.toLowerCase()}@members.example`

const postVisit = async (
  shopper: Shopper,
  referral: string | null = null,
  site: 'us' | 'ca' = 'us',
) => {
  const { status, text, response } = await shopper.api('POST', '/visits', { referral }, { site })
  return { status, cookies: response.headers.getSetCookie(), ...JSON.parse(text) }
}

const ANONYMOUS = {
  loginState: 'anonymous',
  registration: 'new',
  accountStatus: 'unknown',
  isInLoyaltyMarket: 'No',
  userId: null,
  emailHash: null,
}

const YEAR = 'Max-Age=31536000; Path=/; Secure; SameSite=Lax'

test('visitors stay anonymous, but their source is remembered for 365 days', async () => {
  const shopper = agreeing('targeting')
  expect(await postVisit(shopper, 'google')).toEqual({
    status: 200,
    cookies: [`marketing-source=google; ${YEAR}`],
    allowed: ['necessary', 'targeting'],
    settings: {
      domain: 'www.juniperandwick.example',
      tagManager: `${SANDBOX}/services/tags/gtm.js?id=JW-LOCAL1`,
      collect: `${SANDBOX}/services/tags/collect.js`,
    },
    visitor: ANONYMOUS,
  })
  // Neither the same source nor a visit without one sets the cookie again.
  expect((await postVisit(shopper, 'google')).cookies).toEqual([])
  expect((await postVisit(shopper, null)).cookies).toEqual([])
  const canadian = await postVisit(shopper, 'bing', 'ca')
  expect(canadian.settings.domain).toBe('ca.juniperandwick.example')
  expect(canadian.cookies).toEqual([`marketing-source=bing; ${YEAR}`])
  expect(await shopper.calls()).toEqual([])
})

test('sets no source cookie without consent to targeting or under Global Privacy Control', async () => {
  const shopper = agreeing('performance')
  expect(await postVisit(shopper, 'google')).toMatchObject({
    allowed: ['necessary', 'performance'],
    cookies: [],
  })
  shopper.jar.set('privacy-choices', 'performance.targeting')
  const headers = { 'sec-gpc': '1', 'content-type': 'application/json' }
  const body = JSON.stringify({ referral: 'google' })
  const objecting = await shopper.request('/api/visits', { method: 'POST', headers, body })
  expect(JSON.parse(objecting.text).allowed).toEqual(['necessary', 'performance'])
  expect(objecting.response.headers.getSetCookie()).toEqual([])
  expect((await postVisit(agreeing('none'), 'google')).status).toBe(403)
  expect((await postVisit(agreeing(''), 'google')).status).toBe(403)
})

test.each([
  ['Active', 'active', 'Yes'],
  ['PointsCapped', 'active', 'Yes'],
  ['Inactive', 'inactive', 'Yes'],
  ['TerminatedGrace', 'terminated-grace', 'Yes'],
  ['Hibernating', 'unknown', 'Yes'],
  ['Excluded', 'active', 'No'],
  ['Canadian', 'ineligible', 'No'],
])('the loyalty account of %s is %s, and in the market: %s', async (name, status, market) => {
  const store = openStore()
  const shopper = await openSignedIn(memberEmail(name), { store })
  shopper.jar.set('privacy-choices', 'targeting')
  const { visitor, cookies } = await postVisit(shopper)
  expect(visitor).toEqual({
    loginState: 'logged in',
    registration: 'registered',
    accountStatus: status,
    isInLoyaltyMarket: market,
    userId: expect.stringMatching(/^\w{10,}$/),
    emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(cookies.filter((cookie: string) => cookie.startsWith('brand'))).toEqual([
    `brand-loyalty=${status}; ${YEAR}`,
  ])
  const log = store.lines.join()
  expect(log.includes('unknown loyalty status')).toBe(name === 'Hibernating')
  expect(log).not.toContain(visitor.emailHash)
  expect(log).not.toContain(visitor.userId)
})

test('the brand cookie ends with sign-out and with withdrawn consent, even while commerce fails', async () => {
  const store = openStore()
  const shopper = await openSignedIn(memberEmail('Frozen'), { store })
  shopper.jar.set('privacy-choices', 'targeting')
  await postVisit(shopper)
  expect(shopper.jar.get('brand-loyalty')).toBe('frozen')

  const withdrawn = shopper.copy()
  const body = new URLSearchParams({ choice: 'none' })
  await withdrawn.request('/privacy-choices/save', { method: 'POST', body })
  expect(withdrawn.jar.get('brand-loyalty')).toBeFalsy()

  await shopper.breaks('/customers/', { kind: 'status', status: 503 }, { method: 'GET', times: 4 })
  expect((await postVisit(shopper)).visitor).toMatchObject({
    loginState: 'logged in',
    accountStatus: 'unknown',
    emailHash: null,
  })
  expect(store.lines.join()).toContain('"customer not read for analytics"')

  await shopper.api('POST', '/account/sign-out', { everywhere: false })
  const { visitor } = await postVisit(shopper)
  expect(visitor).toEqual(ANONYMOUS)
  expect(shopper.jar.get('brand-loyalty')).toBeFalsy()
})

test('every shop document names the tags, except checkout and account pages', async () => {
  const TAG_MANAGER_URL = 'https://tags.example/gtm.js?id=1'
  const COLLECT_URL = 'https://collect.example/collect.js'
  const shopper = openShopper(openStore({ TAG_MANAGER_URL, COLLECT_URL }))
  const readPolicy = async (path: string) =>
    (await shopper.get(path)).response.headers.get('content-security-policy') ?? ''
  for (const path of ['/', '/search?q=oak']) {
    const policy = await readPolicy(path)
    expect(policy).toContain("'strict-dynamic' https://tags.example https://collect.example;")
    expect(policy).toContain("connect-src 'self' https://tags.example https://collect.example;")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types vitrine;")
  }
  for (const path of ['/my-account', '/privacy-choices', '/registration', '/radial-iframe']) {
    expect(await readPolicy(path), path).not.toMatch(/(tags|collect)\.example/)
  }
})
