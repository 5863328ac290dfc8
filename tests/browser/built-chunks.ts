import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const ASSETS = resolve(import.meta.dirname, '../../dist/client/assets')

/** The chunks of the build by name, without the hash, and what each imports statically. */
export type Chunks = ReadonlyMap<string, readonly string[]>

export const builtChunks = (): Chunks =>
  new Map(
    readdirSync(ASSETS).flatMap((file) => {
      const name = /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1]
      return name ? [[name, importsIn(readFileSync(resolve(ASSETS, file), 'utf8'))]] : []
    }),
  )

/** Also `import"./page-….js"`, without a binding. A dynamic import has a parenthesis. */
const importsIn = (code: string) =>
  [...code.matchAll(/(?:from|import)\s?["'`]\.\/([^"'`]+)-[\w-]{8}\.js["'`]/g)].map(
    ([, name = '']) => name,
  )

/** A chunk and all that it imports statically, also through others. */
export function importedBy(name: string, chunks: Chunks): ReadonlySet<string> {
  const all = new Set([name])
  for (const each of all) for (const imported of chunks.get(each) ?? []) all.add(imported)
  return all
}
