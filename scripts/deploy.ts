import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { createBuilder } from 'vite'

const DEPLOYABLE = ['staging', 'production'] as const

const ROOT = resolve(import.meta.dirname, '..')

/**
 * `npm run deploy -- staging|production [--dry-run]`. The environment is chosen when the worker is built:
 * Wrangler itself would take any name afterwards.
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
 * Builds what is deployed to an environment, apart from the local build, which `npm start` goes on with.
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
