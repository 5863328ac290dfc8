import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

import { createBuilder, type Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = resolve(ROOT, '.state/simulator')
const CLIENT = resolve(FOLDER, 'client')
/** What the build moves out of the client's folder, and the worker's build reads there. */
const MANIFESTS = ['manifest', 'importmap', 'loads', 'sheets'] as const

interface Hunk {
  before: string
  after: string
}

/** The changes of a unified diff by file. */
export function readDiff(diff: string): Map<string, Hunk[]> {
  const files = new Map<string, Hunk[]>()
  for (const part of diff.split(/^--- /m).slice(1)) {
    const [, file = ''] = /^\+\+\+ b\/(.+)$/m.exec(part) ?? []
    const hunks = part.split(/^@@.*@@.*\n/m).slice(1)
    files.set(
      file,
      hunks.map((hunk) => ({ before: linesOf(hunk, '-'), after: linesOf(hunk, '+') })),
    )
  }
  return files
}

/** The context of a hunk with the lines that have this sign. */
const linesOf = (hunk: string, sign: '-' | '+') =>
  hunk
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n')

/** @throws {Error} if the source has changed since the diff was written */
export function applyHunks(source: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((text, { before, after }) => {
    const [start, end, more] = text.split(before)
    if (start === undefined || end === undefined || more !== undefined) {
      throw new Error(`The diff does not apply:\n${before}`)
    }
    return start + after + end
  }, source)
}

/** Changes sources while they are built, and leaves the files as they are. */
function plantPlugin(diff: string): Plugin {
  const files = readDiff(diff)
  return {
    name: 'planted-bug',
    enforce: 'pre',
    async load(id) {
      const hunks = id.startsWith(`${ROOT}/`) && files.get(id.slice(ROOT.length + 1))
      return hunks ? applyHunks(await readFile(id, 'utf8'), hunks) : null
    },
  }
}

/** Prepares what the builds of the worker need of the client's build. */
export async function copyClient() {
  await rm(CLIENT, { recursive: true, force: true })
  await cp(resolve(ROOT, 'dist/client'), CLIENT, { recursive: true })
  await mkdir(resolve(CLIENT, '.vite'), { recursive: true })
  for (const name of MANIFESTS) {
    await cp(resolve(ROOT, `dist/${name}.json`), resolve(CLIENT, `.vite/${name}.json`))
  }
}

/** Builds the storefront with a bug. @returns the built worker */
export async function buildPlanted(name: string, diff: string): Promise<string> {
  const outDir = resolve(FOLDER, 'planted', name)
  if (!existsSync(CLIENT)) await copyClient()
  process.chdir(ROOT)
  const builder = await createBuilder({
    configLoader: 'native',
    logLevel: 'error',
    plugins: [plantPlugin(diff)],
    environments: {
      client: { build: { outDir: CLIENT } },
      vitrine: { build: { outDir, emptyOutDir: true, minify: false } },
    },
  })
  const worker = builder.environments['vitrine']
  if (!worker) throw new Error('The configuration has no worker.')
  await builder.build(worker)
  return resolve(outDir, 'index.js')
}
