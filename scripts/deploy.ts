import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { createBuilder } from 'vite'

const DEPLOYABLE = ['staging', 'production'] as const

const ROOT = resolve(import.meta.dirname, '..')

/**
 * `npm run deploy -- staging|production [--dry-run]`. The environment is fixed when the worker is built,
 * because Wrangler itself accepts any environment name later.
 */
if (import.meta.main) {
  const [name = '', ...flags] = process.argv.slice(2)
  const environment = DEPLOYABLE.find((known) => known === name)
  if (!environment) {
    console.error(`"${name}" is not an environment; use ${DEPLOYABLE.join(' or ')}.`)
    process.exit(1)
  }
  process.chdir(ROOT)
  const config = await buildFor(environment, `dist/${environment}`)
  const { status } = spawnSync('wrangler', ['deploy', '--config', config, ...flags], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

/**
 * Builds for one environment into its own directory, so that the local build of `npm start` is not affected.
 * Returns the path of the configuration that Wrangler deploys.
 */
export async function buildFor(environment: (typeof DEPLOYABLE)[number], directory: string) {
  process.env.CLOUDFLARE_ENV = environment
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true },
    environments: { client: { build: { outDir: `${directory}/client` } } },
  })
  await builder.buildApp()
  return resolve(ROOT, directory, 'vitrine/wrangler.json')
}
