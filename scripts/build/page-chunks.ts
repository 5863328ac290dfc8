import { readFile } from 'node:fs/promises'
import { posix, resolve } from 'node:path'

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
 * The source file of every page in the page table and in the tables of capabilities that it spreads: the one that its entry
 * imports.
 * @throws if an entry does not import exactly one file
 */
export const readPageFiles = async (root: string): Promise<Map<string, string>> =>
  new Map(await readPageTable(root, PAGES_FILE, 'pages'))

async function readPageTable(
  root: string,
  tableFile: string,
  tableName: string,
): Promise<[string, string][]> {
  const { program, errors } = parseSync(tableFile, await readFile(resolve(root, tableFile), 'utf8'))
  if (errors[0]) throw new Error(`${tableFile} cannot be read: ${errors[0].message}`)
  const constants = program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
  const constantNamed = (name: string) =>
    constants.find(({ id }) => id.type === 'Identifier' && id.name === name)
  const sourceOf = (name: string) => {
    const found = program.body
      .filter((statement) => statement.type === 'ImportDeclaration')
      .find(({ specifiers }) => specifiers.some(({ local }) => local.name === name))
    if (!found) throw new Error(`${tableFile} imports no ${name}.`)
    return found.source.value
  }
  const value = constantNamed(tableName)?.init
  const table = value?.type === 'TSSatisfiesExpression' ? value.expression : value
  if (table?.type !== 'ObjectExpression') throw new Error(`${tableFile} has no page table.`)
  const fileAt = (path: string) => posix.join(posix.dirname(tableFile), path)

  const pages = table.properties.map(async (entry): Promise<[string, string][]> => {
    if (entry.type === 'SpreadElement') {
      const name = entry.argument.type === 'Identifier' ? entry.argument.name : ''
      return readPageTable(root, fileAt(sourceOf(name)), name)
    }
    const key = entry.key.type === 'Identifier' ? entry.key.name : ''
    // A page with several addresses is a constant.
    const [file, ...others] = importsIn(
      entry.value.type === 'Identifier' ? constantNamed(entry.value.name) : entry.value,
    )
    if (!file || others.length > 0) {
      throw new Error(`The entry "${key}" in ${tableFile} must import exactly one file.`)
    }
    return [[key, fileAt(file)]]
  })
  return (await Promise.all(pages)).flat()
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
