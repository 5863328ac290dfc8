// Checks a shop after its files or the core have changed. `--no-build` leaves out the build and the budgets, which need a browser.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { SHOP_FOLDER } from './shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SHOP = relative(ROOT, SHOP_FOLDER)

/** Tests of the core that judge the files of any shop. */
const FOR_ANY_SHOP = [
  'client/ui/palette.test.ts',
  'tests/repo/countries.test.ts',
  'tests/repo/shop-imports.test.ts',
]

type Check = [name: string, program: string, ...args: string[]]

const unitTests = ['run', '--config=tests/vitest.config.ts', '--project=unit']
/** The shop's own tests of pages and calls, with the worker in its runtime. Vite would bundle the configuration with the default shop. */
const workerTests: Check[] =
  globSync('**/*.worker.test.ts', { cwd: SHOP_FOLDER }).length > 0
    ? [
        [
          'worker tests',
          'vitest',
          'run',
          '--config=tests/vitest.config.ts',
          '--configLoader=native',
          `--project=${SHOP === 'shop' ? 'worker' : 'shop'}`,
          `${SHOP_FOLDER}/`,
        ],
      ]
    : []

const withoutBuild: Check[] = [
  // The core's own tests name the demo's sites, so they are left out.
  ['types', 'node', 'scripts/shop-types.ts', '--checkers', '1'],
  ['messages', 'node', 'scripts/build/check-messages.ts'],
  ['rules', 'oxlint', '--deny-warnings', SHOP],
  ['tests', 'vitest', ...unitTests, `${SHOP_FOLDER}/`, ...FOR_ANY_SHOP],
  ...workerTests,
]
const checks: Check[] = process.argv.includes('--no-build')
  ? withoutBuild
  : [
      ['build', 'node', 'scripts/build.ts'],
      ...withoutBuild,
      ['budgets', 'node', 'scripts/budgets.ts'],
    ]

const failed = checks.filter(([name, program, ...args]) => {
  console.log(`\n── ${name} …`)
  return spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0
})
console.log(
  failed.length === 0
    ? `\n${SHOP} passes every check.`
    : `\nFailed: ${failed.map(([name]) => name).join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)
