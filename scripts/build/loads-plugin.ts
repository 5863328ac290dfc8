import type { Plugin } from 'vite'

import { collectSheets, usedStyles } from './stylesheet-plugin.ts'

/** The files that the browser loads for a dynamically imported module. */
export interface Load {
  /** The module's file, which imports the others. */
  chunk: string
  /** The stylesheets of the module and its imports. */
  sheets: readonly string[]
}

/** By source file, such as `client/content/home-page.tsx`. */
export type Loads = Readonly<Record<string, Load>>

/** Writes the files of each dynamically imported module to `.vite/loads.json`. */
export function loadsPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void (root = config.root),
    async generateBundle(_options, bundle) {
      const isUsed = await usedStyles(root)
      const chunkByModule = new Map<string, string>()
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) chunkByModule.set(id, chunk.fileName)
      }
      const loads: Record<string, Load> = {}
      for (const [id, chunk] of chunkByModule) {
        if (!this.getModuleInfo(id)?.dynamicImporters.length) continue
        loads[id.slice(root.length + 1)] = { chunk, sheets: collectSheets(id, this, isUsed) }
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/loads.json',
        source: JSON.stringify(loads, null, 2),
      })
    },
  }
}
