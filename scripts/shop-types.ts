import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { basename, relative, resolve, sep } from 'node:path'

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
const { status, stdout, stderr } = spawnSync('tsc', ['-b', ...PROJECTS, ...process.argv.slice(2)], {
  cwd: COPY,
  encoding: 'utf8',
  maxBuffer: Infinity,
})
process.stdout.write(withOwnPaths(stdout))
process.stderr.write(stderr)
process.exitCode = status ?? 1

/** Names files of the copy as they are called in the repository. */
function withOwnPaths(output: string) {
  const folder = relative(ROOT, SHOP_FOLDER)
  return output.replaceAll(COPY + sep, '').replaceAll(/(?<![\w#/.-])shop\//g, `${folder}/`)
}

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
