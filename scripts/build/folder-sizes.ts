import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { minifySync, type Plugin } from 'vite'

import { DIST } from '../shop-folder.ts'

/** Minified bytes by folder, for each file of the client's build. */
export type FolderSizes = Record<string, Record<string, number>>

export const FOLDER_SIZES_FILE = `${DIST}/folder-sizes.json`

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/
const SOURCE = /^(?:client\/[\w-]+(?=\/)|\w+(?=\/))/

/** Records the source folders of the client's scripts, for the report of `scripts/budgets.ts`. */
export function folderSizesPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-folder-sizes',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const sizes: FolderSizes = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') sizes[chunk.fileName] = measureFolders(chunk.modules, root)
      }
      const file = resolve(root, FOLDER_SIZES_FILE)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(sizes))
    },
  }
}

function measureFolders(modules: Record<string, { code: string | null }>, root: string) {
  const sizes: Record<string, number> = {}
  for (const [id, { code }] of Object.entries(modules)) {
    const folder = findFolder(id, root)
    // Without compression, which would drop a module's whole code as unused.
    const options = { module: true, compress: false }
    const bytes = code ? minifySync(id, code, options).code.length : 0
    sizes[folder] = (sizes[folder] ?? 0) + bytes
  }
  return sizes
}

/** The package, or the folder of the shop: `react-dom`, `client/bag`, `shared`, `locales`. */
export function findFolder(id: string, root: string) {
  const installed = PACKAGE.exec(id)?.[1]
  if (installed) return installed
  const path = id.replace(/^\0/, '').replace(`${root}/`, '')
  return SOURCE.exec(path)?.[0] ?? 'build'
}
