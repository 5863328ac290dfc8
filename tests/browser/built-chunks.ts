import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import type { Loads } from '#scripts/build/loads-plugin.ts'
import { chunkFiles, type Manifest } from '#scripts/build/page-chunks.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../dist', name), 'utf8'))
const manifest: Manifest = read('manifest.json')
const loads: Loads = read('loads.json')

/** The address of every chunk of the build, by its name. */
export const chunks: ReadonlyMap<string, string> = new Map(
  Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ name = '', file }) => [name, `/${file}`]),
)

/** The address of the chunk with each dynamically imported file, by the file's name without its ending. */
const chunkOfFile = new Map(
  Object.entries(loads).map(([file, { chunk }]) => [
    basename(file).split('.')[0] ?? '',
    `/${chunk}`,
  ]),
)

/**
 * The address of a chunk.
 *
 * @param name of the chunk, or of a file that is imported dynamically
 * @throws if the build has neither
 */
export function addressOf(name: string) {
  const address = chunks.get(name) ?? chunkOfFile.get(name)
  if (address === undefined) throw new Error(`The build has neither a chunk nor a file "${name}".`)
  return address
}

/** The name of the chunk at an address. */
export const chunkAt = (address: string) =>
  [...chunks].find(([, file]) => file === new URL(address, 'http://shop').pathname)?.[0]

/** Matches the addresses of the chunks with these names, or with these files. */
export function isChunkOf(...names: string[]) {
  const addresses = names.map(addressOf)
  return ({ pathname }: URL) => addresses.includes(pathname)
}

/** The addresses of a chunk and all that it imports statically, also through others. */
export const importedBy = (name: string): ReadonlySet<string> =>
  new Set(chunkFiles(manifest, addressOf(name).slice(1)))
