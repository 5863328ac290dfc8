import { expect, test } from 'vitest'

import { pages } from '#client/pages/pages.ts'
import { pageChunksIn, readPageFiles } from '#scripts/build/page-chunks.ts'
import { routes } from '#shared/routes.ts'

import { filesOf, ROOT } from './sources.ts'

const WITHOUT_ROUTE = ['notFound', 'agentRefused', 'error']

const pageFiles = await readPageFiles(ROOT)

test('every route has a page, and every page file is the page of a route', () => {
  const files = new Set(pageFiles.values())

  expect([...pageFiles.keys()]).toEqual(Object.keys(pages))
  expect(Object.keys(pages).toSorted()).toEqual(
    [...Object.keys(routes), ...WITHOUT_ROUTE].toSorted(),
  )
  expect([...files].toSorted()).toEqual(filesOf('client/pages/**/*-page.tsx'))
})

// Loads the code of every page.
const LOADING = { timeout: 60_000 }

test('a page is personal exactly when its route is', LOADING, async () => {
  for (const [key, { audience }] of Object.entries(routes)) {
    const [, lazy] = Object.entries(pages).find(([name]) => name === key) ?? []
    expect((await lazy?.load())?.audience, key).toBe(audience)
  }
})

test('a page preloads its chunk and what that imports, except what the entry has loaded', () => {
  const manifest = {
    '_shop.js': { file: 'shop-1.js' },
    '_grid.js': { file: 'grid-1.js', imports: ['_shop.js'] },
    'client/pages/home/home-page.tsx': { file: 'home-1.js', imports: ['_shop.js', '_grid.js'] },
  }
  const home = new Map([['home', 'client/pages/home/home-page.tsx']])

  expect(pageChunksIn(manifest, home, ['/shop-1.js'])).toEqual({
    home: ['/home-1.js', '/grid-1.js'],
  })
})

test('the build fails when a page has no chunk of its own', () => {
  expect(() => pageChunksIn({}, new Map([['home', 'client/pages/gone.tsx']]), [])).toThrow(
    'The page "home" has no chunk: the build has no client/pages/gone.tsx.',
  )
})
