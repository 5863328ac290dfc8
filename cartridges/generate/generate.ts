import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { runnerImport } from 'vite'

import { SHOP_ALIAS } from '../../scripts/shop-folder.ts'
import type * as files from './files.ts'

/**
 * Writes what `cartridges/`, and `cartridges/` of the retailer's folder, have of the shop's declarations:
 * `node cartridges/generate/generate.ts`.
 */

const ROOT = resolve(import.meta.dirname, '..')

// Vite, because content modules are declared beside their components.
const { module } = await runnerImport<typeof files>(resolve(import.meta.dirname, 'files.ts'), {
  root: resolve(ROOT, '..'),
  configFile: false,
  logLevel: 'error',
  resolve: { alias: SHOP_ALIAS },
})

for (const folder of module.GENERATED_FOLDERS)
  rmSync(resolve(ROOT, folder), { recursive: true, force: true })
for (const [path, text] of module.generatedFiles()) {
  const file = resolve(ROOT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
