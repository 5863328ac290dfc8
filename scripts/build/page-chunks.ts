import { readFile } from 'node:fs/promises'
import { posix, relative, resolve } from 'node:path'

import { parseSync, type ESTree } from 'vite'

import { shopFile } from '../shop-folder.ts'
import { FEATURES, withFeatures } from './features-plugin.ts'
import type { Loads } from './loads-plugin.ts'
import type { Sheets } from './stylesheet-plugin.ts'

export const PAGES_FILE = 'client/pages.ts'
export const MODULES_FILE = 'client/content/modules/modules.ts'

const OF_SHOP = '#shop/'

export interface ManifestChunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
}
export type Manifest = Record<string, ManifestChunk>

/**
 * Each page's source file: the one that its entry imports, in the page table or in the capability tables that it
 * spreads.
 * @throws if an entry does not import exactly one file
 */
export const readPageFiles = async (root: string): Promise<Map<string, string>> =>
  tableOf(await readTable(root, PAGES_FILE, 'pages'))

/** The source file of the content module of every slot template. */
export const readModuleFiles = async (root: string): Promise<Map<string, string>> =>
  tableOf(await readTable(root, MODULES_FILE, 'modules'))

/** @throws if the retailer's folder has an entry with the name of another one */
function tableOf(entries: [string, string][]) {
  const table = new Map<string, string>()
  for (const [key, file] of entries) {
    const other = table.get(key)
    if (other !== undefined) throw new Error(`"${key}" is both ${other} and ${file}: rename one.`)
    table.set(key, file)
  }
  return table
}

async function readTable(
  root: string,
  tableFile: string,
  tableName: string,
): Promise<[string, string][]> {
  const text = withFeatures(await readFile(resolve(root, tableFile), 'utf8'), FEATURES)
  const { program, errors } = parseSync(tableFile, text)
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
  const findSource = (name: string) => {
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration') continue
      const found = statement.specifiers.find(({ local }) => local.name === name)
      if (found?.type !== 'ImportSpecifier' || found.imported.type !== 'Identifier') continue
      return { source: statement.source.value, table: found.imported.name }
    }
    throw new Error(`${tableFile} imports no ${name}.`)
  }
  const value = constantNamed(tableName)?.init
  const table = value?.type === 'TSSatisfiesExpression' ? value.expression : value
  if (table?.type !== 'ObjectExpression') throw new Error(`${tableFile} has no table ${tableName}.`)
  const fileAt = (path: string) =>
    path.startsWith(OF_SHOP)
      ? relative(root, shopFile(path.slice(OF_SHOP.length)))
      : posix.join(posix.dirname(tableFile), path)

  const files = table.properties.map(async (entry): Promise<[string, string][]> => {
    if (entry.type === 'SpreadElement') {
      const name = tableIn(entry.argument)
      if (name === null) return []
      if (constantNamed(name)) return readTable(root, tableFile, name)
      const { source, table } = findSource(name)
      return readTable(root, fileAt(source), table)
    }
    const key =
      entry.key.type === 'Identifier'
        ? entry.key.name
        : 'value' in entry.key
          ? `${entry.key.value}`
          : ''
    // A page with several addresses is a constant.
    const [file, ...others] = importsIn(
      entry.value.type === 'Identifier' ? constantNamed(entry.value.name) : entry.value,
    )
    if (!file || others.length > 0) {
      throw new Error(`The entry "${key}" in ${tableFile} must import exactly one file.`)
    }
    return [[key, fileAt(file)]]
  })
  return (await Promise.all(files)).flat()
}

/** The name of a table that is spread; null for that of a feature that is off. */
function tableIn(spread: ESTree.Expression): string | null {
  if (spread.type === 'ParenthesizedExpression') return tableIn(spread.expression)
  if (spread.type === 'ConditionalExpression' && spread.test.type === 'Literal')
    return spread.test.value === true ? tableIn(spread.consequent) : null
  return spread.type === 'Identifier' ? spread.name : ''
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
 * The built files of every page, except those of the entry, for preload links in the document.
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

/** The stylesheets of every file and what it imports, besides the one that all pages share. */
export const stylesIn = (
  built: Sheets,
  loads: Loads,
  files: ReadonlyMap<string, string>,
): Record<string, string[]> =>
  Object.fromEntries(
    Array.from(files, ([key, source]) => [
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
