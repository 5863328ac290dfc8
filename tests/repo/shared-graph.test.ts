import { expect, test } from 'vitest'

import { circlesIn, importsOf, readGraph } from './graph.ts'
import { filesOf, isTest, textOf } from './sources.ts'

const PLATFORM = new Set(['fields', 'http', 'media', 'money', 'site', 'storage', 'text'])
/** The files of `shared/` itself, which compose the capabilities. */
const ROOT_FILES = 'root files'

const sources = filesOf('shared/**/*.ts').filter(
  (path) => !isTest(path) && !path.startsWith('shared/testing/'),
)
const imports = new Map(sources.map((path) => [path, importsOf(path)]))
const graph = readGraph(imports, (path) => {
  if (!path.startsWith('shared/')) return undefined
  const [, room = '', ...rest] = path.split('/')
  return rest.length > 0 ? room : ROOT_FILES
})
const arrows = [...graph].flatMap(([from, rooms]) => [...rooms].map((to) => [from, to] as const))

test('the rooms of shared code do not import each other in a circle', () => {
  // Proves that the imports could be read.
  expect(graph.get('bag')).toContain('money')

  expect(circlesIn(graph)).toEqual([])
})

test('no capability imports the composition, and no platform room a capability', () => {
  expect(arrows.filter(([, to]) => to === ROOT_FILES)).toEqual([])
  expect(arrows.filter(([from, to]) => PLATFORM.has(from) && !PLATFORM.has(to))).toEqual([])
})

test('every room of shared code is in the list of capabilities and platform rooms', () => {
  const listed = Array.from(
    textOf('docs/capabilities.md').matchAll(/^\| `([\w-]+)` /gm),
    ([, name]) => name,
  )
  const rooms = new Set(
    sources.filter((path) => path.split('/').length > 2).map((path) => path.split('/')[1]),
  )
  expect([...rooms].filter((room) => !listed.includes(room))).toEqual([])
  expect([...PLATFORM].filter((room) => !listed.includes(room))).toEqual([])
})
