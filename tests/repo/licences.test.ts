import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ROOT, textOf } from './sources.ts'

const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const Manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    license: v.optional(v.string(), 'none'),
    dependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
)

test('every shipped dependency has a permissive licence', () => {
  const licences = shipped()

  expect(licences.size).toBeGreaterThan(10)
  expect([...licences].filter(([, licence]) => !FREE.includes(licence))).toEqual([])
})

/** Licences by package folder, of all direct and transitive `dependencies`. */
function shipped() {
  const licences = new Map<string, string>()
  const queue = dependenciesOf('.')
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = folderOf(next.name, next.from)
    if (licences.has(folder)) continue
    licences.set(folder, manifestOf(folder).license)
    queue.push(...dependenciesOf(folder))
  }
  return licences
}

const manifestOf = (folder: string) => v.parse(Manifest, textOf(`${folder}/package.json`))

const dependenciesOf = (folder: string) =>
  Object.keys(manifestOf(folder).dependencies).map((name) => ({ name, from: folder }))

/** Resolves a package as Node does: next to its dependent first, then further up. */
function folderOf(name: string, from: string): string {
  const folder = `${from}/node_modules/${name}`
  if (existsSync(resolve(ROOT, folder))) return folder
  if (from === '.') throw new Error(`${name} is not installed.`)
  return folderOf(name, from.slice(0, from.lastIndexOf('/node_modules/')))
}
