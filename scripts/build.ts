import { relative, resolve } from 'node:path'

import { createBuilder } from 'vite'

import { buildServiceIfStale } from '../sandbox/scripts/build.ts'
import { ifStale } from '../sandbox/scripts/if-stale.ts'
import { DIST, SHOP_FOLDER } from './shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCES = [
  '{client,locales,shared,shop-defaults,worker}/**/*',
  'scripts/build/*',
  '{package-lock.json,vite.config.ts,wrangler.toml}',
]

/** Builds the shop and the commerce service for production, each unless its last build used exactly these sources. */
export async function buildIfStale(onProgress: (message: string) => void = () => {}) {
  await buildServiceIfStale(onProgress)
  await ifStale({
    root: ROOT,
    dist: DIST,
    sources: [...SOURCES, `${relative(ROOT, SHOP_FOLDER)}/**/*`],
    async build() {
      onProgress('building')
      process.chdir(ROOT)
      const builder = await createBuilder({ configLoader: 'native', logLevel: 'error' })
      await builder.buildApp()
    },
  })
}

if (import.meta.main) {
  await buildIfStale()
  // The builder leaves file watchers running, which would keep the process alive.
  process.exit(0)
}
