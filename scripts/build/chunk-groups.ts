import { parse } from 'node:path'

import type { Rolldown } from 'vite'

import { CHUNK_PER_FILE, LOADED_CHUNKS, SHARED } from './chunks.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Libraries of every page, in a chunk that changes only with an upgrade. Other libraries load with the code that
 * imports them.
 */
const FRAMEWORK = /node_modules\/(?!valibot|workbox|web-vitals)/

/** @throws if no row matches the file */
function findLoadedChunk(root: string) {
  const row = LOADED_CHUNKS.find(({ files }) => files.some((file) => file.test(root)))
  if (!row) throw new Error(`No chunk of scripts/build/chunks.ts matches ${root}.`)
  return CHUNK_PER_FILE.has(row.name) ? `${row.name}-${parse(root).name}` : row.name
}

/**
 * Assigns a module to the chunk that loads it. A module of several chunks goes to the first shared chunk whose list
 * contains all of them. A module's imports are needed wherever the module is, so no two chunks import each other.
 */
function findChunk(id: string, modules: Modules): string | null {
  if (id.includes('virtual:messages')) return null
  if (FRAMEWORK.test(id)) return 'framework'
  const roots = findRoots(id, modules)
  if (roots.has('entry')) return 'entry'
  const names = new Set([...roots].map(findLoadedChunk))
  const [only] = names
  if (names.size === 1) return only ?? null
  return sharedChunkOf([...names])
}

function sharedChunkOf(names: readonly string[]) {
  const rowOf = (name: string) =>
    [...CHUNK_PER_FILE.keys()].find((row) => name.startsWith(`${row}-`))
  const [row, ...rows] = new Set(names.map(rowOf))
  if (row && rows.length === 0) return row
  const known = new Set(names.map((name) => CHUNK_PER_FILE.get(rowOf(name) ?? '') ?? name))
  const [only, ...others] = known
  if (only && others.length === 0) return only
  const found = SHARED.find(({ chunks }) => [...known].every((name) => chunks.includes(name)))
  return found?.name ?? (known.has('idle') ? 'entry' : 'page')
}

/** The dynamically imported modules that need a module; `entry` if the entry does. */
function findRoots(id: string, modules: Modules) {
  const roots = new Set<string>()
  const seen = new Set([id])
  for (const each of seen) {
    const info = modules.getModuleInfo(each)
    if (info?.isEntry) return new Set(['entry'])
    if (info?.dynamicImporters.length) roots.add(each)
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return roots
}

export const chunkGroups = [{ name: findChunk }]
