import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { filesOf, isTest, partOf, walk } from './sources.ts'

/** Imports of types count, because a circle of types also has to be read and changed as one. */
const imports = new Map(
  filesOf('{shared,worker}/**/*.{ts,tsx}')
    .filter((path) => !isTest(path))
    .map((path) => [path, importsOf(path)]),
)

test('neither the worker nor shared code has an import cycle', () => {
  expect(imports.size).toBeGreaterThan(150)
  expect(imports.get('worker/app.ts')).toContain('worker/middleware/request-context.ts')
  expect(cyclesOf(imports)).toEqual([])
})

test('the types of the request context depend only on files without dependencies in the worker', () => {
  const own = (path: string) =>
    (imports.get(path) ?? []).filter((file) => file.startsWith('worker/'))
  const indirect = own('worker/env.ts').flatMap(own)
  expect(indirect).toEqual([])
})

test('a cycle is found even if it consists of types', () => {
  const files = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'd.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', []],
  ])
  expect(cyclesOf(files)).toEqual(['a.ts → b.ts → c.ts → a.ts'])
  expect(importsOf('worker/env.ts')).toContain('worker/clock.ts')
})

/** The files that a file imports or exports from, also by `import()` and in types. */
function importsOf(path: string): string[] {
  const found: string[] = []
  walk(path, (node) => {
    const specifier = partOf(node.source, 'value') ?? partOf(node.argument, 'literal', 'value')
    const file = typeof specifier === 'string' ? fileOf(path, specifier) : null
    if (file !== null) found.push(file)
  })
  return found
}

function fileOf(path: string, specifier: string) {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  return specifier.startsWith('#') ? specifier.slice(1) : null
}

/** One cycle for each file that is found again on the way from itself. Searches depth first. */
function cyclesOf(files: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const next of files.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of files.keys()) visit(file, [])
  return cycles
}
