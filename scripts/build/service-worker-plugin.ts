import { resolve } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

const VIRTUAL = 'virtual:service-worker'
const FOLDER = 'client/service-worker'

/** Gives the worker the code of the service worker, and of the one that removes it. */
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

/** A file with everything that it imports, as one script. */
export async function bundled(root: string, file: string) {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Workbox otherwise logs what it does.
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
