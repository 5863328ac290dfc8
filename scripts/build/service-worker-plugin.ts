import { resolve } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

import { SHOP_ALIAS } from '../shop-folder.ts'

const VIRTUAL = 'virtual:service-worker'
const FOLDER = 'client/service-worker'

/** Provides the code of the service worker, and of its replacement that unregisters it. */
export function serviceWorkerPlugin(): Plugin {
  let root = ''
  return {
    name: 'vitrine-service-worker',
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null
      const [storing, removing] = await Promise.all(
        ['service-worker.ts', 'unregister.ts'].map((file) => bundled(root, `${FOLDER}/${file}`)),
      )
      return [
        `export const serviceWorker = ${JSON.stringify(storing)}`,
        `export const unregister = ${JSON.stringify(removing)}`,
      ].join('\n')
    },
  }
}

/** Bundles a file with all of its imports into one script. */
export async function bundled(root: string, file: string) {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: SHOP_ALIAS },
    // Silences Workbox's logs.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: resolve(root, file), output: { format: 'iife' } },
    },
  })
  const [chunk] = (output as Rolldown.RolldownOutput).output
  return chunk.code
}
