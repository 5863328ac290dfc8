import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { experiments } from '#shop/experiments.ts'
import type { Experiment } from '#shared/experiments.ts'

import { openShopper } from './purchase.ts'
import { control, RECOVERY_MS } from './shop.ts'
import type { Store } from './store.ts'

export const ORIGINAL = 'The hour when the lamps come on'
export const LINEN = 'Clean linen, open windows'
export const LINEN_IN_FRENCH = 'Draps frais, fenêtres ouvertes'
export const MEMBERS = 'The board is yours a day early'

export const HERO: Experiment = {
  id: 'home_hero',
  page: 'home',
  variants: [
    { name: 'original' },
    { name: 'linen', slots: { 'home-1': 'home-linen-1' } },
    { name: 'members', slots: { 'home-1': 'home-members-1' } },
  ],
}

/** The experiment with all visitors in one variant. */
export const allSee = (name: string): Experiment => ({
  ...HERO,
  variants: [
    { name: 'original', weight: name === 'original' ? 1 : 0 },
    { name: 'linen', slots: { 'home-1': 'home-linen-1' }, weight: name === 'linen' ? 1 : 0 },
  ],
})

/** Tests change the shop's list. */
export const run = (...running: Experiment[]) =>
  void (experiments as Experiment[]).splice(0, Infinity, ...running)

/** Content of the variants, for the tests of a file. */
export function prepareExperiments() {
  const banners = { linen: 'home-hero-january', members: 'home-hero-members' }
  const slots = Object.entries(banners).flatMap(([name, asset]) =>
    ['us', 'ca'].map((site) => ({ path: `/slots/${site}/home-${name}-1`, asset })),
  )
  beforeAll(async () => {
    for (const { path, asset } of slots)
      await control('PUT', path, { template: 'banner', assets: [asset] })
  })
  afterAll(async () => {
    for (const { path } of slots) await control('DELETE', path)
  })
  beforeEach(() => run(HERO))
  afterEach(() => run())
}

const AGREED = 'functional.performance.targeting'

/** A visitor who has agreed to these groups. Null for one who has not chosen yet. */
export function openVisitor(
  store: Store,
  { consent = AGREED, ...cookies }: { consent?: string | null; [name: string]: string | null } = {},
) {
  const all = Object.entries({ ...cookies, 'privacy-choices': consent })
  const jar = new Map(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
  return { ...openShopper(store, { jar }), clock: store.clock }
}

export type Visitor = ReturnType<typeof openVisitor>

export const heroIn = (text: string) =>
  [ORIGINAL, LINEN, LINEN_IN_FRENCH, MEMBERS].filter((words) => text.includes(words))

const ATTEMPTS = 5

/** The document at a path, once commerce responds in time: on a busy machine the first responses may be too late. */
async function requestDocument(visitor: Visitor, path: string, init: RequestInit) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await visitor.request(path, init)
    if (answer.status === 200) return answer
    visitor.clock.now += RECOVERY_MS
  }
  throw new Error(`${path} is unavailable`)
}

/** The document at a path, and the headings of the variants that are in it. */
export async function visit(visitor: Visitor, path = '/', init: RequestInit = {}) {
  const { response, text } = await requestDocument(visitor, path, init)
  const [, cache] = /cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '') ?? []
  return {
    hero: heroIn(text),
    text,
    cache,
    set: response.headers.getSetCookie().filter((cookie) => cookie.startsWith('experiments=')),
    cacheControl: response.headers.get('cache-control'),
  }
}

const PageData = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ queries: v.array(v.tuple([v.array(v.unknown()), v.unknown()])) }),
)

/** The data of a page, as the browser reads it for a navigation. */
export async function readData(visitor: Visitor, path = '/') {
  const { text } = await visitor.request(`/api/page-data?site=us&locale=en-US&path=${path}`)
  const { queries } = v.parse(PageData, text)
  return {
    hero: heroIn(text),
    shown: queries.find(([[name]]) => name === 'shown-variant')?.[1],
  }
}
