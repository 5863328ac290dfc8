import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { basename, resolve, sep } from 'node:path'

import { SHOP_FOLDER } from './shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '..')
const COPY = resolve(ROOT, '.state/types-of', basename(SHOP_FOLDER))
const CORE = [
  'client',
  'locales',
  'shared',
  'shop-defaults',
  'worker',
  'package.json',
  'tsconfig.json',
]
const PROJECTS = ['shared', 'client', 'client/service-worker', 'worker']

copySources()
process.exitCode =
  spawnSync('tsc', ['-b', ...PROJECTS, ...process.argv.slice(2)], {
    cwd: COPY,
    stdio: 'inherit',
  }).status ?? 1

/**
 * `tsc -b` checks the core with the folder `shop/`, which `package.json` names. This copy has the shop of `--shop <folder>` in its
 * place. Times are kept, so that the next check skips what has not changed.
 */
function copySources() {
  for (const name of [...CORE, 'shop'])
    rmSync(resolve(COPY, name), { recursive: true, force: true })
  const copied = { recursive: true, preserveTimestamps: true }
  for (const name of CORE) cpSync(resolve(ROOT, name), resolve(COPY, name), copied)
  const isOwn = (path: string) => !path.startsWith(resolve(SHOP_FOLDER, 'tests') + sep)
  cpSync(SHOP_FOLDER, resolve(COPY, 'shop'), { ...copied, filter: isOwn })
  const modules = resolve(COPY, 'node_modules')
  if (!existsSync(modules)) symlinkSync(resolve(ROOT, 'node_modules'), modules)
}
