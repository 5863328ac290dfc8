import { expect, test } from 'vitest'

import { filesOf, isTest, locationsWhere, nameOf, partOf } from './sources.ts'

/** Pages are retried by navigation, and what is requested with a page by the part that shows it. */
const PAGES = /^client\/(pages\/page-parts|([\w-]+\/)?pages)\.ts$/

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path) && !PAGES.test(path))

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
