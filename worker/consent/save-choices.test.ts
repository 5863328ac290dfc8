import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { requestContext } from '../http/request-context.ts'
import { respondWithProblem } from '../http/problems.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { privacyOf } from '../visitor/privacy-of.ts'
import { saveChoices } from './save-choices.ts'

const app = factory
  .createApp()
  .use(requestContext({ write: () => undefined }))
  .post('/save', saveChoices)
  .get('/privacy', (c) => c.json(privacyOf(c.get('context'))))
  .onError(respondWithProblem)

/** The cookies that a choice sets or removes. */
async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers, body: new URLSearchParams(fields) }
  const response = await app.request('https://shop.example/save', init, TEST_BINDINGS)
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return new Map(pairs.map((pair) => pair.split('=') as [string, string]))
}

const OBJECTS = { 'sec-gpc': '1' }

test.for<[string, Record<string, string>, Record<string, string>, string]>([
  ['to all', { choice: 'all' }, {}, 'functional.performance.targeting'],
  ['to all while the browser objects', { choice: 'all' }, OBJECTS, 'functional.performance'],
  [
    'to groups while the browser objects',
    { choice: 'groups', functional: 'on', targeting: 'on' },
    OBJECTS,
    'functional',
  ],
  ['to one group', { choice: 'groups', targeting: 'on' }, {}, 'targeting'],
  ['to none', { choice: 'none', targeting: 'on' }, {}, 'none'],
  [
    'to no sale of data',
    { choice: 'do-not-sell', targeting: 'on' },
    { cookie: 'privacy-choices=performance.targeting' },
    'performance',
  ],
  ['to no sale of data at first', { choice: 'do-not-sell' }, {}, 'none'],
])('a visitor who agrees %s has agreed to exactly that', async ([, fields, headers, kept]) => {
  const cookies = await choose(fields, headers)
  expect(cookies.get('privacy-choices')).toBe(kept)
  // Services tell visitors apart by this number.
  expect([...cookies.keys()].includes('__Host-Http-visitor-id')).toBe(kept.includes('targeting'))
})

test('a refusal removes the cookies of what was allowed before', async () => {
  const cookie = 'privacy-choices=targeting; brand-loyalty=active; us-store-id=10'
  const refused = await choose({ choice: 'none' }, { cookie })
  expect([refused.get('brand-loyalty'), refused.has('us-store-id')]).toEqual(['', false])
  expect((await choose({ choice: 'all' }, { cookie })).has('brand-loyalty')).toBe(false)
})

test.for<[place: object, law: string | null]>([
  [{ country: 'US', region: 'CA' }, 'sale'],
  [{ country: 'US', region: 'CO' }, 'sale'],
  [{ country: 'US', region: 'TX' }, 'sale'],
  [{ country: 'US', region: 'OH' }, null],
  // Some visitors from there have this right.
  [{ country: 'US' }, 'sale'],
  [{ country: 'CA', region: 'QC' }, 'quebec'],
  [{ country: 'CA', region: 'CO' }, null],
  [{ country: 'FR' }, null],
  [{ country: 'FR', region: 'QC' }, null],
  // Nothing is known of where they are.
  [{}, 'sale'],
])('a visitor from %o has the rights of the law there: %s', async ([place, law]) => {
  const simulated = (rest: object = {}) => ({
    'x-vitrine-visitor': encodeURIComponent(JSON.stringify({ ...place, ...rest })),
  })
  const privacy = async (headers: Record<string, string>) => {
    const response = await app.request('https://shop.example/privacy', { headers }, TEST_BINDINGS)
    const answer: unknown = await response.json()
    return answer
  }
  expect(await privacy(simulated())).toEqual({
    allowed: null,
    objects: false,
    regime: 'opt-in',
    law,
  })
  const chosen = { consent: ['necessary', 'targeting'], globalPrivacyControl: true }
  expect(await privacy(simulated(chosen))).toEqual({
    allowed: ['necessary'],
    objects: true,
    regime: 'opt-in',
    law,
  })
})
