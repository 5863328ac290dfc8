import { exec, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ROOT, textOf } from './sources.ts'

const Ranges = v.optional(v.record(v.string(), v.string()), {})

const Lock = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        integrity: v.optional(v.string()),
        link: v.optional(v.boolean(), false),
        inBundle: v.optional(v.boolean(), false),
        os: v.optional(v.array(v.string()), []),
        cpu: v.optional(v.array(v.string()), []),
        optionalDependencies: Ranges,
      }),
    ),
  }),
)

const Manifest = v.pipe(v.string(), v.parseJson(), v.object({ optionalDependencies: Ranges }))

const locked = v.parse(Lock, textOf('package-lock.json')).packages
const lockedPackages = Object.entries(locked).filter(([path]) => path.includes('node_modules/'))

test('the lock file holds the optional packages of every platform, each with its integrity', () => {
  const missing = lockedPackages.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !lockedFor(name, path))
      .map((name) => `${name} of ${path}`),
  )
  const unpinned = lockedPackages
    .filter(([, entry]) => !entry.integrity && !entry.link && !entry.inBundle)
    .map(([path]) => path)

  // `npm install --package-lock-only` adds missing entries.
  expect(missing).toEqual([])
  expect(unpinned).toEqual([])
})

test('installed packages declare the optional packages that the lock file lists', () => {
  const installed = lockedPackages.filter(([path]) =>
    existsSync(resolve(ROOT, path, 'package.json')),
  )
  expect(installed.length).toBeGreaterThan(200)
  for (const [path, { optionalDependencies }] of installed) {
    const declared = v.parse(Manifest, textOf(`${path}/package.json`)).optionalDependencies
    expect(optionalDependencies, path).toEqual(declared)
  }
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-installation-'))
  for (const name of ['sandbox', 'scripts', 'bin']) mkdirSync(join(folder, name))
  for (const path of [
    'package.json',
    'package-lock.json',
    'sandbox/package.json',
    'scripts/front-door.mjs',
  ]) {
    copyFileSync(resolve(ROOT, path), join(folder, path))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PLATFORMS = ['darwin', 'win32'].flatMap((os) => ['arm64', 'x64'].map((cpu) => ({ os, cpu })))

test('npm installs the binaries of macOS and Windows from the lock file', async () => {
  const outputs = await Promise.all(
    PLATFORMS.map(async ({ os, cpu }) => {
      const { stdout } = await promisify(exec)(
        `npm ci --dry-run --ignore-scripts --prefer-offline --json --os=${os} --cpu=${cpu}`,
        // In production, npm leaves out development-only packages.
        { cwd: folder, env: { ...process.env, NODE_ENV: '' }, maxBuffer: 10_000_000 },
      )
      return { os, cpu, stdout }
    }),
  )
  for (const { os, cpu, stdout } of outputs) {
    for (const tool of ['oxc-parser', 'oxfmt', 'oxlint', 'oxlint-tsgolint', 'rolldown']) {
      expect(stdout).toContain(binaryPackage(tool, os, cpu))
    }
  }
})

const front = [
  '--input-type=module',
  '--eval',
  "(await import('./scripts/front-door.mjs')).ensureInstalled()",
]

test('commands install exactly the lock file’s packages, once, and again after an interruption', () => {
  const calls = join(folder, 'calls')
  const stamp = join(folder, 'node_modules/.installed')
  const install = (outcome: string) => {
    const npm = `#!/bin/sh\necho "$@" >> ${calls}\nmkdir -p node_modules\n${outcome}\n`
    writeFileSync(join(folder, 'bin/npm'), npm)
    chmodSync(join(folder, 'bin/npm'), 0o755)
    rmSync(calls, { force: true })
    const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`
    const { status, stderr } = spawnSync(process.execPath, front, {
      cwd: folder,
      env: { ...process.env, PATH },
      encoding: 'utf8',
    })
    return { status, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' }
  }
  const ci = expect.stringMatching(/^ci( --\S+)*\n$/)

  expect(install('exit 1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('check the connection to the npm registry'),
    calls: ci,
  })
  expect(install('exit 0')).toMatchObject({ status: 0, calls: ci })
  expect(install('exit 0')).toMatchObject({ status: 0, calls: '' })

  const lock = readFileSync(join(folder, 'package-lock.json'))
  writeFileSync(join(folder, 'package-lock.json'), 'of another branch')
  expect(install('exit 1')).toMatchObject({ status: 1, calls: ci })
  writeFileSync(join(folder, 'package-lock.json'), lock)
  expect(existsSync(stamp)).toBe(false)
  expect(install('exit 0')).toMatchObject({ status: 0, calls: ci })
})

/** The entry that a dependent package resolves to: next to it, or further up. */
function lockedFor(name: string, from: string) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const entry = locked[`${folder}/node_modules/${name}`]
    if (entry) return entry
    if (!folder.includes('/node_modules/')) return locked[`node_modules/${name}`]
  }
}

/** The name of a tool's optional package for a platform. */
function binaryPackage(tool: string, os: string, cpu: string): string {
  const name = Object.keys(locked[`node_modules/${tool}`]?.optionalDependencies ?? {}).find(
    (optional) => {
      const entry = locked[`node_modules/${optional}`]
      return entry?.os.includes(os) && entry.cpu.includes(cpu)
    },
  )
  return name ?? `a binary of ${tool} for ${os} and ${cpu}`
}
