import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { filesOf, isTest, ROOT, textOf } from './sources.ts'

const listFolders = (root: string) => [
  ...new Set(
    filesOf(`${root}/**/*.{ts,tsx}`)
      .filter((path) => !isTest(path))
      .map((path) => dirname(path)),
  ),
]
const workerFolders = listFolders('worker')
const sharedFolders = listFolders('shared')

const upFrom = (folder: string) => folder.replace(/[^/]+/g, '..')

const RENDERING = [
  'react',
  'react-dom',
  'react-dom/server',
  'react-dom/server.node',
  'react-intl',
  '@tanstack/react-query',
  '#client/app/app.tsx',
]
const foreign = (folder: string) => [
  '#sandbox/app.ts',
  '#tests/worker/shop.ts',
  '#scripts/build.ts',
  '@stitches/react',
  'node:fs',
  `${upFrom(folder)}/client/app/app.tsx`,
  `${upFrom(folder)}/sandbox/app.ts`,
]
const outside = (folder: string) => [
  ...RENDERING,
  ...foreign(folder),
  'hono',
  'hono/cookie',
  'graphql',
  'intl-messageformat',
  'a-package-of-tomorrow',
  '@scope/package',
  'valibot/more',
  'cloudflare:workers',
  'virtual:messages',
  '#worker/config/config.ts',
  '#locales/en-US.json',
  `${upFrom(folder)}/worker/config.ts`,
  `./${upFrom(folder)}/worker/config.ts`,
  `../site/../${upFrom(folder)}/worker/config.ts`,
]
const inside = (folder: string) => [
  'valibot',
  './other.ts',
  ...(folder === 'shared' ? ['./http/problem.ts'] : ['../http/problem.ts', '../routes.ts']),
]

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    diagnostics: v.array(v.object({ code: v.string(), filename: v.string(), message: v.string() })),
  }),
)

const probes = new Map<string, readonly string[]>([
  ...workerFolders.map((folder) => [folder, [...RENDERING, ...foreign(folder)]] as const),
  ...sharedFolders.map((folder) => [folder, [...outside(folder), ...inside(folder)]] as const),
])
/** The modules rejected by the linter, by importing folder. */
const refused = new Map<string, string[]>()

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
  symlinkSync(resolve(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction')
  // The configuration names a rule of this repository.
  cpSync(resolve(ROOT, 'scripts/lint'), join(root, 'scripts/lint'), { recursive: true })
  // The rule needs no type information.
  const config = textOf('.oxlintrc.json').replace('"typeAware": true', '"typeAware": false')
  writeFileSync(join(root, '.oxlintrc.json'), config)
  for (const [folder, modules] of probes) {
    mkdirSync(join(root, folder), { recursive: true })
    const imports = modules.map((name, at) =>
      at % 2 ? `import '${name}'` : `export const a${at} = import('${name}')`,
    )
    writeFileSync(join(root, folder, 'probe.ts'), `${imports.join('\n')}\n`)
  }
  const args = [resolve(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  for (const { code, filename, message } of v.parse(Report, stdout).diagnostics) {
    const [, name] = /^'([^']+)' import is restricted/.exec(message) ?? []
    if (!code.includes('no-restricted-imports') || name === undefined) continue
    const folder = dirname(filename)
    refused.set(folder, [...new Set([...(refused.get(folder) ?? []), name])])
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const refusedIn = (folder: string) => (refused.get(folder) ?? []).toSorted()

test('no worker folder except the rendering one may import React or the client', () => {
  expect(workerFolders.length).toBeGreaterThan(35)
  for (const folder of workerFolders) {
    const expected = folder.startsWith('worker/render')
      ? foreign(folder)
      : [...RENDERING, ...foreign(folder)]
    expect(refusedIn(folder), folder).toEqual(expected.toSorted())
  }
})

test('shared code may import only valibot and shared code', () => {
  expect(sharedFolders.length).toBeGreaterThan(10)
  for (const folder of sharedFolders) {
    expect(refusedIn(folder), folder).toEqual(outside(folder).toSorted())
  }
})
