import { expect, test } from 'vitest'

import { filesOf, isTest, locationsWhere, nameOf, partOf } from './sources.ts'

/** The pages have a registry of their own. */
const PAGES = 'client/pages/pages.ts'

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path) && path !== PAGES)

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
