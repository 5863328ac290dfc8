import { expect, test } from 'vitest'

import { openShopper } from './purchase.ts'
import { openStore } from './store.ts'

const SAVE = '/privacy-choices/save'
const PAGE = '/privacy-choices'
const BANNER = '/privacy/banner'

const readChoice = ({ jar }: { jar: Map<string, string> }) => jar.get('privacy-choices')

/** A visitor at this place, with or without the Global Privacy Control signal. */
function openVisitor(place: object = {}, { objects = false } = {}) {
  const visitor = openShopper(openStore())
  visitor.jar.set('vitrine-visitor', encodeURIComponent(JSON.stringify(place)))
  const headers: Record<string, string> = objects ? { 'sec-gpc': '1' } : {}
  return {
    ...visitor,
    visit: (path: string) => visitor.request(path, { headers }),
    choose: (fields: Record<string, string>, prefix = '') =>
      visitor.request(prefix + SAVE, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
      }),
  }
}

/** Whether each checkbox of the page is checked, and whether it is enabled. */
const boxesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="checkbox" id="(\w+)"([^>]*)>/g)].map(
      ([, name = '', attributes = '']) => [
        name,
        `${attributes.includes('checked') ? 'on' : 'off'}${attributes.includes('disabled') ? ', fixed' : ''}`,
      ],
    ),
  )

test('nothing is allowed before a choice, which is then remembered for a year without a session', async () => {
  const visitor = openVisitor()
  const before = await visitor.visit(PAGE)
  expect(before.status).toBe(200)
  expect(before.response.headers.get('cache-control')).toBe('private, no-store')
  expect(before.response.headers.getSetCookie()).toEqual([])
  const none = { functional: 'off', performance: 'off', targeting: 'off' }
  expect(boxesIn(before.text)).toEqual({ necessary: 'on, fixed', ...none })

  const saved = await visitor.choose({ choice: 'groups', functional: 'on' })
  expect(saved).toMatchObject({ status: 303, to: '/privacy-choices?done=saved' })
  expect(saved.response.headers.getSetCookie()).toEqual([
    'privacy-choices=functional; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
  ])
  const after = await visitor.visit(saved.to ?? '')
  expect(boxesIn(after.text)).toEqual({ necessary: 'on, fixed', ...none, functional: 'on' })
  expect(after.text).toMatch(/role="status"[^>]*>(<p>)?Your choices are saved\./)
  expect(after.text).toContain('JavaScript is off in your browser')
})

test('accepting and rejecting take one step each, and the last choice counts on both sites', async () => {
  const visitor = openVisitor()
  await visitor.choose({ choice: 'all' })
  expect(readChoice(visitor)).toBe('functional.performance.targeting')
  const french = await visitor.visit(`/ca/fr-CA${PAGE}`)
  expect(boxesIn(french.text)).toMatchObject({ functional: 'on', targeting: 'on' })

  const refused = await visitor.choose({ choice: 'none', targeting: 'on' }, '/ca/fr-CA')
  expect(refused.to).toBe('/ca/fr-CA/privacy-choices?done=saved')
  expect(readChoice(visitor)).toBe('none')
  expect(boxesIn((await visitor.visit(PAGE)).text)).toMatchObject({ targeting: 'off' })
})

test('Global Privacy Control keeps targeting off, as page and banner say', async () => {
  const visitor = openVisitor({ country: 'US', region: 'OH' }, { objects: true })
  await visitor.choose({ choice: 'all' })
  expect(readChoice(visitor)).toBe('functional.performance')
  // A choice made before the signal.
  visitor.jar.set('privacy-choices', 'targeting')
  const { text } = await visitor.visit(PAGE)
  expect(boxesIn(text)).toMatchObject({ targeting: 'off, fixed' })
  expect(text).toMatch(/Opt-out request honored(<!-- -->)?\. .*Your browser sends Global Privacy/)
  expect((await visitor.visit(`/api${BANNER}?site=us&locale=en-US`)).text).toContain(
    'Opt-out request honored',
  )
})

const SALE = 'Do Not Sell or Share My Personal Information'

test.for([
  [{ country: 'US', region: 'CA' }, '', SALE],
  [{ country: 'US', region: 'CO' }, '', SALE],
  [{ country: 'US', region: 'TX' }, '', SALE],
  [{ country: 'US', region: 'OH' }, '', null],
  [{}, '', SALE],
  [{ country: 'CA', region: 'QC' }, '/ca', 'Quebec’s Law 25'],
  [{ country: 'CA', region: 'QC' }, '/ca/fr-CA', 'Loi 25 du Québec'],
  [{ country: 'CA', region: 'QC' }, '', 'Quebec’s Law 25'],
  [{ country: 'CA', region: 'ON' }, '/ca', null],
  [{}, '/ca/fr-CA', 'Loi 25 du Québec'],
] as const)('a visitor of %o at "%s" reads the words of their law: %s', async (row) => {
  const [place, prefix, words] = row
  const { text } = await openVisitor(place).visit(prefix + PAGE)
  const laws = [SALE, 'Quebec’s Law 25', 'Loi 25 du Québec'].filter((law) =>
    new RegExp(`<h2[^>]*>${law}</h2>`).test(text),
  )
  expect(laws).toEqual(words === null ? [] : [words])
})

test('opting out of the sale of data turns targeting off and keeps the other choices', async () => {
  const visitor = openVisitor({ country: 'US', region: 'CO' })
  await visitor.choose({ choice: 'groups', functional: 'on', targeting: 'on' })
  await visitor.choose({ choice: 'do-not-sell' })
  expect(readChoice(visitor)).toBe('functional')
  expect((await visitor.visit(PAGE)).text).toContain('is neither sold nor shared')

  const undecided = openVisitor({ country: 'US', region: 'CO' })
  await undecided.choose({ choice: 'do-not-sell' })
  expect(readChoice(undecided)).toBe('none')
})

test('the banner speaks the visitor’s language, names their law, and is never stored', async () => {
  const quebec = openVisitor({ country: 'CA', region: 'QC' })
  const { text, response } = await quebec.visit(`/api${BANNER}?site=ca&locale=fr-CA`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toContain('Témoins\u00a0: à vous de choisir')
  expect(text).toContain('/ca/fr-CA/privacy-choices')
  expect(text).toContain('d’effectuer votre profilage')
  expect(text).toMatch(/Tout refuser.*Tout accepter/)

  const texas = await openVisitor({ country: 'US', region: 'TX' }).visit(
    `/api${BANNER}?site=us&locale=en-US`,
  )
  expect(texas.text).toContain('/privacy-choices#do-not-sell')
  expect(texas.text).not.toContain('profile you')
})

test('ignores input that the shop’s buttons cannot submit', async () => {
  const visitor = openVisitor()
  for (const fields of [{}, { choice: 'everything' }, { targeting: 'on' }] as const) {
    const { status, response } = await visitor.choose(fields)
    expect(status).toBe(400)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await visitor.request(SAVE, json)).status).toBe(415)
  expect(await visitor.get(SAVE)).toMatchObject({ status: 303, to: PAGE })
})
