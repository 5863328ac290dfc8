import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Manifest } from '#scripts/build/page-chunks.ts'

const manifest: Manifest = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../dist/manifest.json'), 'utf8'),
)
const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))

/** The address of every chunk of the build, by its name. */
export const chunks: ReadonlyMap<string, string> = new Map(
  scripts.map(({ name = '', file }) => [name, `/assets/${file.slice('assets/'.length)}`]),
)

/** The name of the chunk at an address. */
export const chunkAt = (address: string) =>
  [...chunks].find(([, file]) => file === new URL(address, 'http://shop').pathname)?.[0]

/** Matches the addresses of the chunks with these names. */
export function isChunkOf(...names: string[]) {
  const files = names.map((name) => chunks.get(name))
  if (files.includes(undefined)) throw new Error(`The build lacks one of ${names.join(', ')}.`)
  return ({ pathname }: URL) => files.includes(pathname)
}

/** A chunk and all that it imports statically, also through others. */
export function importedBy(name: string): ReadonlySet<string> {
  const all = new Set([name])
  for (const each of all) {
    const { imports = [] } = scripts.find((chunk) => chunk.name === each) ?? {}
    for (const key of imports) all.add(manifest[key]?.name ?? '')
  }
  return all
}
