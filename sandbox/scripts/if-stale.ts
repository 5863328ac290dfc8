import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

interface Build {
  /** Sources are found from here. */
  root: string
  /** The folder of the build, from `root`. */
  dist?: string
  /** Glob patterns of everything that the build depends on; tests are left out. */
  sources: readonly string[]
  build: () => Promise<void>
}

/** Builds, unless exactly these sources are built already. */
export async function ifStale({ root, dist = 'dist', sources, build }: Build) {
  const stamp = resolve(root, dist, '.built')
  const wanted = toHash(root, sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await build()
  writeFileSync(stamp, wanted)
}

function toHash(root: string, sources: readonly string[]) {
  const hash = createHash('sha256')
  for (const pattern of sources) {
    for (const file of globSync(pattern, { cwd: root }).toSorted()) {
      const path = resolve(root, file)
      if (!statSync(path).isFile() || /\.test\.tsx?$/.test(file)) continue
      hash.update(file).update(readFileSync(path))
    }
  }
  return hash.digest('hex')
}
