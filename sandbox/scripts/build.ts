import { resolve } from 'node:path'

import { createBuilder } from 'vite'

import { ifStale } from './if-stale.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCES = [
  '{package.json,vite.config.ts,wrangler.toml}',
  '!(.*|dist|node_modules|scripts|tests)/**/*',
  '*.ts',
]

/** Where the build leaves the service, as Wrangler and Miniflare read it. */
export const SERVICE_CONFIG = resolve(ROOT, 'dist/vitrine_sandbox/wrangler.json')

/** Names the sources of that build. */
export const BUILT_STAMP = resolve(ROOT, 'dist/.built')

/** Builds the service, unless exactly these sources are built already. */
export function buildServiceIfStale(onProgress: (message: string) => void = () => {}) {
  return ifStale({
    root: ROOT,
    sources: SOURCES,
    async build() {
      onProgress('building the commerce service')
      const configFile = resolve(ROOT, 'vite.config.ts')
      const builder = await createBuilder({ root: ROOT, configFile, logLevel: 'error' })
      await builder.buildApp()
    },
  })
}

if (import.meta.main) {
  await buildServiceIfStale()
  // The builder leaves file watchers running.
  process.exit(0)
}
