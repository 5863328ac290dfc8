import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { createBuilder } from 'vite'

export const DEPLOYABLE = ['staging', 'production'] as const

const ROOT = resolve(import.meta.dirname, '..')

/**
 * `npm run deploy -- staging|production [--dry-run]`. The environment is chosen when the worker is built:
 * Wrangler itself would take any name afterwards.
 */
if (import.meta.main) {
  const [environment = '', ...flags] = process.argv.slice(2)
  if (!DEPLOYABLE.some((name) => name === environment)) {
    console.error(`"${environment}" is not an environment; use ${DEPLOYABLE.join(' or ')}.`)
    process.exit(1)
  }
  process.env.CLOUDFLARE_ENV = environment
  process.chdir(ROOT)
  const builder = await createBuilder({ logLevel: 'error' })
  await builder.buildApp()
  const { status } = spawnSync('wrangler', ['deploy', ...flags], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
