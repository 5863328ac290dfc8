import { expect, test } from 'vitest'

import {
  allSee,
  LINEN,
  MEMBERS,
  openVisitor,
  ORIGINAL,
  prepareExperiments,
  run,
  visit,
} from './experiment-visitors.ts'
import { openStore } from './store.ts'

prepareExperiments()

test('the first document with consent chooses a variant, which stays', async () => {
  const store = openStore()
  run(allSee('linen'))
  const visitor = openVisitor(store)

  const first = await visit(visitor)
  expect(first.hero).toEqual([LINEN])
  expect(first.set).toEqual([
    'experiments=home_hero-linen; Max-Age=7776000; Path=/; Secure; SameSite=Lax',
  ])
  // A shared cache must not serve it to other visitors.
  expect(first.cacheControl).toBe('private, no-cache')

  // All new visitors see the original from now on.
  run(allSee('original'))
  expect(await visit(visitor)).toMatchObject({ hero: [LINEN], set: [] })
  expect(await visit(openVisitor(store))).toMatchObject({ hero: [ORIGINAL] })
})

test('visitors are given every declared variant', async () => {
  const store = openStore()
  const seen: Record<string, number> = {}
  for (let count = 0; count < 60; count += 1) {
    const visitor = openVisitor(store)
    const { hero } = await visit(visitor)
    expect(hero).toHaveLength(1)
    seen[hero[0] ?? ''] = (seen[hero[0] ?? ''] ?? 0) + 1
  }
  expect(Object.keys(seen).toSorted()).toEqual([LINEN, MEMBERS, ORIGINAL].toSorted())
})

test.for<[who: string, cookies: Record<string, string | null>, headers: Record<string, string>]>([
  ['have not chosen yet', { consent: null }, {}],
  ['have refused everything', { consent: 'none' }, {}],
  ['let the shop count visits only', { consent: 'functional.performance' }, {}],
  ['send Global Privacy Control', {}, { 'sec-gpc': '1' }],
  ['are crawlers', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['fetch a page for an assistant', {}, { 'user-agent': 'ChatGPT-User/1.0' }],
  ['act as an agent', { '__Host-Http-us-agent': 'sealed' }, {}],
])('visitors who %s get the original, without a cookie', async ([, cookies, headers]) => {
  run(allSee('linen'))
  const store = openStore({ SESSION_COOKIE_PREFIX: '__Host-Http-' })
  const visitor = openVisitor(store, cookies)
  const { hero, set, cacheControl } = await visit(visitor, '/', { headers })
  expect({ hero, set, cacheControl }).toEqual({
    hero: [ORIGINAL],
    set: [],
    cacheControl: 'public, no-cache',
  })
})

test('a visitor of an undeclared variant is given no other one', async () => {
  const visitor = openVisitor(openStore(), { experiments: 'home_hero-withdrawn' })
  expect(await visit(visitor)).toMatchObject({ hero: [ORIGINAL], set: [] })
})

test('once an experiment has ended, its cookie counts for nothing and is dropped', async () => {
  const store = openStore()
  const visitor = openVisitor(store, { experiments: 'home_hero-linen' })
  run()
  expect(await visit(visitor)).toMatchObject({ hero: [ORIGINAL] })
  run({ ...allSee('original'), id: 'next' })
  expect((await visit(visitor)).hero).toEqual([ORIGINAL])
  expect(visitor.jar.get('experiments')).toBe('next-original')
})

test('a withdrawal deletes the cookie, and Global Privacy Control does so on the next document', async () => {
  run(allSee('linen'))
  const store = openStore()
  const visitor = openVisitor(store)
  await visit(visitor)
  expect(visitor.jar.has('experiments')).toBe(true)
  await visitor.request('/privacy-choices/save', {
    method: 'POST',
    body: new URLSearchParams({ choice: 'none' }),
  })
  expect(visitor.jar.has('experiments')).toBe(false)
  expect(await visit(visitor)).toMatchObject({ hero: [ORIGINAL], set: [] })

  const objecting = openVisitor(store)
  await visit(objecting)
  const after = await visit(objecting, '/', { headers: { 'sec-gpc': '1' } })
  expect(after.hero).toEqual([ORIGINAL])
  expect(after.set).toEqual(['experiments=; Max-Age=0; Path=/; Secure; SameSite=Lax'])
})
