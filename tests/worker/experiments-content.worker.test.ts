import { expect, test } from 'vitest'

import {
  allSee,
  HERO,
  heroIn,
  LINEN,
  LINEN_IN_FRENCH,
  openVisitor,
  ORIGINAL,
  prepareExperiments,
  readData,
  run,
  visit,
  type Visitor,
} from './experiment-visitors.ts'
import { openStockCommerce } from './stock-commerce.ts'
import { openStore } from './store.ts'

prepareExperiments()

const inState = (text: string) => /\["shown-variant","\/"\],(\{[^}]*\})/.exec(text)?.[1]

test('a variant is in the words of the locale', async () => {
  run(allSee('linen'))
  const { hero } = await visit(openVisitor(openStore()), '/ca/fr-CA/')
  expect(hero).toEqual([LINEN_IN_FRENCH])
})

test('Markdown of a page is the original', async () => {
  run(allSee('linen'))
  const { text } = await visit(openVisitor(openStore()), '/', {
    headers: { accept: 'text/markdown' },
  })
  expect(heroIn(text)).toEqual([ORIGINAL])
})

test('a variant is cached apart, and the original where it is without experiments', async () => {
  const store = openStore({}, 2)
  const visitors = {
    none: openVisitor(store, { consent: null }),
    original: openVisitor(store, { experiments: 'home_hero-original' }),
    linen: openVisitor(store, { experiments: 'home_hero-linen' }),
  }
  const at = async (visitor: Visitor, isolate: number) => {
    const { text, response } = await visitor.get('/', { isolate })
    const [, cache] = /cache;desc=(\w+)/.exec(response.headers.get('server-timing') ?? '') ?? []
    return { cache, hero: heroIn(text) }
  }
  // A first document may lack its addresses in other locales, and is rendered again.
  const settled = async (visitor: Visitor) => {
    await expect.poll(async () => (await at(visitor, 0)).cache, { timeout: 20_000 }).toBe('fresh')
    return at(visitor, 0)
  }
  expect(await settled(visitors.none)).toEqual({ cache: 'fresh', hero: [ORIGINAL] })
  expect(await at(visitors.original, 0)).toEqual({ cache: 'fresh', hero: [ORIGINAL] })
  expect(await at(visitors.linen, 0)).toMatchObject({ cache: 'miss', hero: [LINEN] })
  expect(await settled(visitors.linen)).toEqual({ cache: 'fresh', hero: [LINEN] })
  expect(await at(visitors.none, 0)).toEqual({ cache: 'fresh', hero: [ORIGINAL] })

  // Another isolate finds both in the location's cache.
  expect(await at(visitors.linen, 1)).toEqual({ cache: 'fresh', hero: [LINEN] })
  expect(await at(visitors.original, 1)).toEqual({ cache: 'fresh', hero: [ORIGINAL] })
})

test('a forged cookie gets the original from its entry in the cache', async () => {
  const store = openStore()
  const stranger = openVisitor(store, { consent: null })
  await expect.poll(async () => (await visit(stranger)).cache, { timeout: 20_000 }).toBe('fresh')
  for (const forged of ['home_hero-forged', 'home_hero-Linen', 'other-linen', '<script>-x', '']) {
    run(allSee('original'))
    const visitor = openVisitor(store, { experiments: forged })
    expect(await visit(visitor), forged).toMatchObject({ hero: [ORIGINAL], cache: 'fresh' })
    expect((await readData(visitor)).hero, forged).toEqual([ORIGINAL])
  }
})

