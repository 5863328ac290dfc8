import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { parseSync } from 'vite'

export const PAGES_FILE = 'client/pages/pages.ts'

export interface ManifestChunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/**
 * The source file of every page in the page table: the one that its entry imports.
 * @throws if an entry does not import exactly one file
 */
export async function readPageFiles(root: string): Promise<Map<string, string>> {
  const { program, errors } = parseSync(
    PAGES_FILE,
    await readFile(resolve(root, PAGES_FILE), 'utf8'),
  )
  if (errors[0]) throw new Error(`${PAGES_FILE} cannot be read: ${errors[0].message}`)
  const constants = program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
  const constantNamed = (name: string) =>
    constants.find(({ id }) => id.type === 'Identifier' && id.name === name)
  const table = constantNamed('pages')
  if (table?.init?.type !== 'ObjectExpression') throw new Error(`${PAGES_FILE} has no page table.`)

  return new Map(
    table.init.properties.map((entry) => {
      const key = entry.type === 'Property' && entry.key.type === 'Identifier' ? entry.key.name : ''
      const value = entry.type === 'Property' ? entry.value : null
      // A page with several addresses is a constant.
      const [file, ...others] = importsIn(
        value?.type === 'Identifier' ? constantNamed(value.name) : value,
      )
      if (!file || others.length > 0) {
        throw new Error(`The entry "${key}" in ${PAGES_FILE} must import exactly one file.`)
      }
      return [key, file.replace(/^\.\//, 'client/pages/')]
    }),
  )
}

/** The files that an expression imports. */
function importsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('type' in value) || value.type !== 'ImportExpression' || !('source' in value)) {
    return Object.values(value).flatMap(importsIn)
  }
  const { source } = value
  const isLiteral = typeof source === 'object' && source !== null && 'value' in source
  return [isLiteral ? String(source.value) : '']
}

/**
 * The built files of every page, without those of the entry, for preloading them from the document.
 * @throws if a page has no chunk of its own
 */
export function pageChunksIn(
  manifest: Manifest,
  pageFiles: ReadonlyMap<string, string>,
  entryFiles: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    Array.from(pageFiles, ([key, source]) => {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`The page "${key}" has no chunk: the build has no ${source}.`)
      return [key, chunkFiles(manifest, chunk).filter((file) => !entryFiles.includes(file))]
    }),
  )
}

/** The stylesheets of every page's chunks, besides the one that all pages share. */
export function pageStylesIn(
  manifest: Manifest,
  pageFiles: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const stylesOf = new Map(Object.values(manifest).map(({ file, css = [] }) => [`/${file}`, css]))
  return Object.fromEntries(
    Array.from(pageFiles, ([key, source]) => {
      const chunk = manifest[source]
      const files = chunk ? chunkFiles(manifest, chunk) : []
      return [key, files.flatMap((file) => stylesOf.get(file) ?? []).map((file) => `/${file}`)]
    }),
  )
}

/** The chunk's own file and every file that it imports statically. */
export function chunkFiles(manifest: Manifest, chunk: ManifestChunk): string[] {
  const imports = (chunk.imports ?? []).flatMap((key) => {
    const imported = manifest[key]
    if (!imported) throw new Error(`The manifest has no chunk ${key}, which ${chunk.file} imports.`)
    return chunkFiles(manifest, imported)
  })
  return [...new Set([`/${chunk.file}`, ...imports])]
}

/** The stylesheets of the chunks with these names, by name. @throws if a chunk has none */
export function chunkStylesIn<Name extends string>(manifest: Manifest, names: readonly Name[]) {
  return Object.fromEntries(
    names.map((name) => {
      const chunk = Object.values(manifest).find((one) => one.name === name)
      if (!chunk?.css?.length) throw new Error(`The build has no styles of the chunk "${name}".`)
      return [name, chunk.css.map((file) => `/${file}`)]
    }),
  )
}
