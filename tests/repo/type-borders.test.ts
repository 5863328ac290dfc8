import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, expect, test } from 'vitest'

import { ROOT } from './sources.ts'

const PROBES = resolve(ROOT, '.state/type-probes')
const TSC = resolve(ROOT, 'node_modules/.bin/tsc')

/** Globals that a project does not have, and globals that it has. */
const BORDERS = [
  ['client', ['Buffer', 'process', 'caches.default'], ['localStorage', 'document']],
  ['client/service-worker', ['document', 'window', 'localStorage'], ['caches']],
  ['worker', ['localStorage', 'document', 'window', 'HTMLElement'], ['caches.default']],
  ['shared', ['document', 'window', 'localStorage', 'Buffer', 'process'], ['URL']],
  ['scripts', ['document', 'window', 'HTMLElement'], ['Buffer', 'process']],
] as const

afterAll(() => rm(PROBES, { recursive: true, force: true }))

/** Two compilers for each project, all at once beside the other tests, have taken 20 s on a busy machine. */
const MAX_MS = 180_000

test.concurrent.each(BORDERS)(
  '%s sees only the globals of where it runs',
  async (...border) => {
    const [project, foreign, own] = border
    const lines = [...foreign, ...own].map((name) => `void ${name}`)
    const output = await compileIn(project, ['export {}', ...lines])

    const found = Array.from(
      output.matchAll(/probe\.ts\((\d+),/g),
      ([, line]) => lines[Number(line) - 2],
    )
    expect(found, output).toEqual(foreign.map((name) => `void ${name}`))
  },
  MAX_MS,
)

/** Compiles a file with the options and the declarations of a project, but without its sources. */
async function compileIn(project: string, lines: readonly string[]) {
  const folder = resolve(PROBES, project)
  const listed = await runTsc('-p', project, '--listFilesOnly')
  const declarations = listed
    .split('\n')
    .filter(
      (path) => path.endsWith('.d.ts') && !/\/typescript[^/]*\/.*\/lib\.|\.state\//.test(path),
    )
  const options = { composite: false, emitDeclarationOnly: false, noEmit: true }
  const config = {
    extends: resolve(ROOT, project, 'tsconfig.json'),
    compilerOptions: { ...options, rootDir: '/' },
    include: [],
    files: ['probe.ts', ...declarations],
    references: [],
  }
  await mkdir(folder, { recursive: true })
  await writeFile(resolve(folder, 'probe.ts'), lines.join('\n'))
  await writeFile(resolve(folder, 'tsconfig.json'), JSON.stringify(config))
  return runTsc('-p', folder)
}

/** What the compiler prints; its exit code says only that there are errors. */
async function runTsc(...args: string[]) {
  const { stdout } = await promisify(execFile)(TSC, args, { cwd: ROOT, maxBuffer: 2 ** 26 }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}
