import { dirname } from 'node:path'

import { expect, test } from 'vitest'

import { circlesIn, importsOf, readGraph } from './graph.ts'
import { filesOf, isTest } from './sources.ts'

const PLATFORM = new Set([
  'adapters',
  'app',
  'navigation',
  'pages',
  'public',
  'service-worker',
  'ui',
])

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
const onlyForPages = filesOnlyForPages()

/** A folder of `client/features/`, or of a capability, without its pages, which are a level above the parts of all. */
function featureOf(path: string) {
  const [root, folder = '', feature = '', ...rest] = path.split('/')
  if (root !== 'client' || onlyForPages.has(path)) return undefined
  if (folder === 'features') return rest.length > 0 ? feature : undefined
  return feature === '' || PLATFORM.has(folder) ? undefined : folder
}

test('the features of the client do not import each other in a circle', () => {
  const graph = readGraph(sources, featureOf)
  // The graph is not empty because the imports could not be read.
  expect(graph.get('bag')).toContain('money')
  expect(graph.get('grid')).toContain('wish-list')

  expect(circlesIn(graph)).toEqual([])
})

/** The table of a capability's pages, the pages, and the files of their folder that only they import. */
function filesOnlyForPages() {
  const capabilities = new Set(filesOf('client/*/pages.ts').map((path) => dirname(path)))
  const inside = sources.filter((path) => capabilities.has(dirname(path)))
  const importers = new Map<string, string[]>()
  for (const path of sources) {
    for (const target of importsOf(path)) {
      importers.set(target, [...(importers.get(target) ?? []), path])
    }
  }
  const found = new Set(inside.filter((path) => /(-page\.tsx|\/pages\.ts)$/.test(path)))
  let size = 0
  while (size < found.size) {
    size = found.size
    for (const path of inside) {
      const users = importers.get(path) ?? []
      if (users.length > 0 && users.every((user) => found.has(user))) found.add(path)
    }
  }
  return found
}
