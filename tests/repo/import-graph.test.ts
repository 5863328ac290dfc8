import { expect, test } from 'vitest'

import { type Direction, offendersIn, readImports } from './import-graph.ts'

/** The rooms whose imports point one way. */
const rooms: Record<string, Direction> = {
  sandbox: {
    levels: [
      // Programs that build, seed and start the service.
      'scripts',
      'wire',
      // Whatever reads or changes all APIs.
      'test-control',
      'description',
      'seed',
      // The APIs, with the services and mails that they use.
      'outbox',
      'custom-apis',
      'experience',
      'classic',
      'orders',
      'services',
      'baskets',
      'slas',
      'customers',
      'seo',
      'search',
      ['availability', 'delivery-estimates'],
      'products',
      'promotions',
      'contexts',
      ['consents', 'configurations'],
      ['payments', 'shopper-payments'],
      'mails',
      'gift-certificates',
      'stores',
      'profiles/*/content*.ts',
      // Rules and seed data, which know no request.
      'content',
      'recommendations',
      'loyalty',
      'pricing',
      ['pictures', 'catalog/pictures/**/*.ts'],
      // What the instance has.
      'instance',
      // Tokens, and the sites that they are issued for.
      'auth',
      'sites',
      // The shop that the service runs, and what its data is made of.
      'profiles',
      'catalog',
      ['parcels', 'postal-codes'],
      // HTTP, SQL, errors, clock.
      'platform',
    ],
    exceptions: {},
  },
  worker: {
    levels: [
      // The capabilities, which root files put together.
      ['agents', 'graphql', 'legacy'],
      'sign-in',
      'account',
      ['orders', 'rewards', 'auto-refresh', 'wish-list'],
      'checkout',
      ['gift-cards', 'payment'],
      'bag',
      ['availability', 'campaigns'],
      'stores',
      'reading-agents',
      ['seo', 'well-known', 'listing', 'search', 'recommendations', 'reviews'],
      'product',
      ['shell', 'content'],
      'preferences',
      'consent',
      'analytics',
      ['newsletter', 'offline', 'places', 'vitals'],
      // The platform, which has no words of the shop.
      'render',
      ['http', 'proxy'],
      ['limits', 'idempotency'],
      'session',
      'visitor',
      'cache',
      'upstream',
      'markup',
      'config',
      'observe',
      'runtime',
    ],
    exceptions: {},
  },
}

const none = {
  circlesOfFiles: [],
  circlesOfFolders: [],
  upwardArrows: [],
  filesWithoutLevel: [],
  unusedExceptions: [],
}

const importsByRoom = new Map(Object.keys(rooms).map((room) => [room, readImports(room)]))

test.each([...importsByRoom])(
  'imports in %s point one way, and none leads back',
  (room, imports) => {
    // The imports could be read.
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size)

    expect(rooms[room] && offendersIn(room, imports, rooms[room])).toEqual(none)
  },
)

test.each(['client', 'shared'])('no file in %s imports itself by way of others', (room) => {
  const imports = readImports(room)
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size / 2)

  expect(offendersIn(room, imports, { levels: ['*'], exceptions: {} }).circlesOfFiles).toEqual([])
})

test('the request context knows only the configuration and the platform below it', () => {
  const imports = importsByRoom.get('worker')
  const known = new Set(['worker/config/env.ts'])
  for (const path of known) for (const file of imports?.get(path) ?? []) known.add(file)

  expect(known.size).toBeGreaterThan(5)
  expect([...known].filter((path) => !/^worker\/(config|observe|runtime)\//.test(path))).toEqual([])
})

test('circles, arrows upward, new folders and exceptions without use are found', () => {
  const imports = new Map([
    ['client/pages.ts', ['client/bag/bag-page.tsx']],
    ['client/bag/bag-page.tsx', ['client/product/tile.tsx']],
    ['client/product/product-page.tsx', ['client/bag/bag.tsx']],
    ['client/product/tile.tsx', ['client/ui/heart.tsx']],
    ['client/bag/bag.tsx', []],
    ['client/ui/heart.tsx', ['client/ui/icon.tsx', 'client/bag/bag.tsx']],
    ['client/ui/icon.tsx', ['client/ui/heart.tsx']],
  ])
  const levels = ['*/*-page.tsx', '*', 'ui']
  const upward = 'client/ui/heart.tsx → client/bag/bag.tsx'

  expect(offendersIn('client', imports, { levels, exceptions: {} })).toEqual({
    ...none,
    circlesOfFiles: ['client/ui/heart.tsx → client/ui/icon.tsx → client/ui/heart.tsx'],
    upwardArrows: [upward],
  })
  expect(
    offendersIn('client', imports, {
      levels: [['bag', 'product']],
      exceptions: { [upward]: '', 'a → b': '' },
    }),
  ).toEqual({
    ...none,
    circlesOfFiles: ['client/ui/heart.tsx → client/ui/icon.tsx → client/ui/heart.tsx'],
    circlesOfFolders: ['client/bag → client/product → client/bag'],
    filesWithoutLevel: ['client/ui/heart.tsx', 'client/ui/icon.tsx'],
    unusedExceptions: ['a → b'],
  })
})

test('an import of types and an import at run time count', () => {
  const imports = importsByRoom.get('sandbox')

  expect(imports?.get('sandbox/platform/localized.ts')).toEqual([])
  expect(imports?.get('sandbox/platform/site.ts')).toEqual(['sandbox/platform/localized.ts'])
  expect(imports?.get('sandbox/pictures/serve-picture.ts')).toContain(
    'sandbox/pictures/rasterize.ts',
  )
})
