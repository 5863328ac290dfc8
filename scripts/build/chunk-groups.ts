import type { Rolldown } from 'vite'

import { ASKED_FOR, SHARED } from './chunks.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Libraries that every page needs, in a chunk that only an upgrade changes. The others load with the code that imports them. */
const FRAMEWORK = /node_modules\/(?!valibot|workbox)/

/** @throws if no row names the file */
function askedForBy(root: string) {
  const row = ASKED_FOR.find(({ files }) => files.some((file) => file.test(root)))
  if (!row) throw new Error(`No chunk of scripts/build/chunks.ts is for ${root}.`)
  return row.name
}

/**
 * Puts each module into the chunk of what asks for it. A module that several chunks need goes to the first shared chunk whose
 * list contains all of them. What a module imports is needed wherever the module is, so no two chunks import each other.
 */
function chunkOf(id: string, modules: Modules): string | null {
  if (id.includes('virtual:messages')) return null
  if (FRAMEWORK.test(id)) return 'framework'
  const roots = rootsOf(id, modules)
  if (roots.has('entry')) return 'entry'
  const names = new Set([...roots].map(askedForBy))
  const [only] = names
  if (names.size === 1) return only ?? null
  const found = SHARED.find(({ chunks }) => [...names].every((name) => chunks.includes(name)))
  return found?.name ?? (names.has('idle') ? 'entry' : 'page')
}

/** The dynamically imported modules that need a module; `entry` if the entry does. */
function rootsOf(id: string, modules: Modules) {
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

export const chunkGroups = [{ name: chunkOf }]
