import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { filesOf, ROOT, textOf } from './sources.ts'

const RELEASES = ['7.1.0', '7.2.0', '7.2.1']
const NOT_COPIED = new Set([
  '.git',
  '.state',
  '.wrangler',
  'dist',
  'node_modules',
  'test-results',
  'playwright-report',
])
const SECOND_SHOP = 'tests/second-shop'

/** Every file of the core that reads the retailer's folder. */
const seams = filesOf('{client,scripts,shared,worker}/**/*.{ts,tsx}').filter((path) =>
  /from '#shop\//.test(textOf(path)),
)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'))
const upstream = join(folder, 'upstream')
const retailer = join(folder, 'retailer')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(cwd: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', SHOP: '' },
  })
  return { status, output: stdout + stderr }
}

function git(cwd: string, ...args: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  const { status, output } = run(cwd, 'git', ...identity, ...args)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output}`)
  return output.trim()
}

function commit(cwd: string, message: string) {
  git(cwd, 'add', '--all')
  git(cwd, 'commit', '--quiet', '--message', message)
}

const edit = (root: string, path: string, change: (text: string) => string) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')))

const upgrade = (...args: string[]) => run(retailer, 'node', 'scripts/upgrade.ts', ...args)

/** Changes the lines around every seam of the core, the demo in `shop/`, and the version. */
function release(version: string) {
  for (const path of seams)
    edit(upstream, path, (text) =>
      text.replace(/^(import[^;]*?from '#shop\/[^\n]*)$/m, `// ${version}\n$1\n// ${version}`),
    )
  edit(upstream, 'shop/markets.ts', (text) => `// ${version}\n${text}// ${version}\n`)
  writeFileSync(join(upstream, `shop/of-release-${version}.ts`), `export {}\n`)
  edit(upstream, 'package.json', (text) =>
    text.replace(/"version": "[\d.]+"/, `"version": "${version}"`),
  )
  const entry = [
    `### Rename ${version}`,
    '- **Action:** nothing.',
    '- **Applies to:** every shop.',
    '- **Paths:** `shop/markets.ts`',
    '- **Why:** a test.',
    `- **Validate:** seen ${version}.`,
  ]
  edit(upstream, 'CHANGELOG.md', (text) =>
    text.replace(/^## /m, `## ${version}\n\n${entry.join('\n')}\n\n## `),
  )
  commit(upstream, `Release ${version}`)
  git(upstream, 'tag', `v${version}`)
}

beforeAll(() => {
  cpSync(ROOT, upstream, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(basename(path)),
  })
  git(upstream, 'init', '--quiet', '--initial-branch=main')
  commit(upstream, 'Release today')
  git(folder, 'clone', '--quiet', '--origin', 'upstream', upstream, retailer)
  symlinkSync(join(ROOT, 'node_modules'), join(retailer, 'node_modules'))
  git(retailer, 'config', 'user.name', 'Retailer')
  git(retailer, 'config', 'user.email', 'retailer@example.com')
  rmSync(join(retailer, 'shop'), { recursive: true })
  cpSync(join(retailer, SECOND_SHOP), join(retailer, 'shop'), {
    recursive: true,
    filter: (path) => path !== join(retailer, SECOND_SHOP, 'tests'),
  })
  edit(retailer, 'shop/tsconfig.json', (text) => text.replaceAll('../../', '../'))
  commit(retailer, 'Open our shop')
  for (const version of RELEASES) release(version)
})

test('three releases that change the lines around every seam merge without a conflict', () => {
  expect(seams.length).toBeGreaterThan(20)
  const shop = () => git(retailer, 'rev-parse', 'HEAD:shop')
  const before = shop()
  for (const version of RELEASES) {
    const { status, output } = upgrade(version, '--no-verify')
    expect(output).toContain(`Merged v${version} without a conflict.`)
    expect(output).toContain(`Done when: seen ${version}.`)
    expect(status).toBe(0)
  }
  expect(shop()).toBe(before)
  expect(existsSync(join(retailer, 'shop/of-release-7.1.0.ts'))).toBe(false)
  for (const path of seams)
    expect(readFileSync(join(retailer, path), 'utf8').match(/\/\/ 7\.2\.1/g)).toHaveLength(2)
})

test('the upgraded shop passes its checks', () => {
  const { status, output } = run(retailer, 'node', 'scripts/verify-shop.ts', '--no-build')
  expect(output).toContain('shop passes every check.')
  expect(status).toBe(0)
})

test('a release that changes a line of the retailer in the core says which file, and goes on after it is resolved', () => {
  const path = 'shared/site/site.ts'
  edit(retailer, path, (text) => `// ours\n${text}`)
  commit(retailer, 'Change the core')
  edit(upstream, path, (text) => `// theirs\n${text}`)
  release('7.3.0')

  const prepared = upgrade('7.3.0', '--prepare')
  expect(prepared.output).toMatch(/may conflict:\n\s+shared\/site\/site\.ts/)
  const { status, output } = upgrade('7.3.0', '--no-verify')
  expect(output).toContain('These files of the core were changed here, too:\n  shared/site/site.ts')
  expect(status).toBe(1)
  expect(upgrade('7.3.0').output).toContain('There are changes that are not committed.')

  git(retailer, 'checkout', '--theirs', path)
  commit(retailer, 'Merge release 7.3.0')
  const again = upgrade('7.3.0', '--no-verify')
  expect(again.output).toContain('v7.3.0 was merged before.')
  expect(again.output).toContain('Done when: seen 7.3.0.')
  expect(again.status).toBe(0)
})

test('an unknown release is refused', () => {
  const { status, output } = upgrade('9.9.9')
  expect(output).toContain('There is no release v9.9.9.')
  expect(status).toBe(1)
})
