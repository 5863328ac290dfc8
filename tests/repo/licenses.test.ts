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

test('every shipped dependency has a permissive license', () => {
  const licenses = shipped()

  expect(licenses.size).toBeGreaterThan(10)
  expect([...licenses].filter(([, license]) => !FREE.includes(license))).toEqual([])
})

/** Licenses by package folder, of all direct and transitive `dependencies`. */
function shipped() {
  const licenses = new Map<string, string>()
  const queue = listDependencies('.')
  for (let next = queue.pop(); next; next = queue.pop()) {
    const folder = findPackageFolder(next.name, next.from)
    if (licenses.has(folder)) continue
    licenses.set(folder, readManifest(folder).license)
    queue.push(...listDependencies(folder))
  }
  return licenses
}

const readManifest = (folder: string) => v.parse(Manifest, textOf(`${folder}/package.json`))

const listDependencies = (folder: string) =>
  Object.keys(readManifest(folder).dependencies).map((name) => ({ name, from: folder }))

/** Resolves a package as Node does: next to its dependent first, then further up. */
function findPackageFolder(name: string, from: string): string {
  const folder = `${from}/node_modules/${name}`
  if (existsSync(resolve(ROOT, folder))) return folder
  if (from === '.') throw new Error(`${name} is not installed.`)
  return findPackageFolder(name, from.slice(0, from.lastIndexOf('/node_modules/')))
}
