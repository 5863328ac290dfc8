import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { createBuilder } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const STAMP = resolve(ROOT, 'dist/.built')
const SOURCES = [
  '{client,locales,sandbox,shared,worker}/**/*',
  'scripts/build/*',
  '{package-lock.json,vite.config.ts,wrangler.toml}',
]

/** Builds both workers and the client for production, unless the last build used exactly these sources. */
export async function buildIfStale(onProgress: (message: string) => void = () => {}) {
  const wanted = sourcesHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  onProgress('building')
  await build()
  writeFileSync(STAMP, wanted)
}

async function build() {
  process.chdir(ROOT)
  const builder = await createBuilder({ logLevel: 'error' })
  await builder.buildApp()
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const pattern of SOURCES) {
    for (const file of globSync(pattern, { cwd: ROOT }).toSorted()) {
      const path = resolve(ROOT, file)
      if (!statSync(path).isFile() || /\.test\.tsx?$/.test(file)) continue
      hash.update(file).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}

if (import.meta.main) {
  await buildIfStale()
  // The builder leaves file watchers running, which would keep the process alive.
  process.exit(0)
}
