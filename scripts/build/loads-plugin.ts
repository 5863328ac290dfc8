import type { Plugin, Rolldown } from 'vite'

import { sheetsOf } from './stylesheet-plugin.ts'

/** What the browser loads for a module that it imports dynamically. */
export interface Load {
  /** The module's file, which imports others. */
  chunk: string
  /** The stylesheets of the module and of all that it imports. Its chunk may have others as well. */
  sheets: readonly string[]
}

/** By source file, such as `client/pages/home/home-page.tsx`. */
export type Loads = Readonly<Record<string, Load>>

/** Writes down what loads with each dynamically imported module, in `.vite/loads.json`. */
export function loadsPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const chunkOf = new Map<string, string>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) chunkOf.set(id, chunk.fileName)
      }
      const loads: Record<string, Load> = {}
      for (const [id, chunk] of chunkOf) {
        if (!this.getModuleInfo(id)?.dynamicImporters.length) continue
        const sheets = [...sheetsOf(importsOf(id, this))]
        loads[id.slice(root.length + 1)] = { chunk, sheets }
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/loads.json',
        source: JSON.stringify(loads, null, 2),
      })
    },
  }
}

/** A module and all that it imports statically, also through others. */
function importsOf(id: string, modules: Pick<Rolldown.PluginContext, 'getModuleInfo'>) {
  const all = new Set([id])
  for (const each of all) {
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) all.add(imported)
  }
  return all
}
