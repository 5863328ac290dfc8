import { relative } from 'node:path'

import { expect, test } from 'vitest'

import { SHOP_FOLDER } from '#scripts/shop-folder.ts'

import { filesOf, isTest, locationsWhere, nameOf, partOf, ROOT } from './sources.ts'

/** Navigation retries pages, and the part that shows deferred content retries its code. */
const PAGES = /^client\/(navigation\/page-parts|([\w-]+\/)?pages)\.ts$/

const SHOP = relative(ROOT, SHOP_FOLDER)

const sources = filesOf(`{client,${SHOP}}/**/*.{ts,tsx}`).filter(
  (path) => !isTest(path) && !PAGES.test(path) && path !== `${SHOP}/pages.ts`,
)

test('the client imports code dynamically only through lazyCode(), which retries a failed load', () => {
  const locations = locationsWhere(
    sources,
    (node, around) =>
      node.type === 'ImportExpression' &&
      !around.some((outer) => nameOf(partOf(outer, 'callee')) === 'lazyCode'),
  )

  expect(locations).toEqual([])
})

test('the client has no React.lazy(), which would keep a failed load forever', () => {
  const locations = locationsWhere(
    sources,
    (node) => node.type === 'ImportSpecifier' && partOf(node, 'imported', 'name') === 'lazy',
  )

  expect(locations).toEqual([])
})
