import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { parseSync } from 'vite'

import type { Loads } from './loads-plugin.ts'
import type { Sheets } from './stylesheet-plugin.ts'

export const PAGES_FILE = 'client/pages.ts'

export interface ManifestChunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
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
 * @throws if the build has no such page
 */
export const pageChunksIn = (
  manifest: Manifest,
  loads: Loads,
  pageFiles: ReadonlyMap<string, string>,
  entryFiles: readonly string[],
): Record<string, string[]> =>
  Object.fromEntries(
    Array.from(pageFiles, ([key, source]) => {
      const load = loads[source]
      if (!load) throw new Error(`The page "${key}" has no chunk: the build has no ${source}.`)
      const files = chunkFiles(manifest, load.chunk)
      return [key, files.filter((file) => !entryFiles.includes(file))]
    }),
  )

/** The stylesheets of every page's modules, besides the one that all pages share. */
export const pageStylesIn = (
  built: Sheets,
  loads: Loads,
  pageFiles: ReadonlyMap<string, string>,
): Record<string, string[]> =>
  Object.fromEntries(
    Array.from(pageFiles, ([key, source]) => [
      key,
      (loads[source]?.sheets ?? []).map((sheet) => stylesheetIn(built, sheet)),
    ]),
  )

/** A built script and every script that it imports statically. @throws if the build has no such file */
export function chunkFiles(manifest: Manifest, file: string): string[] {
  const files = new Set([file])
  for (const each of files) {
    const chunk = Object.values(manifest).find((one) => one.file === each)
    if (!chunk) throw new Error(`The manifest has no chunk ${each}, which ${file} imports.`)
    for (const key of chunk.imports ?? []) files.add(manifest[key]?.file ?? key)
  }
  return [...files].map((each) => `/${each}`)
}

/** The address of the stylesheet with this name. @throws if the build has none */
export function stylesheetIn(sheets: Sheets, name: string) {
  const address = sheets[name]
  if (!address) throw new Error(`The build has no stylesheet "${name}".`)
  return address
}