test('a navigation shows the variant of the document, and says so to the browser', async () => {
  const store = openStore()
  for (const [name, hero] of [
    ['linen', LINEN],
    ['original', ORIGINAL],
  ] as const) {
    run(allSee(name))
    const visitor = openVisitor(store)
    const document = await visit(visitor)
    const shown = { experiment: 'home_hero', variant: name }
    expect(document.hero).toEqual([hero])
    expect(JSON.parse(inState(document.text) ?? 'null')).toEqual(shown)
    expect(await readData(visitor)).toEqual({ hero: [hero], shown })
    // What the browser reads again, such as after a lost connection.
    const slots = await visitor.get('/api/slots?site=us&locale=en-US&ids=home-1,home-2')
    expect(heroIn(slots.text)).toEqual([hero])
    expect(slots.text).not.toContain('home-linen-1')
  }
  // The data of a page chooses nothing.
  run(allSee('linen'))
  const visitor = openVisitor(store)
  expect((await readData(visitor)).hero).toEqual([ORIGINAL])
  expect(visitor.jar.has('experiments')).toBe(false)
})

test('pages without an experiment stay as they are, but choose for those that have one', async () => {
  run(allSee('linen'))
  const visitor = openVisitor(openStore())
  const { text, set } = await visit(visitor, '/customer-care')
  expect(text).not.toContain('shown-variant')
  expect(set).toHaveLength(1)
  expect((await readData(visitor)).hero).toEqual([LINEN])
})

test('an experiment on some sites leaves the others alone', async () => {
  run({ ...allSee('linen'), sites: ['ca'] })
  const visitor = openVisitor(openStore())
  expect(await visit(visitor)).toMatchObject({ hero: [ORIGINAL], set: [] })
  expect((await visit(visitor)).text).not.toContain('shown-variant')
  expect((await visit(visitor, '/ca/')).hero).toEqual([LINEN])
})

test('a content asset of a page may differ, too', async () => {
  run({
    id: 'care',
    page: 'privacyAndSecurity',
    variants: [
      { name: 'original', weight: 0 },
      { name: 'other', assets: { 'privacy-and-security': 'customer-care' } },
    ],
  })
  const path = '/customer-care/privacy-and-security.html'
  const store = openStore()
  const headingOf = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]
  const care = headingOf(
    (await visit(openVisitor(store, { consent: null }), '/customer-care')).text,
  )
  const original = headingOf((await visit(openVisitor(store, { consent: null }), path)).text)
  const other = headingOf((await visit(openVisitor(store), path)).text)
  expect(other).toBe(care)
  expect(other).not.toBe(original)
})

test('a variant without content shows the original in its place', async () => {
  run({
    ...HERO,
    variants: [
      { name: 'original', weight: 0 },
      { name: 'missing', slots: { 'home-1': 'home-nowhere-1' } },
    ],
  })
  expect((await visit(openVisitor(openStore()))).hero).toEqual([ORIGINAL])
})

const pageOf = (id: string, heading: string) => ({
  id,
  typeId: 'storePage',
  regions: [
    {
      id: 'main',
      components: [
        {
          id: `${id}-text`,
          typeId: 'modules.contentassetbody',
          visible: true,
          custom: { template: 'contentassetbody' },
          regions: [
            {
              id: 'assets',
              components: [
                {
                  id: `${id}-asset`,
                  typeId: 'assets.contentassetbody',
                  custom: { c_body: `<p>${heading}</p>` },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

test('on an instance without custom APIs, a variant of the home page is another page of Page Designer', async () => {
  const commerce = openStockCommerce({
    '/pages/homepage-linen': Response.json(pageOf('homepage-linen', LINEN)),
    '/pages/homepage': Response.json(pageOf('homepage', ORIGINAL)),
  })
  const store = openStore(commerce.variables)
  run(allSee('linen'))
  expect((await visit(openVisitor(store, { consent: null }))).hero).toEqual([ORIGINAL])
  expect(commerce.callsTo('/pages/homepage-linen')).toEqual([])
  const visitor = openVisitor(store)
  expect((await visit(visitor)).hero).toEqual([LINEN])

  const asked = commerce.callsTo('/pages/').length
  await visitor.get('/api/slots?site=us&locale=en-US&ids=home-strange-1,home-other-1')
  expect(commerce.callsTo('/pages/')).toHaveLength(asked)
})
