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
      'orders',
      'services',
      'baskets',
      'slas',
      'customers',
      'seo',
      'search',
      'availability',
      'products',
      'promotions',
      'contexts',
      ['consents', 'configurations'],
      ['payments', 'shopper-payments'],
      'mails',
      'gift-certificates',
      'stores',
      // Rules and seed data, which know no request.
      'content',
      'recommendations',
      'loyalty',
      'pricing',
      'pictures',
      'catalog',
      ['parcels', 'postal-codes'],
      // Tokens, and the platform: HTTP, SQL, errors, sites, clock.
      'auth',
      'platform',
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
  expect(imports?.get('sandbox/platform/sites.ts')).toEqual(['sandbox/platform/localized.ts'])
  expect(imports?.get('sandbox/pictures/serve-picture.ts')).toContain(
    'sandbox/pictures/rasterize.ts',
  )
})
