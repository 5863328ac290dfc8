import { expect, test } from 'vitest'

import { circlesIn, importsOf, readGraph } from './graph.ts'
import { filesOf, isTest } from './sources.ts'

/** From top to bottom. A file imports from its own level and from those below. */
const LEVELS = ['app', 'pages', 'navigation', 'parts', 'kit', 'ui'] as const
/** Imports that the test ignores, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'client/navigation/views.ts → client/pages.ts': 'A step finds its page in the table.',
}

const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
/** What loads by `import()` is on the level of pages, so only static imports and those of types count. */
const imports = new Map(sources.map((path) => [path, importsOf(path, 'static')]))
const ofPages = filesOfPages()

test('the capabilities of the client do not import each other in a circle', () => {
  const graph = readGraph(imports, (path) =>
    imports.has(path) && levelOf(path) === 'parts' ? roomOf(path) : undefined,
  )
  // The graph is not empty because the imports could not be read.
  expect(graph.get('listing')).toContain('product')

  expect(circlesIn(graph)).toEqual([])
})

test('no file of the client imports from a level above its own', () => {
  const arrows = [...imports].flatMap(([from, files]) =>
    files.filter((to) => imports.has(to)).map((to) => ({ from, to })),
  )
  const upward = arrows
    .filter(({ from, to }) => LEVELS.indexOf(levelOf(from)) > LEVELS.indexOf(levelOf(to)))
    .map(({ from, to }) => `${from} → ${to}`)

  expect(upward.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

function roomOf(path: string) {
  const [, folder = '', ...rest] = path.split('/')
  return rest.length === 0 ? 'app' : folder
}

function isCapability(path: string) {
  return !['app', 'navigation', 'kit', 'ui', 'service-worker'].includes(roomOf(path))
}

function levelOf(path: string): (typeof LEVELS)[number] {
  if (ofPages.has(path)) return 'pages'
  const room = roomOf(path)
  if (room === 'service-worker') return 'app'
  return LEVELS.find((level) => level === room) ?? 'parts'
}

/** Pages, the tables of pages, other files that load by `import()`, and what only they import. */
function filesOfPages() {
  const importers = new Map<string, string[]>()
  for (const [path, files] of imports) {
    for (const file of files) importers.set(file, [...(importers.get(file) ?? []), path])
  }
  const found = new Set<string>(
    sources.filter((path) => path.endsWith('/pages.ts') && isCapability(path)),
  )
  let size = -1
  while (size < found.size) {
    size = found.size
    for (const path of sources.filter(isCapability)) {
      if ((importers.get(path) ?? []).every((user) => found.has(user))) found.add(path)
    }
  }
  return found
}
