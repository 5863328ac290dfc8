import { relative } from 'node:path'

import { expect, test } from 'vitest'

import { pages } from '#client/pages.ts'
import { pageChunksIn, readPageFiles, stylesheetIn, stylesIn } from '#scripts/build/page-chunks.ts'
import { SHOP_FOLDER } from '#scripts/shop-folder.ts'
import { routes } from '#shared/routes.ts'

import { filesOf, ROOT } from './sources.ts'

const SHOP = relative(ROOT, SHOP_FOLDER)
const WITHOUT_ROUTE = ['notFound', 'agentRefused', 'error']

const pageFiles = await readPageFiles(ROOT)

test('every route has a page, and every page file belongs to a route', () => {
  const files = new Set(pageFiles.values())

  expect([...pageFiles.keys()]).toEqual(Object.keys(pages))
  expect(Object.keys(pages).toSorted()).toEqual(
    [...Object.keys(routes), ...WITHOUT_ROUTE].toSorted(),
  )
  expect([...files].toSorted()).toEqual(filesOf(`{client,${SHOP}}/**/*-page.tsx`))
})

// Loads the code of every page.
const LOADING = { timeout: 60_000 }

test('a page is personal exactly when its route is', LOADING, async () => {
  for (const [key, { audience }] of Object.entries(routes)) {
    const [, lazy] = Object.entries(pages).find(([name]) => name === key) ?? []
    expect((await lazy?.load())?.audience, key).toBe(audience)
  }
})

test('a page preloads its chunk and the chunk’s imports, except those of the entry', () => {
  const source = 'client/content/home-page.tsx'
  const manifest = {
    '_shop.js': { file: 'shop-1.js' },
    '_grid.js': { file: 'grid-1.js', imports: ['_shop.js'] },
    '_home.js': { file: 'home-1.js', imports: ['_shop.js', '_grid.js'] },
  }
  const loads = { [source]: { chunk: 'home-1.js', sheets: ['tiles'] } }
  const home = new Map([['home', source]])

  expect(pageChunksIn(manifest, loads, home, ['/shop-1.js'])).toEqual({
    home: ['/home-1.js', '/grid-1.js'],
  })
  expect(stylesIn({ tiles: '/assets/0123456.css' }, loads, home)).toEqual({
    home: ['/assets/0123456.css'],
  })
})

test('the build fails when a page has no chunk, or a stylesheet is missing', () => {
  expect(() => pageChunksIn({}, {}, new Map([['home', 'client/home/gone.tsx']]), [])).toThrow(
    'The page "home" has no chunk: the build has no client/home/gone.tsx.',
  )
  expect(() => stylesheetIn({}, 'tiles')).toThrow('The build has no stylesheet "tiles".')
})
