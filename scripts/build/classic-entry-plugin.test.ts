import { createContext, runInContext } from 'node:vm'

import { expect, test } from 'vitest'

import { chunkOf, classicScript } from './classic-entry-plugin.ts'

const FILE = 'entry-1.js'

/** Runs the entry and then a chunk as a browser runs them. */
function run(entry: string, chunk: string) {
  const window = createContext({})
  runInContext(classicScript(entry, FILE), window)
  runInContext(chunkOf(chunk, FILE), window)
  return window
}

test('a chunk gets from the entry what it imports by name', () => {
  const entry = [
    'var part = (name) => `part ${name}`;',
    'var $ = () => 2;',
    'export { $, part as dn };',
  ]
  const chunk = [
    `import { $ as two, dn as part } from "./${FILE}";`,
    'globalThis.made = part(two());',
  ]
  expect(run(entry.join('\n'), chunk.join('\n'))).toMatchObject({ made: 'part 2' })
})

test('a chunk that needs nothing but the entry itself imports nothing', () => {
  expect(chunkOf(`import "./${FILE}";\nvar a = 1;`, FILE)).toBe('\nvar a = 1;')
  const other = 'import "./page-1.js";\nimport { a } from "./page-1.js";'
  expect(chunkOf(other, FILE)).toBe(other)
})

test('the build fails if a script cannot do what the entry did as a module', () => {
  for (const code of [
    'import { a } from "./page-1.js";\nexport { a };',
    'console.log(import.meta.env);\nexport { };',
    'var a = 1;\nexport default a;',
  ]) {
    expect(() => classicScript(code, FILE), code).toThrow('only a module')
  }
  const changing = 'var count = 0;\nvar add = () => { count += 1; };\nexport { add, count };'
  expect(() => classicScript(changing, FILE)).toThrow('"count", which changes')
  expect(() => chunkOf(`import * as entry from "./${FILE}";`, FILE)).toThrow('whole entry')
})
