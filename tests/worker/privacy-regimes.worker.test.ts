import { afterEach, beforeEach, expect, test } from 'vitest'

import { visitorRules } from '#worker/config/market-rules.ts'

import { openShopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { openStore } from './store.ts'

const asIs = { ...visitorRules.privacy }

/** The shop with countries in which visitors may opt out. */
beforeEach(() => {
  for (const [country, rules] of Object.entries(asIs))
    Object.assign(visitorRules.privacy, { [country]: { ...rules, regime: 'opt-out' } })
})
afterEach(() => void Object.assign(visitorRules.privacy, asIs))

const OHIO = { country: 'US', region: 'OH' }
const QUEBEC = { country: 'CA', region: 'QC' }
const OBJECTS = { 'sec-gpc': '1' }

function openVisitor(place: object, headers: Record<string, string> = {}) {
  const visitor = openShopper(openStore())
  visitor.jar.set('vitrine-visitor', encodeURIComponent(JSON.stringify(place)))
  const ask = async () => {
    const { text } = await visitor.request('/api', askForSession(headers))
    return JSON.parse(text).data.onsession.privacyRegime
  }
  return {
    ...visitor,
    ask,
    visit: (path: string) => visitor.request(path, { headers }),
    decline: () =>
      visitor.request('/privacy-choices/save', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ choice: 'none' }),
      }),
    /** The response to what analytics asks first. */
    startVisit: () =>
      visitor.request('/api/visits?site=us&locale=en-US', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ referral: 'google' }),
      }),
  }
}

const targetingCookies = ({ jar }: { jar: Map<string, string> }) =>
  [...jar.keys()].filter((name) => /marketing-source|visitor-id/.test(name))

test('visitors who may opt out are measured until they decline', async () => {
  const visitor = openVisitor(OHIO)
  expect(await visitor.ask()).toBe('opt-out')
  const { status, text } = await visitor.startVisit()
  expect([status, JSON.parse(text).allowed]).toEqual([
    200,
    ['necessary', 'functional', 'performance', 'targeting'],
  ])
  expect(targetingCookies(visitor)).not.toEqual([])

  await visitor.decline()
  expect(targetingCookies(visitor)).toEqual([])
  expect((await visitor.startVisit()).status).toBe(403)
  expect(targetingCookies(visitor)).toEqual([])
})

test.each([
  ['with Global Privacy Control', openVisitor.bind(null, OHIO, OBJECTS)],
  ['from Quebec', openVisitor.bind(null, QUEBEC)],
  ['from Canada, from where nobody knows', openVisitor.bind(null, { country: 'CA' })],
  ['from France', openVisitor.bind(null, { country: 'FR' })],
  ['from nowhere', openVisitor.bind(null, {})],
])('a visitor %s is not measured before a choice', async (_, open) => {
  const visitor = open()
  expect(await visitor.ask()).toBe('opt-in')
  expect((await visitor.startVisit()).status).toBe(403)
  expect(targetingCookies(visitor)).toEqual([])
})

const CHECKED = /<input type="checkbox" id="targeting"[^>]*checked/

test('the banner and the page of choices say what is on, and how to decline', async () => {
  const visitor = openVisitor(OHIO)
  const banner = await visitor.visit('/api/privacy/banner?site=us&locale=en-US')
  expect(banner.text).toContain('Unless you reject them')
  expect(banner.text).toMatch(/Reject all.*Accept all/)
  const before = await visitor.visit('/privacy-choices')
  expect(before.text).toContain('is on until you turn it off')
  expect(before.text).toMatch(CHECKED)
  await visitor.decline()
  expect((await visitor.visit('/privacy-choices')).text).not.toMatch(CHECKED)

  const french = openVisitor(QUEBEC)
  const asked = await french.visit('/api/privacy/banner?site=ca&locale=fr-CA')
  expect(asked.text).toContain('Si vous l’acceptez')
  expect((await french.visit('/ca/fr-CA/privacy-choices')).text).not.toMatch(CHECKED)
})

test('a stored page is the same for visitors of every regime, and sets no cookie', async () => {
  const store = openStore()
  const visit = (place: object) => {
    const visitor = openShopper(store)
    visitor.jar.set('vitrine-visitor', encodeURIComponent(JSON.stringify(place)))
    return visitor.request('/customer-care')
  }
  const [first, second] = [await visit(OHIO), await visit(QUEBEC)]
  expect(second.response.headers.get('server-timing')).toContain('cache;desc=fresh')
  expect(sharedPart(second)).toBe(sharedPart(first))
  expect(first.response.headers.getSetCookie()).toEqual([])
})

/** A document without its nonce and the key of its forms, which every response has anew. */
function sharedPart({ text, response }: { text: string; response: Response }) {
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(text)?.[1]
  if (nonce === undefined || key === undefined) throw new Error('The document has no nonce or key.')
  return text.replaceAll(nonce, '').replaceAll(key, '')
}
